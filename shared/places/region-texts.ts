import type { LanguageValue } from './languages.ts';

/** Title, description and keywords of the site's pages in one language. */
export interface RegionText {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

const english: RegionText = {
  title: 'XPage: your professional page with an AI assistant',
  description:
    'Build a personal landing page in minutes. Your AI assistant answers visitors day and night and turns them into clients.',
  keywords: 'personal landing page, digital business card, AI assistant, lead generation, professional page',
};

const french: RegionText = {
  title: 'XPage : votre page professionnelle avec un assistant IA',
  description:
    'Créez votre page personnelle en quelques minutes. Votre assistant IA répond aux visiteurs jour et nuit et les transforme en clients.',
  keywords: 'page personnelle, carte de visite numérique, assistant IA, génération de prospects, page professionnelle',
};

const german: RegionText = {
  title: 'XPage: Ihre professionelle Seite mit KI-Assistent',
  description:
    'Erstellen Sie in wenigen Minuten Ihre persönliche Seite. Ihr KI-Assistent antwortet Besuchern rund um die Uhr und macht sie zu Kunden.',
  keywords: 'persönliche Landingpage, digitale Visitenkarte, KI-Assistent, Kundengewinnung, Profilseite',
};

const spanish: RegionText = {
  title: 'XPage: tu página profesional con asistente de IA',
  description:
    'Crea tu página personal en minutos. Tu asistente de IA responde a los visitantes día y noche y los convierte en clientes.',
  keywords: 'página personal, tarjeta de visita digital, asistente de IA, captación de clientes, página profesional',
};

const arabic: RegionText = {
  title: 'XPage: صفحتك المهنية مع مساعد ذكاء اصطناعي',
  description: 'أنشئ صفحتك الشخصية في دقائق. يجيب مساعدك الذكي زوارك ليلًا ونهارًا ويحوّلهم إلى عملاء.',
  keywords: 'صفحة شخصية, بطاقة عمل رقمية, مساعد ذكاء اصطناعي, جذب العملاء, صفحة مهنية',
};

/** The texts of the head of the site's pages, per language; the keywords are parted by commas. */
export const regionTexts: Record<LanguageValue, RegionText> = {
  en_us: english,
  en_gb: english,
  en_ca: english,
  fr_fr: french,
  fr_ca: french,
  es_es: spanish,
  es_mx: spanish,
  pt_pt: {
    title: 'XPage: a sua página profissional com assistente de IA',
    description:
      'Crie a sua página pessoal em minutos. O seu assistente de IA responde aos visitantes dia e noite e transforma-os em clientes.',
    keywords: 'página pessoal, cartão de visita digital, assistente de IA, angariação de clientes, página profissional',
  },
  pt_br: {
    title: 'XPage: sua página profissional com assistente de IA',
    description:
      'Crie sua página pessoal em minutos. Seu assistente de IA responde aos visitantes dia e noite e os transforma em clientes.',
    keywords: 'página pessoal, cartão de visita digital, assistente de IA, captação de clientes, página profissional',
  },
  de_de: german,
  de_at: german,
  de_ch: german,
  it_it: {
    title: 'XPage: la tua pagina professionale con assistente IA',
    description:
      'Crea la tua pagina personale in pochi minuti. Il tuo assistente IA risponde ai visitatori giorno e notte e li trasforma in clienti.',
    keywords:
      'pagina personale, biglietto da visita digitale, assistente IA, acquisizione clienti, pagina professionale',
  },
  nl_nl: {
    title: 'XPage: je professionele pagina met AI-assistent',
    description:
      'Maak in een paar minuten je persoonlijke pagina. Je AI-assistent antwoordt bezoekers dag en nacht en maakt er klanten van.',
    keywords: 'persoonlijke pagina, digitaal visitekaartje, AI-assistent, leads werven, professionele pagina',
  },
  da_dk: {
    title: 'XPage: din professionelle side med AI-assistent',
    description:
      'Byg din personlige side på få minutter. Din AI-assistent svarer besøgende dag og nat og gør dem til kunder.',
    keywords: 'personlig side, digitalt visitkort, AI-assistent, kundeemner, professionel side',
  },
  no_no: {
    title: 'XPage: din profesjonelle side med KI-assistent',
    description:
      'Lag din personlige side på få minutter. KI-assistenten svarer besøkende dag og natt og gjør dem til kunder.',
    keywords: 'personlig side, digitalt visittkort, KI-assistent, kundeemner, profesjonell side',
  },
  fi_fi: {
    title: 'XPage: ammatillinen sivusi ja tekoälyavustaja',
    description:
      'Rakenna oma sivusi minuuteissa. Tekoälyavustajasi vastaa kävijöille yötä päivää ja tekee heistä asiakkaita.',
    keywords: 'henkilökohtainen sivu, digitaalinen käyntikortti, tekoälyavustaja, asiakashankinta, ammattilaisen sivu',
  },
  sv_se: {
    title: 'XPage: din professionella sida med AI-assistent',
    description:
      'Bygg din personliga sida på några minuter. Din AI-assistent svarar besökare dygnet runt och gör dem till kunder.',
    keywords: 'personlig sida, digitalt visitkort, AI-assistent, kundkontakter, professionell sida',
  },
  ar_ae: arabic,
  ar_sa: arabic,
  pl_pl: {
    title: 'XPage: Twoja strona zawodowa z asystentem AI',
    description:
      'Zbuduj osobistą stronę w kilka minut. Asystent AI odpowiada odwiedzającym dniem i nocą i zamienia ich w klientów.',
    keywords: 'strona osobista, cyfrowa wizytówka, asystent AI, pozyskiwanie klientów, strona zawodowa',
  },
  cs_cz: {
    title: 'XPage: vaše profesní stránka s asistentem AI',
    description:
      'Vytvořte si osobní stránku za pár minut. Váš asistent AI odpovídá návštěvníkům ve dne v noci a mění je v klienty.',
    keywords: 'osobní stránka, digitální vizitka, asistent AI, získávání klientů, profesní stránka',
  },
  sk_sk: {
    title: 'XPage: vaša profesionálna stránka s asistentom AI',
    description:
      'Vytvorte si osobnú stránku za pár minút. Váš asistent AI odpovedá návštevníkom vo dne v noci a mení ich na klientov.',
    keywords: 'osobná stránka, digitálna vizitka, asistent AI, získavanie klientov, profesionálna stránka',
  },
  hu_hu: {
    title: 'XPage: szakmai oldala MI-asszisztenssel',
    description:
      'Készítse el személyes oldalát percek alatt. MI-asszisztense éjjel-nappal válaszol a látogatóknak, és ügyfelekké teszi őket.',
    keywords: 'személyes oldal, digitális névjegy, MI-asszisztens, ügyfélszerzés, szakmai oldal',
  },
  ro_ro: {
    title: 'XPage: pagina ta profesională cu asistent AI',
    description:
      'Creează-ți pagina personală în câteva minute. Asistentul tău AI răspunde vizitatorilor zi și noapte și îi transformă în clienți.',
    keywords: 'pagină personală, carte de vizită digitală, asistent AI, atragerea clienților, pagină profesională',
  },
  bg_bg: {
    title: 'XPage: вашата професионална страница с AI асистент',
    description:
      'Създайте лична страница за минути. Вашият AI асистент отговаря на посетителите денонощно и ги превръща в клиенти.',
    keywords: 'лична страница, цифрова визитка, AI асистент, привличане на клиенти, професионална страница',
  },
  ru_ru: {
    title: 'XPage: ваша профессиональная страница с ИИ-ассистентом',
    description:
      'Создайте личную страницу за несколько минут. ИИ-ассистент отвечает посетителям днём и ночью и превращает их в клиентов.',
    keywords: 'личная страница, цифровая визитка, ИИ-ассистент, привлечение клиентов, страница специалиста',
  },
  el_gr: {
    title: 'XPage: η επαγγελματική σας σελίδα με βοηθό ΤΝ',
    description:
      'Φτιάξτε την προσωπική σας σελίδα σε λίγα λεπτά. Ο βοηθός ΤΝ απαντά στους επισκέπτες μέρα και νύχτα και τους κάνει πελάτες.',
    keywords: 'προσωπική σελίδα, ψηφιακή επαγγελματική κάρτα, βοηθός ΤΝ, προσέλκυση πελατών, επαγγελματική σελίδα',
  },
  tr_tr: {
    title: 'XPage: yapay zekâ asistanlı profesyonel sayfanız',
    description:
      'Kişisel sayfanızı dakikalar içinde kurun. Yapay zekâ asistanınız ziyaretçileri gece gündüz yanıtlar ve müşteriye dönüştürür.',
    keywords: 'kişisel sayfa, dijital kartvizit, yapay zekâ asistanı, müşteri kazanma, profesyonel sayfa',
  },
  lv_lv: {
    title: 'XPage: jūsu profesionālā lapa ar MI asistentu',
    description:
      'Izveidojiet personīgo lapu dažās minūtēs. MI asistents atbild apmeklētājiem dienu un nakti un padara viņus par klientiem.',
    keywords: 'personīgā lapa, digitālā vizītkarte, MI asistents, klientu piesaiste, profesionālā lapa',
  },
  et_ee: {
    title: 'XPage: sinu professionaalne leht tehisaru abilisega',
    description:
      'Loo isiklik leht mõne minutiga. Sinu tehisaru abiline vastab külastajatele ööpäev läbi ja teeb neist kliendid.',
    keywords: 'isiklik leht, digitaalne visiitkaart, tehisaru abiline, klientide leidmine, professionaalne leht',
  },
  lt_lt: {
    title: 'XPage: jūsų profesinis puslapis su DI asistentu',
    description:
      'Sukurkite asmeninį puslapį per kelias minutes. DI asistentas atsako lankytojams dieną ir naktį ir paverčia juos klientais.',
    keywords:
      'asmeninis puslapis, skaitmeninė vizitinė kortelė, DI asistentas, klientų pritraukimas, profesinis puslapis',
  },
  sl_si: {
    title: 'XPage: vaša poslovna stran s pomočnikom UI',
    description:
      'Ustvarite osebno stran v nekaj minutah. Vaš pomočnik UI odgovarja obiskovalcem podnevi in ponoči ter jih spreminja v stranke.',
    keywords: 'osebna stran, digitalna vizitka, pomočnik UI, pridobivanje strank, poslovna stran',
  },
  hr_hr: {
    title: 'XPage: vaša profesionalna stranica s AI asistentom',
    description:
      'Izradite osobnu stranicu za nekoliko minuta. Vaš AI asistent odgovara posjetiteljima danju i noću i pretvara ih u klijente.',
    keywords: 'osobna stranica, digitalna posjetnica, AI asistent, privlačenje klijenata, profesionalna stranica',
  },
  zh_cn: {
    title: 'XPage：带 AI 助手的个人专业主页',
    description: '几分钟即可建好个人主页。AI 助手日夜解答访客的问题，把访客变成客户。',
    keywords: '个人主页, 电子名片, AI 助手, 获客, 专业主页',
  },
  zh_hk: {
    title: 'XPage：附設 AI 助理的個人專業網頁',
    description: '幾分鐘即可建立個人網頁。AI 助理日夜解答訪客的問題，把訪客變成客戶。',
    keywords: '個人網頁, 電子名片, AI 助理, 開拓客源, 專業網頁',
  },
  ja_jp: {
    title: 'XPage：AIアシスタント付きのプロフェッショナルページ',
    description: '数分で自分のページを作成。AIアシスタントが昼夜を問わず訪問者に答え、お客様へとつなげます。',
    keywords: '個人ページ, デジタル名刺, AIアシスタント, 見込み客獲得, プロフェッショナルページ',
  },
  ko_kr: {
    title: 'XPage: AI 어시스턴트가 있는 나의 전문가 페이지',
    description: '몇 분 만에 개인 페이지를 만드세요. AI 어시스턴트가 밤낮없이 방문자에게 답하고 고객으로 이어 줍니다.',
    keywords: '개인 페이지, 디지털 명함, AI 어시스턴트, 고객 확보, 전문가 페이지',
  },
  th_th: {
    title: 'XPage: หน้าเว็บมืออาชีพของคุณพร้อมผู้ช่วย AI',
    description: 'สร้างหน้าเว็บส่วนตัวได้ในไม่กี่นาที ผู้ช่วย AI ตอบผู้เยี่ยมชมทั้งวันทั้งคืนและเปลี่ยนเป็นลูกค้า',
    keywords: 'หน้าเว็บส่วนตัว, นามบัตรดิจิทัล, ผู้ช่วย AI, หาลูกค้า, หน้าเว็บมืออาชีพ',
  },
  id_id: {
    title: 'XPage: halaman profesional Anda dengan asisten AI',
    description:
      'Buat halaman pribadi dalam hitungan menit. Asisten AI Anda menjawab pengunjung siang dan malam dan menjadikan mereka klien.',
    keywords: 'halaman pribadi, kartu nama digital, asisten AI, calon klien, halaman profesional',
  },
  vi_vn: {
    title: 'XPage: trang chuyên nghiệp của bạn với trợ lý AI',
    description:
      'Tạo trang cá nhân trong vài phút. Trợ lý AI trả lời khách ghé thăm cả ngày lẫn đêm và biến họ thành khách hàng.',
    keywords: 'trang cá nhân, danh thiếp số, trợ lý AI, tìm khách hàng, trang chuyên nghiệp',
  },
  ms_my: {
    title: 'XPage: halaman profesional anda dengan pembantu AI',
    description:
      'Bina halaman peribadi dalam beberapa minit. Pembantu AI anda menjawab pelawat siang dan malam dan menjadikan mereka pelanggan.',
    keywords: 'halaman peribadi, kad perniagaan digital, pembantu AI, bakal pelanggan, halaman profesional',
  },
};
