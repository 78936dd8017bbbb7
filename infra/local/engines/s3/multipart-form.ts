/** Reads the `multipart/form-data` body of a browser upload (RFC 7578). */
import { Buffer } from 'node:buffer';
import { EngineError } from '../engine.ts';
import { invalidArgument } from './answer.ts';

export type UploadForm = {
  /** By lower-case name; S3 ignores what comes after the file. */
  fields: Map<string, string>;
  file: { name: string; content: Buffer };
};

type Part = { name: string; fileName: string; content: Buffer };

/** Throws EngineError MalformedPOSTRequest, or InvalidArgument when a field repeats or there is no file. */
export function readUploadForm(contentType: string, body: Buffer): UploadForm {
  const fields = new Map<string, string>();
  for (const part of readParts(contentType, body)) {
    const name = part.name.toLowerCase();
    if (name === 'file') return { fields, file: { name: part.fileName, content: part.content } };
    if (fields.has(name)) throw invalidArgument(`The form has more than one field "${name}"; expected one.`);
    fields.set(name, part.content.toString('utf8'));
  }
  throw invalidArgument('POST requires exactly one file upload per request.');
}

function* readParts(contentType: string, body: Buffer): Generator<Part> {
  const match = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (!boundary) throw malformed();
  const delimiter = Buffer.from(`--${boundary}`);
  let start = body.indexOf(delimiter);
  while (start >= 0) {
    start += delimiter.length;
    if (body.toString('latin1', start, start + 2) === '--') return;
    const end = body.indexOf(Buffer.concat([Buffer.from('\r\n'), delimiter]), start);
    if (end < 0) throw malformed();
    yield readPart(body.subarray(start + 2, end));
    start = end + 2;
  }
  throw malformed();
}

function readPart(part: Buffer): Part {
  const headEnd = part.indexOf('\r\n\r\n');
  const head = part.toString('utf8', 0, Math.max(headEnd, 0));
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(head)?.[1] ?? '';
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (headEnd < 0 || name === undefined) throw malformed();
  const fileName = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1] ?? '';
  return { name, fileName, content: part.subarray(headEnd + 4) };
}

function malformed(): EngineError {
  const message = 'The body of your POST request is not well-formed multipart/form-data.';
  return new EngineError('MalformedPOSTRequest', message, 400);
}
