/** A policy wording as a document of A4 pages, for the function that draws. What an insurer wrote is text: HTML in it stays off. */
import { Marked, type Token, type Tokens } from 'marked';
import { directionOf, toBcp47, type LanguageValue } from '../../../../shared/places/languages.ts';
import { escapeMarkup as escape } from '../../../../shared/rules/escape-markup.ts';
import { lettersOf } from '../../pages/letters-of.ts';
import { typeset } from '../typeset.ts';
import { readWordingSource } from './wording-source.ts';
import { wordingStyle } from './wording-style.ts';
import { wordingTexts } from './wording-texts.ts';

export type WordingSheet = {
  /** As it is written, in Markdown. */
  source: string;
  language: LanguageValue;
  version: number;
  productName: string;
  insurer: string;
};

/** `7.2 What is not covered`: the number stands apart. */
const NUMBERED = /^(\d+(?:\.\d+)*)\s+(?=\S)/;

const reader = new Marked({
  renderer: {
    html: ({ text }) => escape(text),
    image: ({ text }) => escape(text),
    link({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    heading({ tokens, depth }) {
      const words = this.parser.parseInline(tokens);
      const [whole = '', number = ''] = NUMBERED.exec(words) ?? [];
      const mark = number === '' ? '' : `<span class="number">${number}</span> `;
      return `<h${depth}>${mark}<span>${words.slice(whole.length)}</span></h${depth}>`;
    },
  },
});

/** @param fonts `@font-face` rules of the family `w` */
export function wordingHtml(sheet: WordingSheet, fonts: string): string {
  const { source, language, productName, insurer } = sheet;
  const texts = wordingTexts(language);
  const title = `${productName}: ${texts.wording}`;
  return (
    `<!doctype html><html lang="${toBcp47(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">` +
    `<title>${escape(title)}</title><style>${fonts}${runningLines(sheet)}${wordingStyle}</style></head><body>` +
    `<header><p class="insurer"><bdi>${escape(insurer)}</bdi></p><p class="mark">${escape(texts.wording)}</p></header>` +
    `<main>${typeset(sectionsOf(source), language)}</main></body></html>`
  );
}

/** What is printed, for the letters that its fonts need. */
export function wordingWords(sheet: WordingSheet): string {
  const { productName, insurer, language } = sheet;
  const words = lettersOf(wordingHtml(sheet, ''));
  return [words, productName, insurer, ...Object.values(wordingTexts(language)), '0123456789.•–·'].join(' ');
}

/** Each section of what is not insured is set apart, to its end. */
function sectionsOf(source: string): string {
  const { markdown, exclusionHeadings } = readWordingSource(source);
  const parts: string[] = [];
  let depth = 0;
  for (const token of reader.lexer(markdown)) {
    const heading = isHeading(token) ? token : null;
    if (heading && depth > 0 && heading.depth <= depth) {
      parts.push('</section>');
      depth = 0;
    }
    if (heading && depth === 0 && exclusionHeadings.includes(heading.text)) {
      parts.push('<section class="exclusions">');
      depth = heading.depth;
    }
    parts.push(reader.parser([token]));
  }
  return `${parts.join('')}${depth > 0 ? '</section>' : ''}`;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** Above all pages but the first, and below all: in boxes of the page's margin, so that they tear nothing apart. */
function runningLines({ language, version, productName, insurer }: WordingSheet): string {
  const texts = wordingTexts(language);
  const [start, end] = directionOf(language) === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const number = texts.page
    .split(/(\{\{pages?\}\})/)
    .map((part) => (part === '{{page}}' ? 'counter(page)' : part === '{{pages}}' ? 'counter(pages)' : quoted(part)));
  const about = `${insurer} · ${texts.version.replace('{{version}}', String(version))}`;
  return (
    `@page{@top-${start}{content:${quoted(productName)}}@top-${end}{content:${quoted(texts.wording)}}` +
    `@bottom-${start}{content:${quoted(about)}}@bottom-${end}{content:${number.join(' ')}}}`
  );
}

/** A string of CSS: nothing but letters, digits and spaces stands for itself. */
const quoted = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;
