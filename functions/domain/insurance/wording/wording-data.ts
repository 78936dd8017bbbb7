/**
 * A policy wording as the data that its paper is set from. What an insurer wrote is text: HTML, pictures and the addresses
 * of links stay off.
 */
import { marked, type Token, type Tokens } from 'marked';
import { parse } from 'node-html-parser';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { paperLanguage } from '../../../kit/paper-language.ts';
import type { PaperData } from '../../../kit/typesetting.ts';
import { readWordingSource } from './wording-source.ts';
import { wordingTexts } from './wording-texts.ts';

export type WordingSheet = {
  /** As it is written, in Markdown. */
  source: string;
  language: LanguageValue;
  version: number;
  productName: string;
  insurer: string;
};

export type WordingData = {
  language: PaperData['language'];
  /** Of the text, in points. */
  size: number;
  title: string;
  insurer: string;
  product: string;
  mark: string;
  version: string;
  /** Around the numbers: `Page `, ` of `, ``. */
  page: string[];
  blocks: WordingBlock[];
};

/** Words that stand together, in bold or not. */
export type Run = { text: string; isBold: boolean };

export type WordingBlock =
  | { kind: 'heading'; level: number; number: string; runs: Run[] }
  | { kind: 'paragraph' | 'notice'; runs: Run[] }
  | { kind: 'list'; isNumbered: boolean; start: number; items: WordingBlock[][] }
  | { kind: 'table'; align: ('start' | 'end' | 'center')[]; head: Run[][]; rows: Run[][][] }
  | { kind: 'quote' | 'exclusions'; blocks: WordingBlock[] }
  | { kind: 'rule' };

/** `7.2 What is not covered`: the number stands apart. */
const NUMBERED = /^(\d+(?:\.\d+)*)\s+(?=\S)/;

/** @param size of the text in points */
export function wordingData(
  { source, language, version, productName, insurer }: WordingSheet,
  size: number,
): WordingData {
  const texts = wordingTexts(language);
  return {
    language: paperLanguage(language),
    size,
    title: `${productName}: ${texts.wording}`,
    ...{ insurer, product: productName, mark: texts.wording },
    version: texts.version.replace('{{version}}', String(version)),
    page: texts.page.split(/\{\{pages?\}\}/),
    blocks: withLevels(withNotice(sectionsOf(source))),
  };
}

/** Each section of what is not insured is set apart, to its end. */
function sectionsOf(source: string): WordingBlock[] {
  const { markdown, exclusionHeadings } = readWordingSource(source);
  const blocks: WordingBlock[] = [];
  let [open, depth]: [WordingBlock[], number] = [blocks, 0];
  for (const token of marked.lexer(markdown)) {
    const heading = isHeading(token) ? token : null;
    if (heading && depth > 0 && heading.depth <= depth) [open, depth] = [blocks, 0];
    if (heading && depth === 0 && exclusionHeadings.includes(heading.text)) {
      [open, depth] = [[], heading.depth];
      blocks.push({ kind: 'exclusions', blocks: open });
    }
    open.push(...blockOf(token));
  }
  return blocks;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

function blockOf(token: Token): WordingBlock[] {
  switch (token.type) {
    case 'heading':
      return headingOf(token as Tokens.Heading);
    case 'list':
      return [listOf(token as Tokens.List)];
    case 'table':
      return [tableOf(token as Tokens.Table)];
    case 'blockquote':
      return [{ kind: 'quote', blocks: (token.tokens ?? []).flatMap(blockOf) }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'space':
    case 'def':
      return [];
    default:
      return paragraphOf(runsOf(token));
  }
}

const paragraphOf = (runs: Run[]): WordingBlock[] => (isEmpty(runs) ? [] : [{ kind: 'paragraph', runs }]);

const isEmpty = (runs: readonly Run[]): boolean => runs.every(({ text }) => text.trim() === '');

function headingOf(token: Tokens.Heading): WordingBlock[] {
  const [first, ...others] = runsOf(token);
  if (first === undefined || isEmpty([first, ...others])) return [];
  const [whole = '', number = ''] = NUMBERED.exec(first.text) ?? [];
  const runs = [{ ...first, text: first.text.slice(whole.length) }, ...others];
  return [{ kind: 'heading', level: token.depth, number, runs }];
}

function listOf({ ordered, start, items }: Tokens.List): WordingBlock {
  return {
    kind: 'list',
    isNumbered: ordered,
    start: start === '' ? 1 : start,
    items: items.map(({ tokens }) => tokens.flatMap(blockOf)),
  };
}

function tableOf({ align, header, rows }: Tokens.Table): WordingBlock {
  const sides = { left: 'start', right: 'end', center: 'center' } as const;
  return {
    kind: 'table',
    align: align.map((side) => sides[side ?? 'left']),
    head: header.map((cell) => runsOf(cell)),
    rows: rows.map((row) => row.map((cell) => runsOf(cell))),
  };
}

type Inline = { type?: string; text?: string; raw?: string; tokens?: Token[] };

/** What is within a token, or what it says itself. */
function runsOf({ type = '', text = '', raw = '', tokens }: Inline, isBold = false): Run[] {
  if (tokens !== undefined && type !== 'image') {
    return tokens.flatMap((one) => runsOf(one, isBold || one.type === 'strong'));
  }
  if (type === 'br') return [{ text: '\n', isBold }];
  if (type === 'text') return [{ text: decoded(text).replaceAll(/\s*\n\s*/g, ' '), isBold }];
  return [{ text: text || raw, isBold }];
}

/** `&nbsp;` is a letter that its writer could not type. */
const decoded = (text: string): string => text.replaceAll(/&(?:#\w+|\w+);/g, (entity) => parse(entity).text);

/** Levels begin with 1, and none is left out on the way down, as readers' programs want it. */
function withLevels(blocks: readonly WordingBlock[], above: number[] = []): WordingBlock[] {
  return blocks.map((block) => {
    if ('blocks' in block) return { ...block, blocks: withLevels(block.blocks, above) };
    if (block.kind !== 'heading') return block;
    while ((above.at(-1) ?? 0) >= block.level) above.pop();
    above.push(block.level);
    return { ...block, level: above.length };
  });
}

/** What stands before everything, or right below the title, is said about the document itself. */
function withNotice(blocks: readonly WordingBlock[]): WordingBlock[] {
  const first = blocks.findIndex((block, at) => !(at === 0 && block.kind === 'heading' && block.level === 1));
  return blocks.map((block, at) =>
    at === first && block.kind === 'paragraph' ? { ...block, kind: 'notice' as const } : block,
  );
}
