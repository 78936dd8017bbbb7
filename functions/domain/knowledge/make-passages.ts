/**
 * What is found, read by the model and cited: parts of a page that can be understood by themselves. A heading begins a new
 * one; a list stays with the sentence that leads it in and a table with its head, also where they go on in another passage
 * or on the next page (KeptPassage says how). None overlaps another, and together they hold every block of every page.
 */
import type { Block, DocumentPage, KeptPassage } from './document-page.ts';
import { joint, leadsIn } from './page-words.ts';

/** Of a passage, in characters; those of Chinese, Japanese and Korean count twice, as they say more. */
const LONGEST = 900;
/** A paragraph that fits in no passage is cut into parts of this length. */
const PART = 750;
/** Headings above a passage, and characters of each. */
const MOST_HEADINGS = 4;
const LONGEST_HEADING = 160;

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

type Kind = Block['kind'];
/** What is never torn apart. */
type Piece = {
  kind: Kind;
  level: number;
  start: number;
  end: number;
  text: string;
  /** A row of a table's head. */
  isOfHead: boolean;
  /** Goes on with what the piece before began. */
  isRest: boolean;
};

/** What the next piece goes on with: the head of its table, or the sentence that leads its list in. */
type Lead = { kind: 'table' | 'list'; text: string; columns: number } | null;

/** From and to. */
type Span = [number, number];

type Heading = { level: number; text: string };

export function makePassages(pages: readonly DocumentPage[]): KeptPassage[] {
  const maker = new PassageMaker();
  for (const page of pages) maker.page(page);
  return maker.passages;
}

class PassageMaker {
  readonly passages: KeptPassage[] = [];
  #headings: Heading[] = [];
  #lead: Lead = null;
  #pieces: Piece[] = [];
  /** What stands above the passage that is being made. */
  #above: string[] = [];
  #leadText = '';

  page(page: DocumentPage): void {
    for (const block of page.blocks) {
      const pieces = piecesOf(page.text, block);
      if (block.kind === 'table') this.#lead = leadOfTable(pieces, this.#lead);
      for (const piece of pieces) this.#add(piece, page.page);
      if (block.kind === 'paragraph') this.#lead = leadOfList(pieces);
      if (block.kind === 'heading') this.#lead = null;
    }
    this.#finish(page.page);
  }

  #add(piece: Piece, page: number): void {
    const isHeading = piece.kind === 'heading';
    const isBegun = this.#pieces.length > 0;
    const isOnlyHeadings = this.#pieces.every(({ kind }) => kind === 'heading');
    const length = weightOf(this.#leadText) + this.#pieces.reduce((sum, { text }) => sum + weightOf(text) + 1, 0);
    const isFull = isBegun && length + weightOf(piece.text) > LONGEST;
    if (isBegun && (isHeading ? !isOnlyHeadings : isFull && !isOnlyHeadings)) this.#begin(piece, page);
    if (this.#pieces.length === 0) this.#open(piece);
    this.#pieces.push(piece);
    if (isHeading) this.#under(piece);
  }

  /** A sentence that leads in goes along with what it leads in. */
  #begin(piece: Piece, page: number): void {
    const last = this.#pieces.at(-1);
    const isLeadIn =
      this.#pieces.length > 1 &&
      last?.kind === 'paragraph' &&
      (piece.kind === 'list' || piece.kind === 'table') &&
      leadsIn(last.text) &&
      this.#pieces.at(-2)?.kind !== 'heading';
    if (isLeadIn) this.#pieces.pop();
    this.#finish(page);
    if (isLeadIn) {
      this.#open(last);
      this.#pieces.push(last);
    }
  }

  #open(piece: Piece): void {
    const isAbove = ({ level }: Heading): boolean => piece.kind !== 'heading' || level < piece.level;
    this.#above = this.#headings.filter(isAbove).map(({ text }) => text);
    const isRest = this.#lead !== null && this.#lead.kind === piece.kind && !piece.isOfHead;
    this.#leadText = isRest && this.#lead ? this.#lead.text : '';
  }

  #under({ level, text }: Piece): void {
    const outer = this.#headings.filter((heading) => heading.level < level);
    this.#headings = [...outer, { level, text: text.slice(0, LONGEST_HEADING) }].slice(-MOST_HEADINGS);
  }

  #finish(page: number): void {
    const [first, last] = [this.#pieces[0], this.#pieces.at(-1)];
    if (!first || !last) return;
    const own = this.#pieces.reduce((text, piece, index) => {
      const before = this.#pieces[index - 1];
      return before ? `${text}${between(before, piece)}${piece.text}` : piece.text;
    }, '');
    this.passages.push({
      page,
      start: first.start,
      end: last.end,
      headings: this.#above,
      text: this.#leadText === '' ? own : `${this.#leadText}\n${own}`,
    });
    this.#pieces = [];
    this.#leadText = '';
  }
}

