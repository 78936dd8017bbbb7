/**
 * A vCard of version 2.1 in the words of 3.0: texts in quoted-printable decoded, parameters that stand alone named as the
 * types that they are. Other versions stay as they are.
 */
export function modernVcard(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (!/^VERSION:2\.1$/m.test(lines)) return lines.replaceAll('\n', '\r\n');
  return joinSoftBreaks(lines).map(modernLine).join('\r\n');
}

/** A line of quoted-printable that ends with = goes on with the next. */
function joinSoftBreaks(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const last = lines.at(-1) ?? '';
    if (isQuoted(last) && last.endsWith('=')) lines[lines.length - 1] = last.slice(0, -1) + line;
    else lines.push(line);
  }
  return lines;
}

const isQuoted = (line: string): boolean => /^[^:]*QUOTED-PRINTABLE[^:]*:/i.test(line);

function modernLine(line: string): string {
  if (line.startsWith('VERSION:')) return 'VERSION:3.0';
  const [, name, parameters = '', value = ''] = /^([^:;]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? [];
  if (name === undefined) return line;
  const kept = parameters
    .split(';')
    .filter((part) => part !== '' && !/^(?:ENCODING=)?QUOTED-PRINTABLE$|^CHARSET=/i.test(part));
  const named = kept.map((part) => `;${modernParameter(part)}`).join('');
  return `${name}${named}:${isQuoted(line) ? escapeText(name, decodeQuoted(value)) : value}`;
}

function modernParameter(part: string): string {
  if (/^(?:ENCODING=)?BASE64$/i.test(part)) return 'ENCODING=b';
  return part.includes('=') ? part : `TYPE=${part}`;
}

function decodeQuoted(text: string): string {
  const bytes = [...text.matchAll(/=([0-9A-F]{2})|([\s\S])/gi)].flatMap(([, hex, character = '']) =>
    hex === undefined ? [...new TextEncoder().encode(character)] : [Number.parseInt(hex, 16)],
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** Parts of a name and of an address are told apart by semicolons, which stay. */
function escapeText(name: string, text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(/\r?\n/g, '\\n').replaceAll(',', '\\,');
  return /^(?:N|ADR|ORG)$/i.test(name) ? escaped : escaped.replaceAll(';', '\\;');
}
