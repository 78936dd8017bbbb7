/** Blocks of plain text, and the characters of text files. */
import type { DraftBlock } from './compose-page.ts';
import { beginsItem, tidyText } from './page-words.ts';

/** By its mark; else UTF-8, and where it is none, what Windows wrote in Western Europe. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Without what ends it. */
const LINE = /[^\r\n\u2028\u2029\f]+/g;

/** Paragraphs stand between empty lines; an item of a list begins with its mark. */
export function readText(source: string): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let isOpen = false;
  let end = 0;
  // One after the other: a file may have ten million lines, nearly all of them empty.
  for (const { 0: line, index } of source.matchAll(LINE)) {
    const gap = source.slice(end, Math.min(index, end + 3));
    if (gap !== '\r\n' && gap.length > 1) isOpen = false;
    end = index + line.length;
    const text = /\S/.test(line) ? tidyText(line) : '';
    const isItem = beginsItem(text);
    if (text === '') isOpen = false;
    else if (isOpen && !isItem) blocks.at(-1)?.lines.push({ text });
    else {
      blocks.push({ kind: isItem ? 'list' : 'paragraph', level: 0, lines: [{ text }] });
      isOpen = true;
    }
  }
  return blocks;
}
