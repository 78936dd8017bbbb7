/**
 * Reads a mail in MIME (RFC 2045–2047, 5322) as far as the outbox shows it: subject, text, HTML, attachments, headers.
 * It is forgiving like a mail program: what it can't decode it leaves as it is.
 */
import { Buffer } from 'node:buffer';
import { decodeBytes, decodeTransfer, decodeWords, readParameters } from './mime-encoding.ts';
import type { Attachment } from './outbox.ts';

export type MailHeader = {
  /** In lower case. */
  name: string;
  /** Unfolded, with its encoded words decoded. */
  value: string;
  /** Unfolded only: lists are split before decoding, because an encoded name may hold a comma. */
  source: string;
};

export type ParsedMail = {
  headers: MailHeader[];
  text?: string;
  html?: string;
  attachments: Attachment[];
};

type Part = { headers: MailHeader[]; body: string };

/** Parts within parts; a mail nested deeper than this is no longer looked into. */
const MAX_DEPTH = 20;

export function parseMail(source: Buffer): ParsedMail {
  // Latin-1 keeps each byte as one character, so that every part can be decoded in its own charset later.
  const root = splitPart(source.toString('latin1'));
  const mail: ParsedMail = { headers: root.headers, attachments: [] };
  collect(root, mail, 0);
  return mail;
}

/** The first header of that name (lower case). */
export function headerOf(headers: MailHeader[], name: string): string | undefined {
  return headers.find((header) => header.name === name)?.value;
}

function splitPart(source: string): Part {
  if (/^\r?\n/.test(source)) return { headers: [], body: source.replace(/^\r?\n/, '') };
  const end = /\r?\n\r?\n/.exec(source);
  const head = end ? source.slice(0, end.index) : source;
  return { headers: readHeaders(head), body: end ? source.slice(end.index + end[0].length) : '' };
}

function readHeaders(head: string): MailHeader[] {
  const unfolded = head.replace(/\r?\n(?=[ \t])/g, '');
  return unfolded.split(/\r?\n/).flatMap((line) => {
    const match = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line);
    return match?.[1] === undefined ? [] : [toHeader(match[1], match[2] ?? '')];
  });
}

/** Headers may hold raw UTF-8 (RFC 6532) besides encoded words. */
function toHeader(name: string, bytes: string): MailHeader {
  const source = decodeBytes(Buffer.from(bytes.trim(), 'latin1'), 'utf-8');
  return { name: name.toLowerCase(), value: decodeWords(source), source };
}

function collect(part: Part, mail: ParsedMail, depth: number): void {
  const type = readParameters(headerOf(part.headers, 'content-type') ?? 'text/plain');
  const boundary = type.parameters['boundary'];
  if (type.value.startsWith('multipart/') && boundary !== undefined && depth < MAX_DEPTH) {
    for (const child of splitMultipart(part.body, boundary)) collect(splitPart(child), mail, depth + 1);
    return;
  }
  const bytes = decodeTransfer(part.body, headerOf(part.headers, 'content-transfer-encoding') ?? '7bit');
  const charset = type.parameters['charset'] ?? 'utf-8';
  if (isAttachment(part, type.value)) mail.attachments.push(toAttachment(part, type, bytes));
  else if (type.value === 'text/html') mail.html ??= decodeBytes(bytes, charset);
  else mail.text ??= decodeBytes(bytes, charset);
}

function isAttachment(part: Part, contentType: string): boolean {
  const disposition = readParameters(headerOf(part.headers, 'content-disposition') ?? 'inline');
  return disposition.value === 'attachment' || !['text/plain', 'text/html'].includes(contentType);
}

function toAttachment(part: Part, type: ReturnType<typeof readParameters>, bytes: Buffer): Attachment {
  const disposition = readParameters(headerOf(part.headers, 'content-disposition') ?? '');
  const name = disposition.parameters['filename'] ?? type.parameters['name'] ?? 'unnamed';
  return { name: decodeWords(name), contentType: type.value, sizeBytes: bytes.length };
}

function splitMultipart(body: string, boundary: string): string[] {
  const escaped = boundary.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pieces = `\n${body}`.split(new RegExp(`\\r?\\n--${escaped}(--)?[ \\t]*(?=\\r?\\n|$)`));
  // Splitting by a group puts that group between the pieces: piece, "--" or undefined, piece, …
  const parts: string[] = [];
  for (let index = 1; index < pieces.length && pieces[index] === undefined; index += 2) {
    parts.push((pieces[index + 1] ?? '').replace(/^\r?\n/, ''));
  }
  return parts;
}
