/** The certificate of a level as a PDF: one landscape sheet, with fonts cut to its letters. */
import type { LearningLevel } from '../../../shared/model/learning-level.ts';
import type { WebFontId } from '../../../shared/model/web-fonts.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { escapeMarkup as escape } from '../../../shared/rules/escape-markup.ts';
import { draw } from '../../kit/draw.ts';
import { fontFaces } from '../pages/drawing-fonts.ts';
import { lettersOf } from '../pages/letters-of.ts';
import { certificateLanguage } from './certificate-texts.ts';

export type Certificate = {
  agent: string;
  company: string;
  product: string;
  level: LearningLevel;
  reachedAt: string;
  validUntil: string;
  certificateId: string;
  language: LanguageValue;
};

const FONT: WebFontId = 'inter';
const WEIGHTS = [400, 700];

/** A4 across, in CSS pixels. */
const SHEET = { width: 1_123, height: 794, format: 'pdf' } as const;

/** Throws what drawing throws. */
export async function drawCertificate(certificate: Certificate): Promise<Buffer> {
  const text = lettersOf(certificateHtml(certificate, ''));
  const { script } = certificateLanguage(certificate.language);
  const fonts = await fontFaces('c', FONT, WEIGHTS, text, { features: ['tnum'], script });
  return draw(certificateHtml(certificate, fonts), SHEET);
}

/** What people wrote may run in either direction. */
const bdi = (text: string): string => `<bdi>${escape(text)}</bdi>`;

/** @param fonts `@font-face` rules of the family `c` */
export function certificateHtml(certificate: Certificate, fonts: string): string {
  const { agent, company, product, level, reachedAt, validUntil, certificateId, language } = certificate;
  const { texts, tag, direction } = certificateLanguage(language);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const fact = (name: string, value: string): string => `<div><dt>${escape(name)}</dt><dd>${bdi(value)}</dd></div>`;
  return (
    `<!doctype html><html lang="${tag.split('-u-')[0]}" dir="${direction}"><head><meta charset="utf-8">` +
    `<title>${escape(`${texts.title}: ${product}`)}</title><style>${fonts}${STYLE}</style></head><body><main>` +
    `<header><p class="company">${bdi(company)}</p><p class="rings">${ringsOf(level)}</p></header>` +
    `<h1>${escape(texts.title)}</h1><p class="agent">${bdi(agent)}</p>` +
    `<p class="proves">${escape(texts.proves).replace('{{level}}', `<b>${escape(texts.levels[level])}</b>`)}</p>` +
    `<p class="product">${bdi(product)}</p><p class="by">${escape(texts.by).replace('{{company}}', bdi(company))}</p>` +
    `<dl>${fact(texts.passed, day.format(new Date(reachedAt)))}${fact(texts.valid, day.format(new Date(validUntil)))}` +
    `${fact(texts.number, certificateId)}</dl><footer>${escape(texts.how)}</footer></main></body></html>`
  );
}

/** As many filled rings as levels. */
function ringsOf(level: LearningLevel): string {
  const ring = (place: number): string =>
    `<circle cx="${10 + place * 26}" cy="10" r="8" fill="${place < level ? '#2b46e6' : 'none'}" stroke="#2b46e6" stroke-width="1.6"/>`;
  return `<svg viewBox="0 0 72 20" width="108" height="30" aria-hidden="true">${[0, 1, 2].map(ring).join('')}</svg>`;
}

const STYLE = `
@page{size:297mm 210mm;margin:0}
*{margin:0;padding:0;box-sizing:border-box}
body{width:297mm;height:210mm;padding:12mm;font:400 11pt/1.5 c,sans-serif;color:#16181d;text-rendering:geometricPrecision;-webkit-print-color-adjust:exact}
main{height:100%;border:1.2pt solid #2b46e6;padding:16mm 22mm 12mm;display:flex;flex-direction:column}
header{display:flex;justify-content:space-between;align-items:center}
.company{font-weight:700;font-size:14pt}
.rings svg{display:block}
h1{margin-top:14mm;font-size:12pt;font-weight:400;color:#5e5b55}
.agent{font-size:34pt;font-weight:700;line-height:1.25;letter-spacing:-.02em}
:is(:lang(ar),:lang(th),:lang(zh),:lang(ja)) .agent{letter-spacing:0}
.proves{margin-top:5mm;font-size:14pt}
b{font-weight:700;color:#2b46e6}
.product{margin-top:1mm;font-size:22pt;font-weight:700;line-height:1.3}
.by{color:#5e5b55}
bdi{overflow-wrap:anywhere}
dl{margin-top:auto;display:grid;grid-template-columns:auto auto 1fr;gap:16mm;padding-top:8mm;border-top:.6pt solid #d9d5cc}
dt{font-size:9pt;color:#5e5b55}
dd{font-weight:700;font-feature-settings:"tnum"}
footer{margin-top:7mm;font-size:8.5pt;color:#5e5b55}
`;
