/** Where a passage stands on a page of a document: in its text, and on its picture. */
import type { DocumentPage } from './chat-calls.ts';

type View = DocumentPage['view'];

export type Span = { start: number; end: number };

/** The page's text in three, as far as the span is within it. */
export function splitAtSpan(text: string, { start, end }: Span): { before: string; marked: string; after: string } {
  const from = Math.min(start, text.length);
  const to = Math.max(from, Math.min(end, text.length));
  return { before: text.slice(0, from), marked: text.slice(from, to), after: text.slice(to) };
}

export type MarkedBox = Record<'left' | 'top' | 'width' | 'height', number>;

/** The lines that the span touches, in percent of the page. */
export function markedBoxes({ size, lines }: View, { start, end }: Span): MarkedBox[] {
  if (size === null) return [];
  return lines
    .filter((line) => line.start < end && line.end > start)
    .map(({ left, top, width, height }) => ({
      left: (left / size.width) * 100,
      top: (top / size.height) * 100,
      width: (width / size.width) * 100,
      height: (height / size.height) * 100,
    }));
}
