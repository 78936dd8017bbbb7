/**
 * Words of the reader: what carries no meaning of its own, and what means the same thing in questions to a
 * professional's page. English, German, Arabic and Chinese (both scripts); a few function words of other languages.
 */

export type Concept =
  | 'about'
  | 'booking'
  | 'contact'
  | 'credentials'
  | 'email'
  | 'experience'
  | 'hours'
  | 'language'
  | 'location'
  | 'payment'
  | 'phone'
  | 'price'
  | 'quantity'
  | 'service';

/** Single words of alphabetic scripts, in any inflection that the stemmer folds together. */
export const CONCEPT_WORDS: Record<Concept, readonly string[]> = {
  about: words(`name yourself bio biography background profile heisst heisse vorstellen اسمك اسمي نبذة`),
  booking: words(`
    book booking appointment schedule meet meeting consultation reserve reservation termin termine buchen
    beratungstermin vereinbaren treffen موعد مواعيد حجز احجز استشارة
  `),
  contact: words(`
    contact reach touch message write kontakt kontaktieren erreichen erreichbar schreiben تواصل اتواصل التواصل
  `),
  credentials: words(`
    qualification qualified certificate certified certification licence license licensed degree accredited
    chartered diploma qualifikation zertifikat zertifiziert abschluss ausbildung lizenz شهادة شهادات رخصة
    مؤهل مؤهلات معتمد
  `),
  email: words(`email e-mail mail mailadresse ايميل بريد البريد`),
  experience: words(`experience experienced erfahrung berufserfahrung خبرة خبرتك خبرتي`),
  hours: words(`
    hours open opening close closed weekend monday tuesday wednesday thursday friday saturday sunday
    offnungszeiten geoffnet sprechzeiten montag dienstag mittwoch donnerstag freitag samstag sonntag
    wochenende ساعات الدوام دوام مفتوح تفتح الاحد الاثنين الثلاثاء الاربعاء الخميس الجمعة السبت
  `),
  language: words(`
    language languages speak fluent sprache sprachen sprechen spreche لغة لغات اللغات تتحدث اتحدث تتكلم
  `),
  location: words(`
    location located address based office directions standort adresse anschrift buro sitz ansassig عنوان
    العنوان موقع مكتب مكتبك مكتبي يقع
  `),
  payment: words(`pay payment invoice cash bezahlen zahlung zahlen rechnung ratenzahlung الدفع ادفع فاتورة`),
  phone: words(`
    call phone telephone whatsapp telefon telefonnummer handynummer anrufen anruf handy رقم هاتف هاتفك
    جوال اتصال اتصل واتساب تلفون
  `),
  price: words(`
    price pricing cost fee charge rate expensive cheap tariff preis kosten kostet gebuhr honorar teuer
    gunstig premium beitrag سعر اسعار اسعارك تكلفة كلفة تكاليف رسوم اتعاب تكلف يكلف قسط اقساط
  `),
  quantity: words(`amount number betrag anzahl nummer`),
  service: words(`
    service offer provide help speciality specialise specialize specialty leistung angebot biete bieten
    bietest anbieten helfe helfen hilfst dienstleistung spezialisiert خدمة خدمات خدماتك تقدم اقدم تساعد
    اساعد مساعدة
  `),
};

