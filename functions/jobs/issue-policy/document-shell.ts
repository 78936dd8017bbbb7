/** What all documents of a policy have in common: sheet, head, foot. */
import { toBcp47 } from '../../../shared/places/languages.ts';
import { escapeMarkup as escape } from '../../../shared/rules/escape-markup.ts';
import { typeset } from '../../domain/insurance/typeset.ts';
import { documentStyle } from './document-style.ts';
import { bdi, type PolicyPaper } from './policy-paper.ts';

/** Families of the fonts come as `@font-face` rules of the family `i`. */
export type Sheet = { title: string; content: string; subtitle?: string };

export function documentHtml({ policy, company, insured, language }: PolicyPaper, sheet: Sheet, fonts: string): string {
  const { title, content, subtitle = '' } = sheet;
  const { value, direction } = language;
  return (
    `<!doctype html><html lang="${toBcp47(value)}" dir="${direction}"><head><meta charset="utf-8">` +
    `<title>${escape(`${title} ${policy.number}`)}</title>` +
    `<style>${fonts}${documentStyle}${margins(footText(company, policy.number), direction)}</style></head><body>` +
    `<header><div class="brand">${MARK}${bdi(company)}</div>` +
    `<div class="number">${bdi(policy.number)}</div></header>` +
    `<h1>${escape(title)}${subtitle === '' ? '' : `<small lang="en" dir="ltr">${escape(subtitle)}</small>`}</h1>` +
    `<p class="product">${bdi(insured.texts.name)} · ${bdi(insured.texts.policyType)}</p>` +
    `${typeset(content, value)}</body></html>`
  );
}

/** The letters of the foot, which no element of the document shows. */
export const footText = (company: string, number: string): string => `${company} · ${number} 0123456789 /`;

/** A harbour's light over two waves. */
const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M16 4v9M11.5 13h9l1.5 8h-12z" fill="none" stroke="#2b46e6" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>' +
  '<path d="M4 25c3 0 3 2 6 2s3-2 6-2 3 2 6 2 3-2 6-2" fill="none" stroke="#2b46e6" stroke-width="1.8" stroke-linecap="round"/></svg>';

/** The foot of each page: insurer and number at its beginning, the page at its end. */
function margins(text: string, direction: 'ltr' | 'rtl'): string {
  const quoted = text.replace(' 0123456789 /', '').replaceAll(/["\\<>\n\r]/g, ' ');
  const [start, end] = direction === 'ltr' ? ['left', 'right'] : ['right', 'left'];
  const font =
    'font:400 8pt i,sans-serif;color:#5e5b55;text-rendering:geometricPrecision;vertical-align:top;padding-top:5mm';
  return (
    `@page{@bottom-${start}{content:"${quoted}";${font}}` +
    `@bottom-${end}{content:counter(page) " / " counter(pages);direction:ltr;${font}}}`
  );
}
