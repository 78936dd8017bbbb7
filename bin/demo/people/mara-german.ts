/** Mara's page in German, in her own words. News are named by their place, the newest first. */
export const maraGerman: Readonly<Record<string, string>> = {
  'profile/title': 'Innenarchitektin für Menschen, die zu Hause arbeiten',
  'profile/tagline': 'Räume, die ruhig bleiben, wenn es das Leben nicht tut.',
  'profile/location': 'Stockholm, und per Video überall',
  'profile/aboutMe':
    'Ich plane Wohnungen für Menschen, die darin arbeiten. Zwölf Jahre lang habe ich Büros gezeichnet; dann wurde mein eigener Küchentisch eines, und ich lernte, wie viel ein Raum nehmen und wie viel er zurückgeben kann.\n\n' +
    'Ein Projekt beginnt mit einem Rundgang durch Ihre Wohnung, per Video oder vor Ort, und mit einer ehrlichen Frage: Wohin gehen Sie, wenn Sie nachdenken wollen? Daraus zeichne ich einen Plan, den Sie an Wochenenden selbst bauen oder einer Tischlerei geben können.\n\n' +
    'Ein erstes Gespräch von dreißig Minuten ist kostenlos. Ein Raumplan kostet 390 Euro und dauert zehn Tage. Die meisten beginnen mit einem Raum und kommen für den nächsten wieder.',
  'profile/description':
    'Der Plan entsteht für Ihre Räume und Ihre Woche. Ich sehe mir das Licht in Ihren Arbeitsstunden an, zähle die Steckdosen und frage, wer den Tisch sonst noch braucht.\n\n' +
    'Sie bekommen Zeichnungen, nach denen eine Tischlerei bauen kann und die Sie auch ohne eine verstehen. Ist ein Möbelstück innerhalb eines Jahres ausverkauft, nenne ich Ihnen ein anderes zum selben Preis.',
  'features/f1/title': 'Zwölf Jahre Büros',
  'features/f1/text': 'und jetzt die Wohnungen dahinter',
  'features/f2/title': 'Für Mietwohnungen gemacht',
  'features/f2/text': 'nichts braucht einen Bohrer',
  'features/f3/title': 'Ein Preis für jedes Stück',
  'features/f3/text': 'bevor Sie es kaufen',
  'features/f4/title': 'Englisch, Schwedisch, Deutsch',
  'features/f4/text': 'per Video oder vor Ort',
  'offers/o1/title': 'Raumplan',
  'offers/o1/text':
    'Ein Raum in zehn Tagen: Grundriss, Farben, eine Einkaufsliste mit Preisen und zwei Änderungsrunden.',
  'offers/o1/price': '390 €',
  'offers/o2/title': 'Arbeitszimmer an einem Tag',
  'offers/o2/text':
    'Ein Tag per Video: Wir räumen um, was Sie haben, bis die Arbeit ihren Platz hat, und ich nenne Ihnen die drei Dinge, deren Kauf sich lohnt.',
  'offers/o2/price': '240 €',
  'offers/o3/title': 'Ganze Wohnung',
  'offers/o3/text':
    'Bis zu vier Räume, die zusammengehören, in sechs Wochen geplant, mit einem Besuch in und um Stockholm.',
  'offers/o3/price': 'ab 1.450 €',
  'assistant/morning':
    'Guten Morgen! Ich weiß, wie Mara arbeitet und was es kostet. Was möchten Sie zu Hause verändern?',
  'assistant/afternoon':
    'Guten Tag! Ich weiß, wie Mara arbeitet und was es kostet. Was möchten Sie zu Hause verändern?',
  'assistant/evening':
    'Guten Abend! Ich weiß, wie Mara arbeitet und was es kostet. Was möchten Sie zu Hause verändern?',
  'assistant/standardReply':
    'Das beantwortet Mara lieber selbst. Hinterlassen Sie Namen und Nummer, dann ruft sie Sie zurück.',
  'news/0/title': 'Zwei Schreibtische, ein Schlafzimmer',
  'news/0/text':
    'Ein Paar in Hammarby arbeitet in dem Zimmer, in dem beide schlafen. Wir haben das Bett um neunzig Grad gedreht, und nun blickt jeder aus einem Fenster statt auf den Bildschirm des anderen. Gekostet hat es 210 Euro, das meiste davon für Lampen.',
  'news/1/title': 'Zwei Plätze für ganze Wohnungen',
  'news/1/text':
    'Ich plane vier ganze Wohnungen zugleich, und zwei Plätze sind wieder frei. Mit einzelnen Räumen geht es weiter wie immer.',
  'news/2/title': 'Bevor Sie ein dunkles Zimmer streichen',
  'news/2/text':
    'Versuchen Sie es mit einer Lampe auf Augenhöhe, einer hinter dem Bildschirm und keiner an der Decke. Leben Sie eine Woche damit. Die Hälfte fragt mich danach nie wieder nach der Farbe.',
  'news/3/title': 'Was ich von einer Küche gelernt habe',
  'news/3/text':
    'Ein Küchentisch kann ein Büro sein, wenn er um sechs aufhört, eines zu sein. Eine Schublade für den Laptop, eine zweite Lampe und ein Tuch, das nur abends daliegt, haben mehr bewirkt als jeder Schreibtisch, den ich gezeichnet habe.',
  'products/0/title': 'Der Schreibtisch-Ratgeber',
  'products/0/price': '19 €',
  'products/0/summary': 'Vierzig Seiten darüber, wohin ein Schreibtisch kommt, wenn es kein Zimmer für ihn gibt.',
  'products/0/description':
    'Elf Wohnungen zwischen 28 und 70 Quadratmetern, jede mit ihrem Grundriss vorher und nachher. Sie sehen, wo der Schreibtisch hinkam, was dafür weichen musste und was es gekostet hat.\n\nDer Ratgeber ist ein PDF auf Englisch, mit Plänen zum Ausdrucken im Maßstab 1:50 und Papiermöbeln zum Ausschneiden und Verschieben. Wer einen Raumplan kauft, bekommt die 19 Euro zurück.',
  'products/1/title': 'Lichtset für eine Arbeitsecke',
  'products/1/price': '148 €',
  'products/1/summary': 'Drei Lampen, mit denen ein Schreibtisch auch im November angenehm ist.',
  'products/1/description':
    'Eine Lampe auf Augenhöhe, eine hinter dem Bildschirm und eine tief in der Ecke. Alle drei sind warmweiß (2.700 Kelvin), dimmbar und brauchen keine Bohrmaschine: zwei stehen, eine klemmt.\n\nEs kommt innerhalb von fünf Tagen in einem Karton, in der Europäischen Union ohne Versandkosten. Wenn Sie mir mit Ihrer Anfrage ein Foto Ihrer Ecke schicken, lege ich eine Zeichnung davon bei.',
  'products/2/title': 'Musterkiste',
  'products/2/price': '35 €',
  'products/2/summary': 'Neun Farben und Stoffe, die zusammenpassen, in Ihren Händen, bevor Sie streichen.',
  'products/2/description':
    'Fünf Farben auf Karton, drei Stoffe und ein Stück Eiche, jedes mit Hersteller und Nummer, damit Sie es überall kaufen können.\n\nBehalten Sie die Kiste drei Wochen. Schicken Sie sie zurück, dann zahlen Sie 12 Euro statt 35.',
};
