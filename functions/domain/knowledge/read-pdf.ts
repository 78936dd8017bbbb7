/**
 * The text of a PDF by pages, with the lines that it stands in and the links on it. The file is a stranger's: it is read by
 * PDFium in WebAssembly with limits to pages, characters, memory and time (SECURITY.md T42), and nothing of it is run,
 * drawn or followed.
 */
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../kit/app-error.ts';
import { pageCharacters } from './page-characters.ts';
import { pageFrame } from './page-frame.ts';
import { pageLines, type PdfLine } from './page-lines.ts';
import { openDocument, openPdfium, type Pdfium } from './pdfium.ts';

export type { PdfLine };

export type PdfPage = {
  lines: PdfLine[];
  /** Addresses that its links lead to, in their order. */
  links: string[];
  /** Of the page as it is seen, in points. */
  width: number;
  height: number;
  /** Characters of which the file does not say which they are. */
  unknown: number;
};

export type PdfLimits = { pages: number; characters: number; milliseconds: number };

/** Of a document that is read for its passages. */
export const documentLimits: PdfLimits = { pages: 1_000, characters: 5_000_000, milliseconds: 50_000 };

/** Memory for reading one, beside twice its own size: what unpacks to more is no document. */
const READING_BYTES = 96 * 1024 * 1024;

const LINK_BYTES = 2_048;
const MAX_LINKS = 200;

/** Of one page: a page that is set most closely has a third of it, and its lines are found by comparing characters. */
const MAX_PAGE_CHARACTERS = 50_000;

/** How many characters are read between two looks at the clock. */
const CLOCK_STEP = 2_048;

/** After how many pages others have their turn: a caller's writing of progress among them. */
const PAGES_AT_ONCE = 10;

/**
 * Throws AppError: `pdf_encrypted`, `pdf_damaged`, `pdf_without_text` (a scan), `pdf_too_long` for more pages, characters
 * or work than `limits` allow.
 *
 * @param onPage is told how many pages are read, and of how many
 */
export async function readPdf(
  bytes: Uint8Array,
  limits: PdfLimits,
  onPage: (done: number, total: number) => void = () => undefined,
): Promise<PdfPage[]> {
  const pdfium = await openPdfium(READING_BYTES + 2 * bytes.length);
  const document = orDamaged(() => openDocument(pdfium, bytes));
  const total = orDamaged(() => pdfium.api.FPDF_GetPageCount(document));
  if (total === 0) throw new AppError('pdf_damaged');
  if (total > limits.pages) throw new AppError('pdf_too_long');
  const meter = new Meter(limits);
  const pages: PdfPage[] = [];
  while (pages.length < total) {
    meter.look();
    pages.push(orDamaged(() => readPage(pdfium, document, pages.length, meter)));
    onPage(pages.length, total);
    if (pages.length % PAGES_AT_ONCE === 0) await setImmediate();
  }
  if (pages.every(({ lines }) => lines.length === 0)) throw new AppError('pdf_without_text');
  return pages;
}

/** The words of a page, a line each. */
export function pageText({ lines }: PdfPage): string {
  return lines.map(({ text }) => text).join('\n');
}

/** Whatever PDFium dies of, the file is what it died of. */
function orDamaged<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('pdf_damaged', {}, String(error));
  }
}

/** A page that can't be read is an empty one: the others are worth having. */
function readPage(pdfium: Pdfium, document: number, index: number, meter: Meter): PdfPage {
  const { api } = pdfium;
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) return { lines: [], links: [], width: 0, height: 0, unknown: 0 };
  const frame = pageFrame(pdfium, page);
  const textPage = api.FPDFText_LoadPage(page);
  if (textPage !== 0 && api.FPDFText_CountChars(textPage) > MAX_PAGE_CHARACTERS) throw new AppError('pdf_too_long');
  const count = (): void => meter.count();
  const { characters, unknown } =
    textPage === 0 ? { characters: [], unknown: 0 } : pageCharacters(pdfium, { page, textPage, frame }, count);
  const lines = pageLines(characters);
  const links = pageLinks(pdfium, document, page);
  api.FPDFText_ClosePage(textPage);
  api.FPDF_ClosePage(page);
  return { lines, links, width: frame.width, height: frame.height, unknown };
}

function pageLinks({ api, runtime }: Pdfium, document: number, page: number): string[] {
  const position = runtime.wasmExports.malloc(8 + LINK_BYTES);
  const [link, text] = [position + 4, position + 8];
  runtime.HEAPU8.fill(0, position, text);
  const links: string[] = [];
  while (links.length < MAX_LINKS && api.FPDFLink_Enumerate(page, position, link)) {
    const action = api.FPDFLink_GetAction(runtime.getValue(link, 'i32'));
    const length = action === 0 ? 0 : api.FPDFAction_GetURIPath(document, action, text, LINK_BYTES);
    if (length > 1 && length <= LINK_BYTES) {
      links.push(new TextDecoder().decode(runtime.HEAPU8.slice(text, text + length - 1)));
    }
  }
  runtime.wasmExports.free(position);
  return links;
}

/** Ends a reading that goes on for too long. */
class Meter {
  readonly #limits: PdfLimits;
  readonly #end: number;
  #characters = 0;

  constructor(limits: PdfLimits) {
    this.#limits = limits;
    this.#end = performance.now() + limits.milliseconds;
  }

  /** At the clock: a page may take long without a single character. */
  look(): void {
    if (performance.now() > this.#end) throw new AppError('pdf_too_long');
  }

  count(): void {
    this.#characters += 1;
    if (this.#characters > this.#limits.characters) throw new AppError('pdf_too_long');
    if (this.#characters % CLOCK_STEP === 1) this.look();
  }
}
