/** A lead as a contact: vCard 3.0 (RFC 2426), which phones and mail programs of every kind read. */
import type { Lead } from '../../../shared/model/conversation.ts';

const LINE_END = '\r\n';
/** Longest line in bytes (RFC 2426, section 2.6). */
const LINE_BYTES = 75;

export function toCard({ name, phone, message, asked, note, product = '' }: Lead): string {
  const notes = [product, asked, message, note].filter((text) => text !== '').join('\n');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escape(name)}`,
    // Which part of a name is the family's is not known: programs show FN.
    `N:;${escape(name)};;;`,
    `TEL;TYPE=CELL:${phone}`,
    ...(notes === '' ? [] : [`NOTE:${escape(notes)}`]),
    'END:VCARD',
  ];
  return lines.map((line) => fold(line) + LINE_END).join('');
}

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Goes on in the next line behind a space, never within a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let rest = '';
  for (const character of line) {
    if (Buffer.byteLength(rest + character) > LINE_BYTES) {
      lines.push(rest);
      rest = ' ';
    }
    rest += character;
  }
  return [...lines, rest].join(LINE_END);
}
