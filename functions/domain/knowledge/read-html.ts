/**
 * Blocks of an HTML document: what a reader sees of it. The document is a stranger's: nothing of it is run or fetched, what
 * is hidden is left out (SECURITY.md T42), and its depth and number of tags are limited before it is parsed, as parsing
 * takes more time with each level.
 */
import { HTMLElement, NodeType, parse, type Node } from 'node-html-parser';
import type { DraftBlock } from './compose-page.ts';
import { DocumentUnreadable } from './document-unreadable.ts';
import { tidyText } from './page-words.ts';
import { CELL } from './pdf-blocks.ts';

/** The library holds each of them in memory: about two kilobytes with what is in it. */
const MAX_TAGS = 150_000;
const MAX_DEPTH = 400;

/** Never read. */
const SKIPPED = new Set(
  'script style noscript template svg math iframe object embed video audio canvas title select datalist textarea button dialog'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form header hr html legend main nav p pre section summary'.split(
    ' ',
  ),
);
/** Have no end, or one that is often left out: they nest no further. */
const WITHOUT_END = new Set(
  'area base br col embed hr img input link meta param source track wbr li p td th'.split(' '),
);
const HEADING = /^h([1-6])$/;
/** Cells with more than that are no cells but columns of a page that is laid out as a table. */
const LONGEST_CELL = 1_500;

const HIDING =
  /(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0*)?(?![.\d])|font-size\s*:\s*[01](?:\.\d*)?(?:px|pt|em|rem|%)?\s*(?:;|!|$)|(?:left|top|text-indent)\s*:\s*-\d{3,}|clip(?:-path)?\s*:\s*(?:rect\(0|inset\((?:50|100)%))/i;
/** White words are hidden where the document paints no ground for them. */
const PALE =
  /(?<![\w-])color\s*:\s*(?:#f{3}(?:f{3})?(?![0-9a-f])|white\b|transparent\b|rgba?\(\s*255\s*,\s*255\s*,\s*255)/i;
const GROUND = /background|bgcolor/i;
const ZERO_SIZED = /(?:^|;)\s*(?:max-)?(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|!|$)/i;

/** A rule of a style sheet, the innermost where rules stand in rules. It is tried behind braces only, so a sheet is read once. */
const RULE = /(?<![^{}])([^{}]*)\{([^{}]*)(?:\}|$)/g;
/** Characters of a rule's selectors, and classes and ids that are hidden in all. */
const LONGEST_SELECTORS = 100_000;
const MAX_HIDING = 10_000;

/** Throws DocumentUnreadable: `too_long` for more tags than a document has, `damaged` for one that nests without end. */
export function readHtml(source: string): DraftBlock[] {
  const html = withoutComments(source);
  checkTags(html);
  const root = parse(html, {
    parseNoneClosedTags: true,
    blockTextElements: { script: true, style: true, noscript: true },
  });
  const isHiding = GROUND.test(html) ? hides : (style: string): boolean => hides(style) || PALE.test(style);
  const walk = new Walk(isHiding, hidingSelectors(root, isHiding));
  walk.node(root, null);
  return walk.finish();
}

/** Whether declarations of a style make what they are for unseen. */
type Hides = (style: string) => boolean;

const hides: Hides = (style) => HIDING.test(style);

/** A comment without an end hides all that follows, as in browsers. */
function withoutComments(source: string): string {
  const parts: string[] = [];
  let position = 0;
  for (let start = source.indexOf('<!--'); start !== -1; start = source.indexOf('<!--', position)) {
    parts.push(source.slice(position, start));
    const end = source.indexOf('-->', start + 4);
    position = end === -1 ? source.length : end + 3;
  }
  parts.push(source.slice(position));
  // The document's type, what XML says of itself, and what all else stands in, whose ends may be left out.
  return parts.join('').replaceAll(/<(?:[!?][a-z]|\/?(?:html|head|body)(?=[\s>]))[^<>]{0,1000}>/gi, '');
}

function checkTags(html: string): void {
  let [tags, depth] = [0, 0];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]{0,30})/gi)) {
    tags += 1;
    if (tags > MAX_TAGS) throw new DocumentUnreadable('too_long', 'tags');
    if (WITHOUT_END.has(name.toLowerCase())) continue;
    depth = end === '' ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) throw new DocumentUnreadable('damaged', 'depth');
  }
}

