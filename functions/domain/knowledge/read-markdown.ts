/** Blocks of a Markdown document, by way of HTML. */
import { marked } from 'marked';
import type { DraftBlock } from './compose-page.ts';
import { readHtml } from './read-html.ts';

/** Deeper is no list that anybody wrote, and each level takes more time than the one before. */
const DEEP = /^[ \t]{40,}/gm;
const DEEPEST = ' '.repeat(40);

/** Marks within words of one paragraph: more take time that grows with their square, and are none that anybody wrote. */
const MARKS = /[*_`~]/g;
const MOST_MARKS = 300;

/** Throws DocumentUnreadable as `readHtml` does. */
export function readMarkdown(source: string): DraftBlock[] {
  const paragraphs = source.replaceAll(DEEP, DEEPEST).split(/\n[ \t\r]*\n/);
  return readHtml(marked.parse(paragraphs.map(withoutManyMarks).join('\n\n'), { async: false }));
}

const withoutManyMarks = (paragraph: string): string =>
  (paragraph.match(MARKS)?.length ?? 0) > MOST_MARKS ? paragraph.replaceAll(MARKS, '') : paragraph;
