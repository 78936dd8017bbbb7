import { designDefaults } from '../../../shared/model/page.ts';
import { contactEntry, offer, type DemoPerson } from '../person.ts';

export const jonas: DemoPerson = {
  email: 'jonas@example.com',
  country: 'DE',
  timeZone: 'Europe/Berlin',
  profile: {
    agentName: 'jonas-weber',
    displayName: 'Jonas Weber',
    title: 'Unabhängiger Versicherungsmakler',
    organisation: 'Weber & Partner',
    organisationLink: 'https://weber-versicherungen.example/',
    tagline: 'Weniger Policen. Bessere.',
    location: 'München und online',
    aboutMe:
      'Ich berate Selbstständige und junge Familien zu den Versicherungen, die sie wirklich brauchen, und sage offen, welche sie kündigen können.\n\n' +
      'Das erste Gespräch dauert 45 Minuten und kostet nichts. Danach bekommen Sie auf einer Seite, was bleibt, was geht und was fehlt. Ich werde von den Versicherern bezahlt und zeige Ihnen jede Provision.',
    description:
      'Bringen Sie Ihren Ordner mit, so wie er ist. Wir gehen jede Police durch und fragen zuerst, welcher Schaden Sie wirklich in Not brächte. Was diese Frage nicht besteht, darf gehen.\n\n' +
      'Danach haben Sie Ruhe: Ich melde mich einmal im Jahr, und im Schadensfall schreibe ich mit dem Versicherer, nicht Sie.',
    pageLanguage: 'de_de',
  },
  contacts: [
    contactEntry('c1', 'phone', '+4915112345678', true),
    contactEntry('c2', 'email', 'jonas@example.com'),
    contactEntry('c3', 'linkedin', 'https://www.linkedin.com/in/jonas-weber-makler'),
    contactEntry('c4', 'business', 'https://weber-versicherungen.example'),
  ],
  offers: [
    offer(
      'o1',
      'Erstgespräch',
      'kostenlos',
      '45 Minuten in München oder online. Danach wissen Sie, was bleibt, was geht und was fehlt.',
    ),
    offer(
      'o2',
      'Anonyme Voranfrage',
      'kostenlos',
      'Vor einer Berufsunfähigkeitsversicherung frage ich mehrere Versicherer ohne Ihren Namen, damit eine Absage nirgends gespeichert wird.',
    ),
    offer(
      'o3',
      'Jahresgespräch',
      '30 Minuten im Jahr',
      'Neuer Beruf, Kind, Wohnung: Wir prüfen einmal im Jahr, ob noch passt, was Sie bezahlen.',
    ),
  ],
  features: [
    { id: 'f1', title: 'Keinem Versicherer verpflichtet', text: 'ich vergleiche rund sechzig' },
    { id: 'f2', title: 'Jede Provision offen', text: 'auf derselben Seite wie die Empfehlung' },
    { id: 'f3', title: 'Kündigen gehört dazu', text: 'wenn eine Police nichts nützt' },
    { id: 'f4', title: 'Hilfe im Schadensfall', text: 'den Schriftwechsel führe ich' },
  ],
  news: [
    {
      daysAgo: 4,
      title: 'Drei Zeilen in Ihrer Haftpflicht',
      text: 'Zehn Millionen Euro Deckung, Schutz bei Forderungsausfall und Schäden an geliehenen Dingen: Diese drei Zeilen sollten in jeder Privathaftpflicht stehen. Fehlt eine, kostet der bessere Vertrag oft weniger als der alte.',
      link: '',
    },
    {
      daysAgo: 23,
      title: 'Selbstständig? Erst anrufen, dann kündigen',
      text: 'Wer seine Anstellung aufgibt, hat für die freiwillige gesetzliche Krankenversicherung nur wenige Wochen Zeit. Rufen Sie an, bevor Sie kündigen. Danach ist manche Tür zu.',
      link: '',
    },
    {
      daysAgo: 51,
      title: 'Was ich zum Gespräch brauche',
      text: 'Ein Foto von jeder Police genügt, gern mit Kaffeefleck. Was Sie nicht finden, fordere ich mit Ihrer Vollmacht beim Versicherer an.',
      link: '',
    },
  ],
  industry: 'insurance',
  design: {
    template: 'professional',
    layout: 'left',
    pageTheme: 'auto',
    themeColour: '#1f3a5f',
    nameFont: 'humanist',
    aboutFont: 'system',
    ...designDefaults,
  },
  assistant: {
    name: 'Clara',
    style: 'concise',
    greetings: {
      morning: 'Guten Morgen! Ich beantworte Fragen zu Jonas Webers Beratung.',
      afternoon: 'Guten Tag! Ich beantworte Fragen zu Jonas Webers Beratung.',
      evening: 'Guten Abend! Ich beantworte Fragen zu Jonas Webers Beratung.',
    },
    contactMethod: 'contact-page',
    personWaitMinutes: 3,
    standardReply: 'Das weiß Jonas am besten selbst. Hinterlassen Sie Namen und Nummer, er ruft zurück.',
    setup: {
      industry: 'Versicherungen',
      profession: 'Versicherungsmakler',
      keyInformation:
        'Schwerpunkte: Berufsunfähigkeit, Privathaftpflicht, Krankenversicherung für Selbstständige.\n\nTermine gibt es montags bis donnerstags von 9 bis 18 Uhr.',
      clientConcerns:
        'Viele fragen, ob ein Wechsel Nachteile hat: Das prüfe ich schriftlich, bevor Sie etwas kündigen.',
    },
  },
  portrait: {
    background: '#d7dee8',
    backgroundEnd: '#9fb0c6',
    skin: '#eebf9b',
    hair: '#8a5a2b',
    clothes: '#1f3a5f',
    style: 'short',
  },
  scene: null,
  questions: [
    {
      question: 'Was kostet das erste Gespräch?',
      answer: 'Das erste Gespräch dauert 45 Minuten und kostet nichts.',
      source: 'about-me',
      label: 'about me',
    },
    {
      question: 'Wann gibt es Termine?',
      answer: 'Termine gibt es montags bis donnerstags von 9 bis 18 Uhr.',
      source: 'setup:keyInformation',
      label: 'what I offer',
    },
    {
      question: 'Wer bezahlt Sie?',
      answer: 'Ich werde von den Versicherern bezahlt und zeige Ihnen jede Provision.',
      source: 'about-me',
      label: 'about me',
    },
  ],
  unanswered: 'Beraten Sie auch zu Tierversicherungen?',
  leads: [{ name: 'Sabine Kurz', phone: '+4917612345678', message: 'Selbstständig seit Januar, bitte um Rückruf.' }],
  views: 27,
  traffic: {
    sources: { direct: 26, google: 34, linkedin: 14, xing: 9, bing: 5, duckduckgo: 4, qr: 4, 'site:anwalt.de': 6 },
    countries: { DE: 82, AT: 9, CH: 7, LU: 1 },
    phones: 0.47,
    places: { knz5rt: { name: 'Schaufenster der Kanzlei', share: 1 } },
  },
};