/** Phrases of more than one word, and all of Chinese, where words are not told apart by spaces. */
export const CONCEPT_PHRASES: Partial<Record<Concept, readonly string[]>> = {
  about: phrases(`
    about yourself, about you, about me, uber mich, uber dich, uber sie, my name is, عن نفسك, 我叫, 名字, 自我介绍,
    自我介紹, 关于我, 關於我, 介绍一下你自己, 介紹一下你自己, 介绍一下自己
  `),
  booking: phrases(`预约, 預約, 预定, 預訂, 会面, 會面, 见面, 見面`),
  contact: phrases(`get in touch, get hold of, 联系方式, 聯絡方式, 联系, 聯繫, 聯絡, 联络`),
  credentials: phrases(`资格, 資格, 证书, 證書, 执照, 執照, 牌照, 学历, 學歷`),
  email: phrases(
    `e-mail, البريد الالكتروني, 电子邮箱, 電子郵箱, 电子邮件, 電子郵件, 邮箱, 郵箱, 电邮, 電郵, 邮件, 郵件`,
  ),
  experience: phrases(`经验, 經驗`),
  hours: phrases(`
    opening times, office hours, business hours, working hours, ساعات العمل, 营业时间, 營業時間, 办公时间, 辦公時間, 工作时间,
    工作時間, 开门, 開門, 营业, 營業, 周末, 週末, 星期[一二三四五六日天], 周[一二三四五六日], 週[一二三四五六日]
  `),
  language: phrases(`语言, 語言, 会说, 會說, 会讲, 會講, 讲什么, 普通话, 普通話, 粤语, 粵語, 英语, 英語`),
  location: phrases(`find you, اين يقع, 办公室, 辦公室, 地址, 位置, 位于, 位於`),
  payment: phrases(`付款, 支付, 分期, 发票, 發票`),
  phone: phrases(`
    phone number, mobile number, mobile phone, your mobile, your number, my number, ruf mich an, deine nummer,
    ihre nummer, رقم هاتف, رقم الهاتف, رقمك,
    电话号码, 電話號碼, 电话, 電話, 手机, 手機, 致电, 致電, 微信
  `),
  price: phrases(`
    收费, 收費, 价格, 價格, 价钱, 價錢, 费用, 費用, 报价, 報價, 港元, 港币, 港幣, ราคา, ค่าธรรมเนียม, เบี้ยประกัน
  `),
  quantity: phrases(`号码, 號碼, หมายเลข`),
  service: phrases(`
    what do you do, what can you do, was machst du, was machen sie, ماذا تعمل, ماذا تفعل, 服务, 服務, 提供, 业务, 業務,
    帮助, 幫助, 帮忙, 幫忙, 专注, 專注, 做什么, 做什麼, 协助, 協助
  `),
};

/** Question words that say what kind of thing is asked for. */
export const INTERROGATIVES: Partial<Record<Concept, readonly string[]>> = {
  about: phrases(`
    who are you, who is this, who, wer bist du, wer sind sie, wer, من انت, من هو, من هي, 你是谁, 你是誰, 您是谁, 您是誰,
    是谁, 是誰
  `),
  experience: phrases(`
    how many years, how much experience, how long have you, wie lange, wie viele jahre, seit wann, كم سنة, منذ متي, 多少年,
    几年, 幾年
  `),
  hours: phrases(`what time, when, wann, um wie viel uhr, متي, 什么时候, 什麼時候, 什么时间, 几点, 幾點, 何时, 何時`),
  location: phrases(`where, wo, wohin, اين, 在哪里, 在哪裡, 在哪儿, 在哪, 哪里, 哪裡, ที่ไหน`),
  price: phrases(`how much, wie viel, wieviel, بكم, كم سعر, كم تكلف, كم, 多少钱, 多少錢, 怎么收费, 怎麼收費`),
  quantity: phrases(`
    how many, how long, how high, how large, how big, how hot, how far, how often, how old, how heavy, how fast,
    up to what age, from what age, what share, wie viele, wie lang, wie hoch, wie gross, wie heiss, wie weit, wie oft,
    wie alt, wie schwer, bis zu welchem betrag, auf welchen betrag, bis zu wie viel, bis zu wie viele, wie viel prozent,
    حتي كم, خلال كم, علي كم, حتي اي عمر, 多少, 几多, 幾多, 多久, 多长, 多長, 多高, 多大, กี่, เท่าไร, เท่าไหร่
  `),
};

/** Bounded, so that a long text without spaces is still read in linear time. */
const PHONE = /(?:\+|\b00)\d[\d\s().-]{6,24}\d|\b\d{3,5}[\s-]\d{3,4}(?:[\s-]\d{3,4})?\b/;
const EMAIL = /[^\s@]{1,64}@[^\s@.]{1,63}\.[^\s@]/;
const PRICE_TO_THE_CENT = /(?<![\d.,])\d{1,5}[.,]\d{2}(?![\d.,]*\d)/;
const MONEY = /[€£$¥₹฿]\s?\d|\d\s?(?:€|£|EUR|USD|GBP|AED|HKD|Euro\b|dirham|درهم|دولار|ريال|元|港元|块|บาท)|HK\$\s?\d/i;
/** Prices that are written out: `a hundred euros`, `بمئة درهم`. */
const MONEY_IN_WORDS =
  /(?:hundred|thousand)\s(?:euros?|dollars?|pounds?)|(?:hundert|tausend)\s?euro|(?:مئة|مائة|مئتا|مئتي|ألف|الف|آلاف|الاف)\s(?:درهم|دولار|ريال|يورو)|[百千萬万]元/iu;
const TIME = /\b\d{1,2}:\d{2}\b|\b\d{1,2}(?:\.\d{2})?\s?(?:am|pm|uhr)\b|\d{1,2}\s?[点點时時]/i;

