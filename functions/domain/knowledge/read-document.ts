/**
 * A document that somebody uploaded, as pages with their blocks: PDF, DOCX, HTML, Markdown and plain text. What it is, its
 * own bytes say. The file is a stranger's: its pages, characters, tags, depth, unpacked size and time are limited, and what
 * a reader does not see is not read (SECURITY.md T42).
 */
import {
  MAX_DOCUMENT_BYTES,
  type DocumentFailure,
  type DocumentFile,
  type DocumentKind,
} from '../../../shared/model/document-product.ts';
import { AppError } from '../../kit/app-error.ts';
import { damageOf } from './damaged-marks.ts';
import type { DocumentPage } from './document-page.ts';
import { DocumentUnreadable } from './document-unreadable.ts';
import type { DraftBlock } from './compose-page.ts';
import { sectionPages } from './page-sections.ts';
import { pdfBlocks } from './pdf-blocks.ts';
import { readDocx } from './read-docx.ts';
import { readHtml } from './read-html.ts';
import { readMarkdown } from './read-markdown.ts';
import { documentLimits, readPdf } from './read-pdf.ts';
import { decodeText, readText } from './read-text.ts';

export type ReadDocument = { pages: DocumentPage[]; warning: DocumentFile['warning'] };

/** Of a text file, in bytes: five million characters of any script. */
const MAX_TEXT_BYTES = 20 * 1024 * 1024;

/** Share of a PDF's pages without a word from which on its owner is warned; a cover or a map is no harm. */
const WITHOUT_TEXT = 0.1;

/** Word puts a locked document into an older kind of file. */
const LOCKED_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

const pdfFailures: Partial<Record<AppError['code'], DocumentFailure>> = {
  pdf_encrypted: 'encrypted',
  pdf_damaged: 'damaged',
  pdf_without_text: 'without_text',
  pdf_too_long: 'too_long',
};

/**
 * Throws DocumentUnreadable.
 *
 * @param onPage is told how many pages of a PDF are read, and of how many; the reading waits for nothing that it begins
 */
export async function readDocument(
  bytes: Uint8Array,
  kind: DocumentKind,
  onPage?: (done: number, total: number) => void,
): Promise<ReadDocument> {
  if (bytes.length > MAX_DOCUMENT_BYTES) throw new DocumentUnreadable('too_large');
  if (bytes.length === 0) throw new DocumentUnreadable('empty');
  try {
    return kind === 'pdf' ? await readPdfDocument(bytes, onPage) : checked(sectionPages(await readBlocks(bytes, kind)));
  } catch (error) {
    if (error instanceof DocumentUnreadable) throw error;
    // Too deep for the stack: nothing that somebody wrote.
    if (error instanceof RangeError) throw new DocumentUnreadable('damaged', String(error));
    const failure = error instanceof AppError ? pdfFailures[error.code] : undefined;
    if (failure === undefined) throw error;
    throw new DocumentUnreadable(failure, String(error));
  }
}

async function readPdfDocument(
  bytes: Uint8Array,
  onPage?: (done: number, total: number) => void,
): Promise<ReadDocument> {
  const read = await readPdf(bytes, documentLimits, onPage);
  const { pages, warning } = checked(
    pdfBlocks(read),
    read.reduce((sum, page) => sum + page.unknown, 0),
  );
  const empty = read.filter(({ lines }) => lines.length === 0).length;
  const isPartly = empty >= 1 && empty > WITHOUT_TEXT * read.length;
  return { pages, warning: warning ?? (isPartly ? 'some_pages_without_text' : null) };
}

async function readBlocks(bytes: Uint8Array, kind: Exclude<DocumentKind, 'pdf'>): Promise<DraftBlock[]> {
  if (kind === 'docx') return readDocx(isLocked(bytes));
  if (bytes.length > MAX_TEXT_BYTES) throw new DocumentUnreadable('too_long', 'bytes');
  const readers = { html: readHtml, md: readMarkdown, txt: readText };
  return readers[kind](decodeText(bytes));
}

/** The same bytes, unless they are those of a locked document. */
function isLocked(bytes: Uint8Array): Uint8Array {
  if (LOCKED_OFFICE.every((byte, index) => bytes[index] === byte)) throw new DocumentUnreadable('encrypted');
  return bytes;
}

function checked(pages: DocumentPage[], unknown = 0): ReadDocument {
  const characters = pages.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > documentLimits.characters) throw new DocumentUnreadable('too_long', 'characters');
  if (!pages.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new DocumentUnreadable('empty');
  const damage = damageOf(pages, unknown);
  if (damage === 'much') throw new DocumentUnreadable('damaged_marks');
  return { pages, warning: damage === 'some' ? 'damaged_marks' : null };
}
