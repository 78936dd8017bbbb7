/** A CV's lines by sections: what stands before the first heading is its head. */
import type { PdfLine, PdfPage } from '../knowledge/read-pdf.ts';
import { pageNumber, sectionOf, type SectionName } from './cv-words.ts';

export type Section = { name: SectionName | 'head'; heading: string; lines: PdfLine[] };

/**
 * A name in large type opens a new head: in CVs with a column at the side, that column comes first, and its last list would
 * go on with the name.
 */
export function sectionsOf(pages: readonly PdfPage[], name: PdfLine | null): Section[] {
  const sections: Section[] = [{ name: 'head', heading: '', lines: [] }];
  for (const line of pages.flatMap(({ lines }) => lines)) {
    if (pageNumber.test(line.text)) continue;
    const section = sectionOf(line.text);
    if (section) sections.push({ name: section, heading: line.text.replace(/[\s:：]+$/, ''), lines: [] });
    else if (line === name) sections.push({ name: 'head', heading: '', lines: [line] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

export function linesOf(sections: readonly Section[], name: Section['name']): PdfLine[] {
  return sections.filter((section) => section.name === name).flatMap(({ lines }) => lines);
}

/** Lines as the paragraphs that they were before they were broken. */
export function paragraphs(lines: readonly PdfLine[]): string {
  return lines.reduce((text, line, index) => {
    const before = lines[index - 1];
    if (!before) return line.text;
    const isNew = Math.abs(before.baseline - line.baseline) > 2.2 * line.size || /^[•·▪◦‣*–-]\s/.test(line.text);
    return `${text}${isNew ? '\n' : separator(before.text)}${line.text}`;
  }, '');
}

/** Between two lines of one paragraph. */
export function separator(before: string): string {
  return /[\p{Script=Thai}\p{Script=Han}\p{P}]$/u.test(before) &&
    /[\p{Script=Thai}\p{Script=Han}。，、；：）]$/u.test(before)
    ? ''
    : ' ';
}