/** Classes and ids that a style sheet of the document hides: `.note{display:none}`. */
function hidingSelectors(root: HTMLElement, isHiding: Hides): Set<string> {
  const hiding = new Set<string>();
  for (const style of root.getElementsByTagName('style')) {
    for (const [, selectors = '', body = ''] of style.rawText.matchAll(RULE)) {
      if (!isHiding(body)) continue;
      if (selectors.length > LONGEST_SELECTORS) throw new DocumentUnreadable('too_long', 'selectors');
      const names = selectors.split(',').map((selector) => selector.trim());
      for (const name of names) if (/^[.#][\w-]+$/.test(name)) hiding.add(name);
      if (hiding.size > MAX_HIDING) throw new DocumentUnreadable('too_long', 'selectors');
    }
  }
  return hiding;
}

class Walk {
  readonly #isHiding: Hides;
  readonly #hiding: Set<string>;
  readonly #blocks: DraftBlock[] = [];
  #kind: DraftBlock['kind'] = 'paragraph';
  #level = 0;
  #text: string[] = [];

  /** @param hiding classes and ids, as a style sheet selects them */
  constructor(isHiding: Hides, hiding: Set<string>) {
    this.#isHiding = isHiding;
    this.#hiding = hiding;
  }

  finish(): DraftBlock[] {
    this.#flush();
    return this.#blocks;
  }

  /** @param item what the items of the list begin with; null outside of one */
  node(node: Node, item: (() => string) | null): void {
    if (node.nodeType === NodeType.TEXT_NODE) this.#text.push(node.text);
    if (!(node instanceof HTMLElement) || this.#isHidden(node)) return;
    const name = nameOf(node);
    if (name === 'br') this.#text.push('\n');
    else if (name === 'table' && !isLayout(node)) this.#table(node);
    else if (name === 'ul') this.#block('paragraph', 0, node, () => '• ');
    else if (name === 'ol') this.#block('paragraph', 0, node, counter());
    else if (name === 'li') this.#item(node, item ?? (() => '• '));
    else if (HEADING.test(name)) this.#block('heading', Number(name.slice(1)), node, null);
    else if (BLOCKS.has(name) || isTablePart(name)) this.#block(this.#kind, this.#level, node, item);
    else this.#children(node, item);
  }

  #children(node: Node, item: (() => string) | null): void {
    for (const child of node.childNodes) this.node(child, item);
  }

  #block(kind: DraftBlock['kind'], level: number, node: Node, item: (() => string) | null): void {
    this.#flush();
    const before = { kind: this.#kind, level: this.#level };
    [this.#kind, this.#level] = [kind, level];
    this.#children(node, item);
    this.#flush();
    [this.#kind, this.#level] = [before.kind, before.level];
  }

  #item(node: Node, mark: () => string): void {
    this.#flush();
    const before = this.#kind;
    this.#kind = 'list';
    this.#text.push(mark());
    this.#children(node, null);
    this.#flush();
    this.#kind = before;
  }

  #table(table: HTMLElement): void {
    this.#flush();
    const rows = table
      .getElementsByTagName('tr')
      .map((row) => ({ row, cells: row.childNodes.filter((cell) => this.#isCell(cell)) }))
      .map(({ row, cells }) => ({ row, cells, text: cells.map((cell) => this.#textOf(cell)).join(CELL) }))
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    if (rows.length === 0) return;
    const body = rows.findIndex(
      ({ row, cells }) => nameOf(row.parentNode) !== 'thead' && !cells.every((cell) => nameOf(cell) === 'th'),
    );
    this.#blocks.push({ kind: 'table', level: Math.max(0, body), lines: rows.map(({ text }) => ({ text })) });
  }

  #isCell(node: Node): boolean {
    return node instanceof HTMLElement && /^t[dh]$/.test(nameOf(node)) && !this.#isHidden(node);
  }

  #textOf(node: Node): string {
    const inner = new Walk(this.#isHiding, this.#hiding);
    for (const child of node.childNodes) inner.node(child, null);
    return inner
      .finish()
      .flatMap(({ lines }) => lines.map(({ text }) => text))
      .join(' ');
  }

  #flush(): void {
    const lines = this.#text.join('').split('\n').map(tidyText);
    this.#text = [];
    const own = lines.filter((text) => text !== '' && text !== '•');
    if (own.length === 0) return;
    this.#blocks.push({ kind: this.#kind, level: this.#level, lines: own.map((text) => ({ text })) });
  }

  #isHidden(element: HTMLElement): boolean {
    if (SKIPPED.has(nameOf(element))) return true;
    const style = element.getAttribute('style') ?? '';
    return (
      element.hasAttribute('hidden') ||
      element.getAttribute('aria-hidden') === 'true' ||
      this.#isHiding(style) ||
      (nameOf(element) === 'font' && this.#isHiding(`color:${element.getAttribute('color') ?? ''}`)) ||
      (ZERO_SIZED.test(style) && /overflow/i.test(style)) ||
      (element.id !== '' && this.#hiding.has(`#${element.id}`)) ||
      (element.getAttribute('class') ?? '').split(/\s+/).some((name) => this.#hiding.has(`.${name}`))
    );
  }
}

function counter(): () => string {
  let number = 0;
  return () => `${(number += 1)}. `;
}

const nameOf = (node: Node | null): string =>
  node instanceof HTMLElement ? (node.rawTagName ?? '').toLowerCase() : '';

const isTablePart = (name: string): boolean => /^(?:table|caption|thead|tbody|tfoot|tr|td|th)$/.test(name);

/** A page that is laid out as a table: one in another, or headings and long texts in its cells. */
const isLayout = (table: HTMLElement): boolean =>
  table.querySelector('table,h1,h2,h3,h4') !== null ||
  table.getElementsByTagName('td').some((cell) => cell.text.length > LONGEST_CELL);
