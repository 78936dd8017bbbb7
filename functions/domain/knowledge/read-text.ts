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

/** Paragraphs stand between empty lines; an item of a list begins with its mark. */
export function readText(source: string): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let isOpen = false;
  for (const line of source.split(/\r\n?|\n|\u2028|\u2029|\f/)) {
    const text = tidyText(line);
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
