/** The not-found page: says what happened and what can be done, in the visitor's language. */
import { escapeMarkup } from '../../../shared/rules/escape-markup.ts';
import { environment } from '../../kit/environment.ts';

type Texts = {
  lang: string;
  dir: 'ltr' | 'rtl';
  title: string;
  text: string;
  /** With `{name}`. */
  free: string;
  claim: string;
  home: string;
  /** Of a page that is suspended. */
  suspended: string;
  suspendedText: string;
};

const english: Texts = {
  lang: 'en',
  dir: 'ltr',
  title: 'There is no page here',
  text: 'The address may be mistyped, or the page has been taken down.',
  free: 'The name {name} is still free.',
  claim: 'Make it yours',
  home: 'To the home page',
  suspended: 'This page is not available',
  suspendedText: 'It has been taken down for now. Please try again later.',
};

const german: Texts = {
  lang: 'de',
  dir: 'ltr',
  title: 'Hier gibt es keine Seite',
  text: 'Vielleicht ist die Adresse vertippt, oder die Seite wurde abgeschaltet.',
  free: 'Der Name {name} ist noch frei.',
  claim: 'Diesen Namen sichern',
  home: 'Zur Startseite',
  suspended: 'Diese Seite ist nicht verfügbar',
  suspendedText: 'Sie wurde vorerst abgeschaltet. Bitte versuchen Sie es später noch einmal.',
};

const arabic: Texts = {
  lang: 'ar',
  dir: 'rtl',
  title: 'لا توجد صفحة هنا',
  text: 'قد يكون العنوان غير صحيح، أو أن الصفحة لم تعد متاحة.',
  free: 'الاسم {name} ما زال متاحًا.',
  claim: 'احجزه لنفسك',
  home: 'إلى الصفحة الرئيسية',
  suspended: 'هذه الصفحة غير متاحة',
  suspendedText: 'تم إيقافها في الوقت الحالي. يرجى المحاولة لاحقًا.',
};

const chinese: Texts = {
  lang: 'zh-HK',
  dir: 'ltr',
  title: '這裡沒有頁面',
  text: '網址可能輸入有誤，或該頁面已下架。',
  free: '名稱 {name} 仍可使用。',
  claim: '立即取得',
  home: '返回主頁',
  suspended: '此頁面暫時無法瀏覽',
  suspendedText: '頁面現已下架,請稍後再試。',
};

/** The first language of the header that there are words in. */
export function chooseTexts(acceptLanguage: string | undefined): Texts {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const known = new Map([english, german, arabic, chinese].map((texts) => [texts.lang.slice(0, 2), texts]));
  return wanted.map((code) => known.get(code)).find(Boolean) ?? english;
}

const CSS =
  ':root{color-scheme:light dark}body{margin:0;min-height:100svh;display:grid;place-items:center;background:#fbfaf7;color:#16181d;font:17px/1.5 system-ui,sans-serif}' +
  'main{width:min(26rem,100% - 48px);padding-block:24px;overflow-wrap:anywhere}p{color:#4d4a45;margin:0 0 16px}h1{font-size:38px;line-height:1.15;margin:0 0 12px;text-wrap:balance}h1:not(:lang(ar)){letter-spacing:-.02em}' +
  'b{color:#16181d}a{display:inline-block;padding-block:12px;margin-block-start:8px;margin-inline-end:20px;border-radius:10px;font-weight:600;text-decoration:none;color:#2b46e6}a:focus-visible{outline:2px solid;outline-offset:2px}' +
  'a.main{padding-inline:20px;background:#2b46e6;color:#fff}@media(prefers-color-scheme:dark){body{background:#131316;color:#f3f1ec}p{color:#c3bfb7}b{color:#f3f1ec}a{color:#a9b5ff}a.main{background:#4b63f0;color:#fff}}';

export function notFoundPage(texts: Texts, freeName: string | null): string {
  const { free, claim } = texts;
  const claimPart = freeName
    ? `<p>${escapeMarkup(free).replace('{name}', `<b dir="auto">${escapeMarkup(freeName)}</b>`)}</p><a class="main" href="${escapeMarkup(claimLink(freeName))}">${escapeMarkup(claim)}</a>`
    : '';
  return documentOf(texts, texts.title, texts.text, claimPart);
}

/** Says no more than that: why is between its owner and us. */
export function suspendedPage(texts: Texts): string {
  return documentOf(texts, texts.suspended, texts.suspendedText, '');
}

function documentOf({ lang, dir, home }: Texts, title: string, text: string, more: string): string {
  return (
    `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${CSS}</style></head>` +
    `<body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>${more}<a href="/">${escapeMarkup(home)}</a></main></body></html>`
  );
}

const claimLink = (name: string): string =>
  `${environment.appOrigin()}/x-id-sign-in?type=x_a&step=sign-up&name=${encodeURIComponent(name)}`;