const between = (before: Piece, piece: Piece): string => (piece.isRest ? joint(before.text, piece.text) : '\n');

/** The head of a table is its own, or that of the table that a page before broke off. */
function leadOfTable(pieces: readonly Piece[], before: Lead): Lead {
  const head = pieces.filter(({ isOfHead }) => isOfHead);
  const columns = columnsOf(pieces[0]?.text ?? '');
  if (head.length > 0) return { kind: 'table', text: head.map(({ text }) => text).join('\n'), columns };
  return before?.kind === 'table' && before.columns === columns ? before : null;
}

const columnsOf = (row: string): number => row.split(' | ').length;

function leadOfList(pieces: readonly Piece[]): Lead {
  const last = pieces.at(-1)?.text ?? '';
  return leadsIn(last) ? { kind: 'list', text: last, columns: 0 } : null;
}

/** Rows of a table, a heading as a whole, and of all else the whole where it fits into a passage, else parts of it. */
function piecesOf(text: string, { kind, level, start, end }: Block): Piece[] {
  const whole = text.slice(start, end);
  if (kind === 'table') return rowsOf(whole, start, level);
  // A heading is whole, however long.
  const parts: Span[] = kind === 'heading' || weightOf(whole) <= LONGEST ? [[0, whole.length]] : partsOf(whole);
  return parts.map(([from, to], index) => ({
    kind,
    level,
    start: start + from,
    end: start + to,
    text: joined(whole.slice(from, to)),
    isOfHead: false,
    isRest: index > 0,
  }));
}

function rowsOf(table: string, start: number, headRows: number): Piece[] {
  let position = start;
  return table.split('\n').flatMap((row, rowIndex) => {
    const from = position;
    position += row.length + 1;
    const parts: Span[] = weightOf(row) <= LONGEST ? [[0, row.length]] : partsOf(row);
    return parts.map(([first, last], index) => ({
      kind: 'table' as const,
      level: 0,
      start: from + first,
      end: from + last,
      text: row.slice(first, last),
      isOfHead: rowIndex < headRows,
      isRest: index > 0,
    }));
  });
}

/** Lines of a paragraph in one. */
const joined = (text: string): string =>
  text.split('\n').reduce((whole, line) => (whole === '' ? line : `${whole}${joint(whole, line)}${line}`), '');

const weightOf = (text: string): number => text.length + (text.match(DENSE)?.length ?? 0);

/** Between sentences; one that is too long between its words. Spaces between parts are in none. */
function partsOf(text: string): Span[] {
  const parts: Span[] = [];
  let weight = 0;
  for (const [start, end] of sentencesOf(text)) {
    const last = parts.at(-1);
    const own = weightOf(text.slice(start, end));
    const isWithin = last !== undefined && weight + own <= PART;
    if (isWithin) last[1] = end;
    else parts.push([start, end]);
    weight = isWithin ? weight + own : own;
  }
  return parts.map(([start, end]) => trimmed(text, start, end)).filter(([start, end]) => end > start);
}

function sentencesOf(text: string): Span[] {
  // A line's end is no end of a sentence.
  const flat = text.replaceAll('\n', ' ');
  const segments = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(flat);
  return [...segments].flatMap(({ index, segment }) =>
    weightOf(segment) <= PART ? [[index, index + segment.length] satisfies Span] : wordsOf(segment, index),
  );
}

/** A sentence that is too long: at spaces, else at words; a word that is too long is no word. */
function wordsOf(sentence: string, offset: number): Span[] {
  const parts: Span[] = [];
  let weight = 0;
  for (const [start, end] of shortWords(sentence)) {
    const last = parts.at(-1);
    const own = weightOf(sentence.slice(start, end));
    const canEnd = /\s/.test(sentence.charAt(start - 1)) && weight + own > PART / 2;
    const isWithin = last !== undefined && !canEnd && weight + own <= PART;
    if (isWithin) last[1] = end;
    else parts.push([start, end]);
    weight = isWithin ? weight + own : own;
  }
  return parts.map(([start, end]) => [start + offset, end + offset]);
}

function shortWords(sentence: string): Span[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(sentence);
  return [...segments].flatMap(({ index, segment }) =>
    Array.from({ length: Math.ceil(segment.length / PART) }, (_, part): Span => [
      index + part * PART,
      index + Math.min(segment.length, (part + 1) * PART),
    ]),
  );
}

function trimmed(text: string, start: number, end: number): Span {
  const part = text.slice(start, end);
  return [start + (part.length - part.trimStart().length), end - (part.length - part.trimEnd().length)];
}
