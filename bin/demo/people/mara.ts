import { designDefaults } from '../../../shared/model/page.ts';
import { contactEntry, offer, type DemoPerson } from '../person.ts';
import { maraGerman } from './mara-german.ts';

export const mara: DemoPerson = {
  email: 'mara@example.com',
  country: 'SE',
  timeZone: 'Europe/Stockholm',
  profile: {
    agentName: 'mara',
    displayName: 'Mara Lindqvist',
    title: 'Interior designer for people who work at home',
    tagline: 'Rooms that stay calm when life does not.',
    location: 'Stockholm, and by video anywhere',
    aboutMe:
      'I plan homes for people who work in them. For twelve years I drew offices; then my own kitchen table became one, and I learned how much a room can take from you or give back.\n\n' +
      'A project begins with a walk through your home, by video or in person, and one honest question: where do you go when you want to think? From there I draw a plan that you can build in weekends or hand to a carpenter.\n\n' +
      'A first conversation of thirty minutes is free. A room plan costs 390 euros and takes ten days. Most clients start with one room and come back for the next.',
    description:
      'The plan is made for your rooms and your week. I look at the light in the hours you work, count the sockets and ask who else needs the table.\n\n' +
      'You get drawings that a carpenter can build from and that you can read without one. If a piece sells out within a year, I name another at the same price.',
    pageLanguage: 'en_us',
  },
  contacts: [
    contactEntry('c1', 'calendly', 'https://calendly.com/mara-lindqvist', true),
    contactEntry('c2', 'email', 'mara@example.com'),
    contactEntry('c3', 'whatsapp', '+46701740605'),
    contactEntry('c4', 'instagram', 'mara.lindqvist'),
    contactEntry('c5', 'pinterest', 'maralindqvist'),
  ],
  offers: [
    offer(
      'o1',
      'Room plan',
      '390 €',
      'One room in ten days: floor plan, colours, a shopping list with prices and two rounds of changes.',
      'https://calendly.com/mara-lindqvist',
    ),
    offer(
      'o2',
      'Home office in a day',
      '240 €',
      'A day by video: we move what you own until work has its place, and I name the three things worth buying.',
    ),
    offer(
      'o3',
      'Whole flat',
      'from 1,450 €',
      'Up to four rooms that belong together, planned over six weeks, with a visit in and around Stockholm.',
    ),
  ],
  features: [
    { id: 'f1', title: 'Twelve years of offices', text: 'and now the homes behind them' },
    { id: 'f2', title: 'Made for rented flats', text: 'nothing needs a drill' },
    { id: 'f3', title: 'A price for every piece', text: 'before you buy it' },
    { id: 'f4', title: 'English, Swedish, German', text: 'by video or in person' },
  ],
  news: [
    {
      daysAgo: 3,
      title: 'Two desks, one bedroom',
      text: 'A couple in Hammarby both work in the room they sleep in. We turned the bed by ninety degrees, and now each of them faces a window instead of the other’s screen. It cost 210 euros, most of it for lamps.',
      link: '',
    },
    {
      daysAgo: 17,
      title: 'Two places for whole flats',
      text: 'I plan four whole flats at a time, and two places are free again. Single rooms go on as usual.',
      link: '',
    },
    {
      daysAgo: 38,
      title: 'Before you paint a dark room',
      text: 'Try one lamp at the height of your eyes, one behind the screen and none on the ceiling. Live with it for a week. Half of those who do never ask me about the paint again.',
      link: '',
    },
    {
      daysAgo: 66,
      title: 'What I learned from a kitchen',
      text: 'A kitchen table can be an office if it stops being one at six. A drawer for the laptop, a second lamp and a cloth that only lies there in the evening did more than any desk I have drawn.',
      link: '',
    },
  ],
  translation: { language: 'de_de', texts: maraGerman },
  industry: 'interior',
  design: {
    template: 'personal-brand',
    layout: 'left',
    pageTheme: 'light',
    themeColour: '#b4532a',
    nameFont: 'serif',
    aboutFont: 'humanist',
    ...designDefaults,
  },
  assistant: {
    name: 'Juni',
    style: 'warm',
    greetings: {
      morning: 'Good morning! I know how Mara works and what it costs. What would you like to change at home?',
      afternoon: 'Good afternoon! I know how Mara works and what it costs. What would you like to change at home?',
      evening: 'Good evening! I know how Mara works and what it costs. What would you like to change at home?',
    },
    contactMethod: 'whatsapp',
    personWaitMinutes: 3,
    standardReply: 'That is one for Mara herself. Leave your name and number and she will call you back.',
    setup: {
      industry: 'Interior design',
      profession: 'Interior designer',
      keyInformation:
        'I plan home offices, kitchens and small flats.\n\nA room plan holds a floor plan, a colour scheme, a shopping list with prices and two rounds of changes.\n\nI work in English, Swedish and German.',
      clientConcerns:
        'Most people ask whether a plan fits their budget: I plan with furniture that you already own and name a price for every piece before you buy it.\n\nRented flats are fine: nothing I plan needs a drill unless you want it to.',
    },
  },
  portrait: {
    background: '#e9d3bf',
    backgroundEnd: '#d69f7a',
    skin: '#f1c7a5',
    hair: '#6b3a22',
    clothes: '#2f3e46',
    style: 'bun',
  },
  scene: 'room',
  questions: [
    {
      question: 'What does a room plan cost?',
      answer: 'A room plan costs 390 euros and takes ten days.',
      source: 'about-me',
      label: 'about me',
    },
    {
      question: 'Is the first conversation free?',
      answer: 'A first conversation of thirty minutes is free.',
      source: 'about-me',
      label: 'about me',
    },
    {
      question: 'Can you plan a rented flat?',
      answer: 'Rented flats are fine: nothing I plan needs a drill unless you want it to.',
      source: 'setup:clientConcerns',
      label: 'common questions',
    },
    {
      question: 'Do you work in German?',
      answer: 'I work in English, Swedish and German.',
      source: 'setup:keyInformation',
      label: 'what I offer',
    },
    {
      question: 'What is in the plan?',
      answer: 'A room plan holds a floor plan, a colour scheme, a shopping list with prices and two rounds of changes.',
      source: 'setup:keyInformation',
      label: 'what I offer',
    },
  ],
  unanswered: 'Do you also do gardens?',
  leads: [
    { name: 'Tom Berg', phone: '+46701234567', message: 'We move in March and need two desks in one bedroom.' },
    { name: 'Elif Kaya', phone: '+46739876543', message: 'Small kitchen, big family. Could you look at it by video?' },
    { name: 'Anders Holm', phone: '+46704445566', message: '' },
  ],
  views: 64,
  traffic: {
    sources: {
      direct: 22,
      instagram: 24,
      google: 19,
      pinterest: 11,
      qr: 9,
      linkedin: 5,
      facebook: 3,
      bing: 2,
      chatgpt: 2,
      'site:residencemagazine.se': 4,
      'utm:autumn-letter': 5,
    },
    countries: { SE: 58, DK: 9, DE: 11, NO: 8, GB: 6, FI: 4, US: 3, NL: 2 },
    phones: 0.68,
    places: {
      crd4mx: { name: 'Business card', share: 5 },
      fr26bx: { name: 'Design fair', share: 3 },
      std7wn: { name: 'Studio window', share: 2 },
    },
  },
};
