/** Writes vCards: 3.0 (RFC 2426) as all address books read it, 4.0 (RFC 6350). */

export type VcardVersion = '3.0' | '4.0';

/** `value` as it stands in the file: `text` and `list` escape what comes from people, `uri` what is an address. */
export type VcardLine = {
  name: string;
  value: string;
  /** In front of the name: lines of one group belong together (`item1`). */
  group?: string;
  parameters?: Record<string, string>;
};

/** Most bytes of a line (RFC 6350, section 3.2). */
const LINE_BYTES = 75;

const encoder = new TextEncoder();

/** Without what no line may hold; line breaks stay as `\n`. */
export function text(value: string): string {
  return clean(value).replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(',', '\\,').replaceAll(';', '\\;');
}

/** The parts of a structured value, such as a name. */
export function list(...values: string[]): string {
  return values.map(text).join(';');
}

/** An address stands as it is. */
export function uri(value: string): string {
  return clean(value).replace(/\s+/gu, '');
}

function clean(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '');
}

/**
 * The file, with its version and its ends. In 3.0 a line that isn't ASCII says that it is UTF-8: Outlook takes it for
 * the computer's own encoding otherwise, all others pass over the word.
 */
export function writeVcard(version: VcardVersion, lines: readonly VcardLine[]): string {
  const all: VcardLine[] = [
    { name: 'BEGIN', value: 'VCARD' },
    { name: 'VERSION', value: version },
    ...lines,
    { name: 'END', value: 'VCARD' },
  ];
  return all.map((line) => `${fold(lineText(version, line))}\r\n`).join('');
}

function lineText(version: VcardVersion, { name, value, group, parameters = {} }: VcardLine): string {
  const isForeign = version === '3.0' && /[^\0-\x7f]/.test(value);
  const said = Object.entries({ ...parameters, ...(isForeign ? { CHARSET: 'UTF-8' } : {}) });
  const start = group === undefined ? name : `${group}.${name}`;
  return `${start}${said.map(([key, word]) => `;${key}=${parameterText(word)}`).join('')}:${value}`;
}

/** Quotation marks can't stand in a parameter at all, and these characters only between them. */
function parameterText(value: string): string {
  const plain = clean(value).replace(/["\n]/g, ' ');
  return /[:;,]/.test(plain) ? `"${plain}"` : plain;
}

/** Lines of at most 75 bytes, each further one after a space; no character is cut. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
