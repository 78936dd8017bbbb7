/** What a file really is, as far as its beginning tells: whether it can be read, reading it shows. */
import type { DocumentKind } from '../../../shared/model/document-product.ts';

/** What is looked at: a PDF may begin with a little of something else (ISO 32000-1, annex H.3.4.1). */
const MARK_WITHIN = 1_024;
const TEXT_WITHIN = 65_536;

/** Word puts a locked document into an older kind of file. */
const LOCKED_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

const textEndings: Readonly<Record<string, DocumentKind>> = {
  html: 'html',
  htm: 'html',
  md: 'md',
  markdown: 'md',
  txt: 'txt',
};

/**
 * Null for anything that cannot be read. A name decides only where bytes have no marks of their own: among kinds of text,
 * and among the many kinds of file that are zip files.
 *
 * @param bytes the file, or what it begins with
 */
export function kindOfBytes(bytes: Uint8Array, name: string): DocumentKind | null {
  const ending = name.trim().split('.').at(-1)?.toLowerCase() ?? '';
  const start = Buffer.from(bytes.subarray(0, MARK_WITHIN)).toString('latin1');
  if (start.includes('%PDF-')) return 'pdf';
  const isOffice = start.startsWith('PK') || LOCKED_OFFICE.every((byte, index) => bytes[index] === byte);
  if (isOffice) return ending === 'docx' ? 'docx' : null;
  if (!isText(bytes)) return null;
  return /^[^<]{0,8}<(?:!doctype html|html)[\s>]/i.test(start) ? 'html' : (textEndings[ending] ?? null);
}

/** No text has these bytes, unless it is UTF-16 and says so. */
function isText(bytes: Uint8Array): boolean {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return isWide || bytes.subarray(0, TEXT_WITHIN).every((byte) => byte > 31 || [9, 10, 12, 13, 27].includes(byte));
}
