/** Running heads and feet of a PDF: what stands at the edge of page after page, and the numbers of the pages. */
import type { PdfLine, PdfPage } from './read-pdf.ts';

/** Share of the page's height at either end in which running lines stand. */
const EDGE = 0.12;
/** On how many pages a line has to stand in the same place; of two pages, on both. */
const FEWEST_PAGES = 3;
/** Points that it may be off. */
const STEP = 3;
/** Longer lines are read, not run. */
const LONGEST = 160;

/** A number with little around it: "12", "Page 3 of 20", "- 3 -", "第 3 頁". */
const PAGE_NUMBER =
  /^[\s–—|·-]*(?:(?:page|seite|pagina|página|หน้า|صفحة|الصفحة|第)\s*)?\p{Nd}{1,4}(?:\s*(?:of|von|\/|de|من|จาก)\s*\p{Nd}{1,4})?\s*(?:頁|页|ページ)?[\s–—|·-]*$/iu;

export type RunningLines = { head: Set<PdfLine>; foot: Set<PdfLine> };

/** @param isKept what is known to be something else, such as the head of a table that each page repeats */
export function runningLines(pages: readonly PdfPage[], isKept: (line: PdfLine) => boolean): RunningLines {
  const candidates = pages.map((page) =>
    page.lines.filter((line) => edgeOf(page, line) !== null && line.text.length <= LONGEST && !isKept(line)),
  );
  const counts = new Map<string, number>();
  for (const [index, lines] of candidates.entries()) {
    for (const key of new Set(lines.flatMap((line) => keysOf(pages[index], line)))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const needed = Math.min(FEWEST_PAGES, Math.max(2, pages.length));
  const running: RunningLines = { head: new Set(), foot: new Set() };
  for (const [index, lines] of candidates.entries()) {
    const page = pages[index];
    for (const line of lines) {
      const isRepeated = keysOf(page, line).some((key) => (counts.get(key) ?? 0) >= needed);
      const edge = page && edgeOf(page, line);
      if (edge && (isRepeated || (PAGE_NUMBER.test(line.text) && isOutermost(page, line)))) running[edge].add(line);
    }
  }
  return running;
}

function edgeOf({ height }: PdfPage, { baseline }: PdfLine): 'head' | 'foot' | null {
  if (baseline > (1 - EDGE) * height) return 'head';
  return baseline < EDGE * height ? 'foot' : null;
}

/** Numbers differ from page to page; the place is that of two steps, so that a line between them is found in either. */
function keysOf(page: PdfPage | undefined, { text, baseline }: PdfLine): string[] {
  const words = text.replaceAll(/\p{Nd}+/gu, '#');
  const step = Math.floor(baseline / STEP);
  return [step, step + 1].map((place) => `${page?.height ?? 0} ${place} ${words}`);
}

const isOutermost = ({ lines }: PdfPage, { baseline }: PdfLine): boolean =>
  lines.every((other) => other.baseline >= baseline - 1) || lines.every((other) => other.baseline <= baseline + 1);
