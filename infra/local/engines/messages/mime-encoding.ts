/** The encodings of MIME: transfer encodings, charsets, encoded words of headers (RFC 2047) and parameters (RFC 2231). */
import { Buffer } from 'node:buffer';

/** `text/plain; charset="utf-8"` in its parts; value and parameter names in lower case. */
export function readParameters(header: string): { value: string; parameters: Record<string, string> } {
  const [value = '', ...rest] = header.match(/(?:"(?:[^"\\]|\\.)*"|[^;"])+/g) ?? [];
  const parameters: Record<string, string> = {};
  for (const parameter of rest) {
    const match = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/s.exec(parameter);
    if (match?.[1] === undefined) continue;
    const isExtended = match[1].endsWith('*');
    const name = match[1].replace(/\*$/, '').toLowerCase();
    parameters[name] = isExtended ? decodeExtended(match[2] ?? '') : unquote(match[2] ?? '');
  }
  return { value: value.trim().toLowerCase(), parameters };
}

export function decodeTransfer(body: string, encoding: string): Buffer {
  const name = encoding.trim().toLowerCase();
  if (name === 'base64') return Buffer.from(body, 'base64');
  if (name === 'quoted-printable') return decodeQuotedPrintable(body);
  return Buffer.from(body, 'latin1');
}

/** A charset that this machine doesn't know is read as UTF-8. */
export function decodeBytes(bytes: Buffer, charset: string): string {
  return new TextDecoder(isKnownCharset(charset) ? charset : 'utf-8').decode(bytes);
}

/** Decodes `=?utf-8?B?…?=`; white space between two encoded words is part of neither. */
export function decodeWords(text: string): string {
  const joined = text.replace(/(\?=)\s+(?==\?[^?\s]+\?[bq]\?)/gi, '$1');
  return joined.replace(
    /=\?([^?\s*]+)(?:\*[^?\s]*)?\?([bq])\?([^?]*)\?=/gi,
    (_whole, charset: string, kind: string, value: string) => decodeBytes(decodeWord(kind, value), charset),
  );
}

function decodeWord(kind: string, value: string): Buffer {
  return kind.toLowerCase() === 'b' ? Buffer.from(value, 'base64') : decodeHex(value.replaceAll('_', ' '), '=');
}

function decodeQuotedPrintable(text: string): Buffer {
  return decodeHex(text.replace(/[ \t]+(?=\r?\n|$)/g, '').replace(/=\r?\n/g, ''), '=');
}

/** Replaces `=E2` (or `%E2`) by its byte. */
function decodeHex(text: string, mark: '=' | '%'): Buffer {
  const escapes = new RegExp(`${mark}([0-9A-Fa-f]{2})`, 'g');
  const bytes = text.replace(escapes, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** `utf-8'en'%e2%82%ac%20rates`. */
function decodeExtended(value: string): string {
  const [charset = 'utf-8', , encoded = ''] = unquote(value).split("'");
  return decodeBytes(decodeHex(encoded, '%'), charset);
}

function unquote(value: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/s.exec(value);
  return quoted?.[1] === undefined ? value : quoted[1].replace(/\\(.)/g, '$1');
}

function isKnownCharset(charset: string): boolean {
  try {
    return Boolean(new TextDecoder(charset));
  } catch {
    return false;
  }
}
