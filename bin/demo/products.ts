/** What the people of the demo sell. */
import type { Product, ProductContent } from '../../shared/model/product.ts';
import type { ProductPicture } from './product-art.ts';

export type DemoProduct = Pick<Product, 'slug' | 'title' | 'price' | 'summary' | 'description'> &
  Partial<Pick<ProductContent, 'button' | 'buttonLabel' | 'link'>> & {
    /** The main one first. */
    pictures?: ProductPicture[];
  };

const mara: DemoProduct[] = [
  {
    slug: 'desk-guide',
    title: 'The Desk Guide',
    price: '19 €',
    summary: 'Forty pages on where a desk goes when there is no room for one.',
    description:
      'Eleven flats between 28 and 70 square metres, each with its plan before and after. You see where the desk went, what had to move for it and what it cost.\n\n' +
      'The guide is a PDF in English, with plans to print in scale 1:50 and paper furniture to cut out and push around. Buyers of a room plan get the 19 euros back.',
    button: 'request',
    buttonLabel: 'Send me the guide',
    pictures: ['guide'],
  },
  {
    slug: 'light-kit',
    title: 'Light kit for a working corner',
    price: '148 €',
    summary: 'Three lamps that make a desk pleasant in November.',
    description:
      'One lamp for the height of your eyes, one behind the screen and one low in the corner. All three are warm white (2,700 kelvin), can be dimmed and need no drill: two stand, one clamps.\n\n' +
      'It comes in one box within five days, in the European Union without shipping costs. I put a drawing of your corner into the box when you send me a photo of it with your request.',
    button: 'request',
    pictures: ['lamps'],
  },
  {
    slug: 'sample-box',
    title: 'Sample box',
    price: '35 €',
    summary: 'Nine colours and cloths that go together, in your hands before you paint.',
    description:
      'Five paints on card, three cloths and a piece of oak, each with its maker and its number, so that you can buy them anywhere.\n\n' +
      'Keep the box for three weeks. Send it back and you pay 12 euros instead of 35.',
    button: 'ask',
    pictures: ['samples', 'samples-open'],
  },
];

const jonas: DemoProduct[] = [
  {
    slug: 'policen-check',
    title: 'Policen-Check auf einer Seite',
    price: '149 €',
    summary: 'Alle Ihre Verträge, geprüft und sortiert: behalten, ändern, kündigen.',
    description:
      'Sie schicken Fotos Ihrer Policen. Innerhalb von sieben Werktagen bekommen Sie eine einzige Seite zurück: links, was bleibt, in der Mitte, was sich ändern sollte, rechts, was weg kann, jeweils mit einem Satz Begründung.\n\n' +
      'Der Preis gilt für bis zu zwölf Verträge eines Haushalts. Wenn Sie danach über mich abschließen, rechne ich die 149 Euro an.',
    button: 'request',
  },
  {
    slug: 'leitfaden-berufsunfaehigkeit',
    title: 'Leitfaden Berufsunfähigkeit',
    price: 'kostenlos',
    summary: 'Zwanzig Seiten für Selbstständige, ohne Verkaufssprache.',
    description:
      'Welche Fragen der Versicherer stellt, was Sie vorher bei Ihrer Krankenkasse anfordern und warum eine anonyme Voranfrage zuerst kommt.\n\n' +
      'Als PDF, zuletzt überarbeitet im Herbst. Mit einer Checkliste für die Gesundheitsfragen zum Ausdrucken.',
    button: 'request',
    buttonLabel: 'Leitfaden anfordern',
  },
  {
    slug: 'notfallmappe',
    title: 'Notfallmappe für die Familie',
    price: '29 €',
    summary: 'Ein Ordner, in dem jemand anderes sofort alles findet.',
    description:
      'Zwölf Register, vorgedruckte Blätter und ein Umschlag für Zugänge. Sie füllen ihn an einem Abend aus, und Ihre Familie weiß im Ernstfall, wen sie zuerst anruft.\n\n' +
      'Versand innerhalb Deutschlands in drei Tagen. Ab fünf Mappen kostet jede 22 Euro.',
    button: 'ask',
  },
];

const khalid: DemoProduct[] = [
  {
    slug: 'دليل-البيت-الأول',
    title: 'دليل البيت الأول في دبي',
    price: '75 درهمًا',
    summary: 'ستون صفحة بالعربية من أول ميزانية حتى استلام المفتاح.',
    description:
      'يشرح الدليل الرسوم كلها في جدول واحد، ويقارن تسعة أحياء عائلية من حيث المدارس ورسوم الخدمات ووقت الطريق.\n\n' +
      'ملف PDF يُحدَّث مرتين في السنة، وتصلك التحديثات مجانًا. من يعمل معي بعد ذلك يُخصم له ثمنه من الأتعاب.',
    button: 'request',
    buttonLabel: 'أرسل لي الدليل',
  },
  {
    slug: 'تقرير-معاينة',
    title: 'تقرير معاينة مستقل',
    price: '950 درهمًا',
    summary: 'أزور البيت الذي اخترته وأكتب لك ما لا يقوله الإعلان.',
    description:
      'زيارة تستغرق ساعتين، وخمسون صورة على الأقل، وقياس ضغط الماء وفحص التكييف والعزل. يصلك التقرير خلال ثلاثة أيام عمل.\n\n' +
      'يشمل التقرير تقديرًا للسعر العادل مقارنةً بثلاث صفقات حديثة في المبنى نفسه.',
    button: 'request',
  },
  {
    slug: 'ورشة-التمويل',
    title: 'ورشة التمويل العقاري',
    price: '250 درهمًا للعائلة',
    summary: 'مساء واحد، وثماني عائلات، وكل أسئلة القرض.',
    description:
      'نلتقي أول ثلاثاء من كل شهر من السابعة حتى التاسعة مساءً في مكتبي. نحسب معًا القسط الشهري بثلاث نسب فائدة، وتخرج بقائمة الأوراق التي يطلبها البنك.\n\n' +
      'المقعد لشخصين، والشاي علينا.',
    button: 'ask',
  },
];

/** By agent name. */
export const demoProducts: Readonly<Record<string, readonly DemoProduct[]>> = {
  mara,
  'jonas-weber': jonas,
  'khalid-mansour': khalid,
};