const YEARS = /\b(?:years|jahren?)\b|(?:^|\s)(?:سنة|سنوات)|[\d十]\s?[几幾多]?年/i;

/** Figures, and the words for small ones, for none and for all. */
export const FIGURE = new RegExp(
  [
    String.raw`\p{Nd}`,
    String.raw`(?<!\p{L})(?:one(?= \p{L})|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|half|once|twice|none|free)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:zwei|drei|vier|f[üu]nf|sechs|sieben|acht|neun|zehn|elf|zw[öo]lf|hundert|tausend|halbe\p{L}?|einmal|zweimal|kostenlos)(?!\p{L})`,
    'مجاني|مجان|نصف|مرة|مرتان|ثلاث|اربع|أربع|خمس|عشر|مئة|مائة|مئتا|مئتي|ألف|آلاف',
    '[一二三四五六七八九十百千萬万半兩两]|免費|免费',
    'หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|ฟรี',
  ].join('|'),
  'iu',
);

/** What the shape of a statement shows without any word for it. */
export const PATTERNS: Partial<Record<Concept, readonly RegExp[]>> = {
  contact: [PHONE, EMAIL],
  email: [EMAIL],
  experience: [YEARS],
  hours: [TIME],
  phone: [PHONE],
  price: [MONEY, MONEY_IN_WORDS, PRICE_TO_THE_CENT],
  quantity: [FIGURE],
};

export const STOP_WORDS: readonly string[] = [
  ...words(`a about after again all also am an and any anything are as ask at be because been before but by can could did
    do does doing done else ever for from get give go got had has have having he her here him his how i if in into is it
    its just know kind kindly let like many may me might more most much must my need no not now of off on one or our out over
    please really s shall she should so some something such sure t take tell than thank thanks that the their them then
    there these they thing things this those to too under up us use very want was way we were what which while why will
    with without would yes you your yours currently exactly actually possible
    happen happens mean means goes paid work works looking find u ur r pls plz im whats working been wheres whos hows`),
  ...words(`aber alle als am an auch auf aus bei bin bis bist bitte da danke das dass dein deine deinen dem den denn der des
    dich die dir doch du durch ein eine einem einen einer eines er es euch euer fur gibt habe haben hat hatte ich ihm ihn ihnen ihr
    ihre ihren ihrer im in ist ja kann kannst kein keine konnen konnt man mehr mein meine meinen meiner mich mir mit mochte muss nach
    darf diese diesem diesen dieser dieses durfen nicht noch nur ob oder sehr sein seine sich sie sind so soll uber um und uns unser unsere vom von vor war warum was
    welche welchen welcher welches wenn werden wie wird wir wollen wurde zu zum zur ja mal eigentlich etwas wissen passiert geschieht machen mache machst schon
    beim je`),
  ...words(`ما ماذا هل من في على عن الى إلى مع هو هي هم انا أنت انت نحن هذا هذه ذلك تلك التي الذي كان كانت يكون لي لك له لها
    لدي لديك عندك عندي او أو ثم و كيف لماذا يمكن يمكنك يمكنني استطيع اريد أريد بعد قبل كل اي أي ان إن لا لم لن قد بين حتى
    اذا إذا ايضا أيضا فقط منك معك معي معنا لو سمحت فضلك`),
  ...words(`的 了 吗 嗎 呢 吧 啊 我 我的 我们 我們 你 你的 您 您的 你们 你們 他 她 它 是 在 有 没有 和 与 與 及 或 也 都 就 不 可以 能 会 會 请
    請 请问 請問 什么 什麼 甚麼 怎么 怎麼 怎樣 怎样 如何 哪些 哪 些 这 這 那 个 個 想 要 给 給 为 為 对 對 到 从 從 吗 一下 知道 告诉 告訴 多少 几 幾
    之 其 以 并 並 还 還 很 更 最 表示 各 种 種 被 把 让 讓 上 下 中 里 裡 们 們 一 每`),
  ...words(`และ หรือ ของ ใน ที่ เป็น มี ได้ ไหม อะไร คือ ให้ จะ ว่า กับ การ ความ ถ้า หาก แล้ว ก็ ฉัน ผม คุณ ท่าน โดย จาก ไป มา
    อยู่ นี้ นั้น หมายถึง ต้อง`),
  ...words(`le la les un une des du de et est que qui dans en sur je vous votre vos mon ma nous il elle
    el los las uno una y es por para con del su sus mi tu usted
    yang dan di ke dari untuk dengan ini itu saya anda apa adalah`),
];

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

function phrases(text: string): string[] {
  return text.trim().split(/\s*,\s*/);
}
