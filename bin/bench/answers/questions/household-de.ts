import { literal, multiPassage, crossLanguage, paraphrase, unanswerable, type BenchQuestion } from '../question.ts';

export const householdDe: readonly BenchQuestion[] = [
  literal(
    'Bis zu welchem Betrag sind Arbeitsgeräte versichert?',
    ['Arbeitsgeräte, die Ihrem Beruf dienen, bis 5.000 Euro'],
    ['5.000'],
  ),
  literal(
    'Wie weit dürfen Garagen von der Wohnung entfernt liegen?',
    ['wenn sie höchstens 3 Kilometer von der Wohnung entfernt liegen'],
    ['3'],
  ),
  literal(
    'Sind Sengschäden im Tarif Komfort versichert?',
    ['im Tarif Komfort bis 1.000 Euro und im Tarif Exklusiv bis 5.000 Euro'],
    ['1.000'],
  ),
  literal(
    'Bis zu wie viel Prozent sind Schäden durch Überspannung im Tarif Kompakt versichert?',
    ['Schäden durch Überspannung sind im Tarif Kompakt bis 10 Prozent der Versicherungssumme versichert'],
    ['10'],
  ),
  literal(
    'Auf welchen Betrag ist die Entschädigung bei Raub außerhalb der Wohnung begrenzt?',
    ['Bei Raub außerhalb der Wohnung ist die Entschädigung auf 15.000 Euro begrenzt'],
    ['15.000'],
  ),
  literal('Was ist Leitungswasser?', [
    'Leitungswasser ist Wasser, das aus Rohren, Heizungen, Klimaanlagen, Wasserbetten oder Aquarien',
  ]),
  literal(
    'Ab welcher Windstärke ist es ein Sturm?',
    ['Sturm ist eine wetterbedingte Luftbewegung von mindestens Windstärke 8'],
    ['8'],
  ),
  literal('Sind Sachen auf dem Balkon gegen Sturm versichert?', [
    'Sachen auf dem Balkon sind nur im Tarif Exklusiv gegen Sturm versichert',
  ]),
  literal(
    'Wie hoch ist die Selbstbeteiligung im Tarif Komfort?',
    ['Die Selbstbeteiligung beträgt 300 Euro im Tarif Kompakt, 150 Euro im Tarif Komfort'],
    ['150'],
  ),
  literal(
    'Wie hoch ist die Selbstbeteiligung bei Elementarschäden?',
    ['Bei Elementarschäden beträgt sie in jedem Tarif 500 Euro'],
    ['500'],
  ),
  literal(
    'Wann prüfen Sie nicht, ob eine Unterversicherung besteht?',
    ['Wenn die Versicherungssumme mindestens 650 Euro je Quadratmeter Wohnfläche beträgt'],
    ['650'],
  ),
  literal(
    'Bis zu wie viel Prozent der Versicherungssumme sind Wertsachen im Tarif Exklusiv versichert?',
    [
      'Wertsachen sind insgesamt bis 20 Prozent der Versicherungssumme im Tarif Kompakt, bis 30 Prozent im Tarif Komfort und bis 50 Prozent',
    ],
    ['50'],
  ),
  literal(
    'Wie viel wiegt ein Wertschutzschrank mindestens?',
    ['Ein Wertschutzschrank wiegt mindestens 200 Kilogramm'],
    ['200'],
  ),
  literal('Nach welcher Norm ist ein Wertschutzschrank geprüft?', ['er ist nach der Norm EN 1143-1 geprüft'], ['1143']),
  literal(
    'Wie lang ist die Wartezeit beim Baustein Elementar?',
    ['Die Wartezeit beträgt 14 Tage ab Beginn des Bausteins'],
    ['14'],
  ),
  literal('Was versichert der Baustein Glas?', [
    'Der Baustein Glas versichert Scheiben, Glasplatten, Glaskeramik-Kochfelder und Duschwände gegen Bruch',
  ]),
  literal(
    'Bis zu welchem Betrag ersetzt der Baustein Internet gefälschte Überweisungen?',
    ['ersetzt Vermögensschäden durch gefälschte Überweisungen bis 2.500 Euro'],
    ['2.500'],
  ),
  literal(
    'Welche Grenze gilt für die Außenversicherung im Tarif Exklusiv?',
    ['Im Tarif Exklusiv gilt die Grenze von 30.000 Euro'],
    ['30.000'],
  ),
  literal(
    'Wie lange besteht während eines Umzugs Schutz in beiden Wohnungen?',
    ['Während eines Umzugs besteht Schutz in beiden Wohnungen, längstens zwei Monate'],
    [],
  ),
  literal(
    'Wie hoch sind die Hotelkosten am Tag im Tarif Kompakt?',
    ['Hotelkosten ersetzen wir bis 80 Euro am Tag im Tarif Kompakt'],
    ['80'],
  ),
  literal('Wie lange ersetzen Sie Bewachungskosten?', ['Bewachungskosten: bis zu 48 Stunden'], ['48']),
  literal(
    'Wie viel Prozent der Kosten meines Sachverständigen ersetzen Sie?',
    ['ersetzen wir 80 Prozent der Kosten Ihres Sachverständigen'],
    ['80'],
  ),
  literal(
    'Ab wie vielen Tagen muss ich melden, dass die Wohnung unbewohnt bleibt?',
    ['Melden Sie, wenn die Wohnung länger als 60 Tage unbewohnt bleibt'],
    ['60'],
  ),
  literal('Wann ist die Entschädigung fällig?', ['Die Entschädigung ist zwei Wochen nach unserer Entscheidung fällig']),
  literal('Wann verjähren Ansprüche aus diesem Vertrag?', ['Ansprüche aus diesem Vertrag verjähren in drei Jahren']),
  literal(
    'Wie hoch ist der Zuschlag bei vierteljährlicher Zahlung?',
    ['bei vierteljährlicher Zahlung von 5 Prozent'],
    ['5'],
  ),
  literal(
    'Innerhalb von wie vielen Tagen kann ich den Vertrag widerrufen?',
    ['Sie können den Vertrag innerhalb von 14 Tagen widerrufen'],
    ['14'],
  ),
  literal('An welche Adresse richte ich Beschwerden?', ['Beschwerden richten Sie an beschwerde@lindenhof.example']),
  literal('Wie ist die Nummer vom Schadentelefon?', ['Schadentelefon rund um die Uhr: 0531 555 0199'], ['0199']),
  paraphrase(
    'Mein Rad wurde nachts vor dem Haus geklaut. Zahlen Sie?',
    ['Zwischen 22 und 6 Uhr muss das Fahrrad in einem verschlossenen Raum stehen'],
    ['22', '6'],
  ),
  paraphrase(
    'Meine Tochter studiert in einer anderen Stadt. Ist ihr Zimmer mitversichert?',
    ['Hausrat von Kindern in Ausbildung gilt als vorübergehend außerhalb'],
    ['27'],
  ),
  paraphrase('Bis wann muss ich rauskommen, wenn ich den Vertrag nicht verlängern will?', [
    'wenn ihn niemand spätestens drei Monate vor dem Ablauf kündigt',
  ]),
  paraphrase('Bekomme ich den Preis eines neuen Fernsehers oder nur den alten Wert?', ['Wir ersetzen den Neuwert']),
  paraphrase('Der Keller stand unter Wasser, weil der Kanal überlief.', [
    'Bei Rückstau leisten wir nur, wenn eine Rückstausicherung eingebaut ist',
  ]),
  multiPassage(
    'Was ist vom Hausrat auf Reisen versichert, wie lange und bis zu welchem Betrag im Tarif Komfort?',
    [
      'Vorübergehend sind höchstens 3 Monate im Tarif Kompakt, 6 Monate im Tarif Komfort',
      'Die Entschädigung ist auf 10 Prozent der Versicherungssumme begrenzt',
    ],
    ['6', '15.000'],
  ),
  multiPassage(
    'Kann ich im Tarif Kompakt Fahrräder versichern, und was gilt im Tarif Komfort?',
    [
      'Im Tarif Kompakt kann der Baustein Fahrrad nicht gewählt werden',
      'Die Entschädigung ist auf 3.000 Euro im Tarif Komfort',
    ],
    ['3.000'],
  ),
  crossLanguage(
    'en',
    'How high is the deductible in the Komfort plan?',
    ['Die Selbstbeteiligung beträgt 300 Euro im Tarif Kompakt, 150 Euro im Tarif Komfort'],
    ['150'],
  ),
  crossLanguage(
    'en',
    'How much does a hotel cost per day under Exklusiv that you reimburse?',
    ['bis 180 Euro am Tag im Tarif Exklusiv'],
    ['180'],
  ),
  unanswerable('Wie hoch ist der Jahresbeitrag für 80 Quadratmeter?'),
  unanswerable('Wie hoch waren die Überschüsse im letzten Jahr?'),
  unanswerable('Welche Schlösser empfiehlt die Polizei?'),
  unanswerable('Wer ist Vorstand des Vereins?'),
  unanswerable('Gibt es einen Rabatt für Studenten?'),
  unanswerable('Was kostet die Wartung einer Rückstausicherung?'),
  unanswerable('Wie schwer darf ein Wohnwagen sein?'),
  unanswerable('Welche Farbe hat der Versicherungsschein?'),
  literal(
    'Bis zu welchem Geburtstag gilt Hausrat von Kindern in Ausbildung als vorübergehend außerhalb?',
    ['längstens bis zum 27. Geburtstag'],
    ['27'],
  ),
  literal('Wie oft muss die Rückstausicherung gewartet werden?', [
    'wenn eine Rückstausicherung eingebaut ist und einmal im Jahr gewartet wird',
  ]),
  literal(
    'Bis zu welchem Betrag umfasst der Baustein Internet die Rettung von Daten?',
    ['Er umfasst auch die Rettung von Daten bis 500 Euro'],
    ['500'],
  ),
  literal('Wann endet der Vertrag, wenn die neue Wohnung nicht in Deutschland liegt?', [
    'so endet der Vertrag spätestens zwei Monate nach Umzugsbeginn',
  ]),
  literal(
    'Wie alt müssen Antiquitäten sein, damit sie Wertsachen sind?',
    ['Antiquitäten, die älter als 100 Jahre sind'],
    ['100'],
  ),
  literal(
    'Mit wie viel Prozent im Jahr verzinsen Sie die Entschädigung?',
    ['verzinsen wir die Entschädigung mit 4 Prozent im Jahr'],
    ['4'],
  ),
  literal('Wer trägt die Kosten des Obmanns?', ['die Kosten des Obmanns werden geteilt']),
  literal('Um wie viel Uhr beginnt der Schutz?', ['um 12 Uhr mittags'], ['12']),
  literal(
    'Innerhalb von wie vielen Arbeitstagen antworten Sie auf Beschwerden?',
    ['Wir antworten innerhalb von 10 Arbeitstagen'],
    ['10'],
  ),
  literal('Sind Kratzer beim Baustein Glas ein Bruch?', ['Kratzer und Muschelausbrüche sind kein Bruch']),
  literal('Wie lange kann ich der Anpassung der Versicherungssumme widersprechen?', [
    'Sie können der Anpassung innerhalb eines Monats widersprechen',
  ]),
  literal(
    'Wie viel wird im Tarif Exklusiv für Kühlgut nach Stromausfall gezahlt?',
    ['Kühlgut nach Stromausfall'],
    ['1.500'],
  ),
  multiPassage(
    'Gehören Frühstück und Telefon zu den Hotelkosten, und für wie viele Tage werden Hotelkosten ersetzt?',
    ['jeweils für höchstens 200 Tage', 'Frühstück und Telefon gehören nicht dazu'],
    ['200'],
  ),
  unanswerable('Wie hoch ist der Verbraucherpreisindex in diesem Jahr?'),
  unanswerable('Welche Bank führt das Konto für die Lastschrift?'),
  unanswerable('Wie viele Mitglieder hat der Verein?'),
  unanswerable('Was kostet ein Wertschutzschrank?'),
  unanswerable('Wie heißt der Ombudsmann für Versicherungen?'),
  unanswerable('Wie teuer ist der Baustein Glas im Monat?'),
  unanswerable('In welchem Jahr wurde der Verein gegründet?'),
];
