/** A document's source as blocks of HTML: the little Markdown that the bench's documents are written in. */
import { escapeMarkup } from '../../../shared/rules/escape-markup.ts';
import { tables, type Table } from './tables.ts';

/** A table is cut between its rows; everything else stays whole. */
export type Block =
  { kind: 'title' | 'part' | 'clause' | 'text'; html: string } | { kind: 'table'; head: string; rows: string[] };

/**
 * Blocks are separated by empty lines; `@table name` puts in a table of tables.ts, `@contents` the names of all parts.
 * Throws for a table that is not there.
 */
export function layOut(source: string): Block[] {
  const parts = [...source.matchAll(/^## (.*)$/gm)].map(([, name = '']) => name);
  return source
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => (block === '@contents' ? { kind: 'text', html: list('ul', parts) } : toBlock(block)));
}

function toBlock(block: string): Block {
  const [, mark = '', words = ''] = /^(#{1,3}|@table) (.*)$/s.exec(block) ?? [];
  const html = escapeMarkup(words);
  if (mark === '#') return { kind: 'title', html: `<h1>${html}</h1>` };
  if (mark === '##') return { kind: 'part', html: `<h2>${html}</h2>` };
  if (mark === '###') return { kind: 'clause', html: `<h3>${html}</h3>` };
  if (mark === '@table') return tableBlock(tableOf(words));
  if (block.startsWith('- ')) return { kind: 'text', html: list('ul', block.split(/\n?^- /m)) };
  if (block.startsWith('1. ')) return { kind: 'text', html: list('ol', block.split(/\n?^\d+\. /m)) };
  return { kind: 'text', html: `<p>${escapeMarkup(block)}</p>` };
}

function list(tag: 'ul' | 'ol', entries: readonly string[]): string {
  const items = entries.filter((entry) => entry !== '').map((entry) => `<li>${escapeMarkup(entry)}</li>`);
  return `<${tag}>${items.join('')}</${tag}>`;
}

function tableOf(name: string): Table {
  const table = tables[name];
  if (!table) throw new Error(`No table is called "${name}": expected one of ${Object.keys(tables).join(', ')}.`);
  return table;
}

function tableBlock({ head, rows }: Table): Block {
  const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeMarkup(cell)}</${tag}>`).join('')}</tr>`;
  return { kind: 'table', head: row(head, 'th'), rows: rows.map((cells) => row(cells, 'td')) };
}

/** The words of a source as they stand in print, without marks of layout. */
export function plainText(source: string): string {
  return layOut(source)
    .map((block) => (block.kind === 'table' ? [block.head, ...block.rows].join('\n') : block.html))
    .join('\n')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
