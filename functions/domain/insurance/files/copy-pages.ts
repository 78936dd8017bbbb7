/**
 * A PDF's pages in a file of their own (SECURITY.md T31, T42). What a file does when it is opened, turned over or clicked, the
 * files and scripts in it, its forms and what it says of who wrote it belong to the file around its pages, and stay behind.
 * What is filled into a form, stamps and notes become part of the page; a signature over the whole file does not survive.
 */
import { openDocument, type Pdfium } from '../../knowledge/pdfium.ts';
import { withoutPageActions } from './page-actions.ts';

/** FLAT_NORMALDISPLAY: as it is shown, not as it would be printed. */
const AS_SHOWN = 0;

/** @param document of the same PDFium. Throws `pdf_damaged`, and what PDFium throws. */
export function copyPages(pdfium: Pdfium, document: number): Buffer {
  flatten(pdfium, document);
  // PDFium writes every object out in full: what its pages do can be found in what it wrote.
  const source = openDocument(pdfium, withoutPageActions(save(pdfium, document)));
  const { api } = pdfium;
  const copy = api.FPDF_CreateNewDocument();
  // Without indices: all of them.
  if (!api.FPDF_ImportPagesByIndex(copy, source, 0, 0, 0)) throw new Error('The pages cannot be copied.');
  return save(pdfium, copy);
}

function flatten({ api }: Pdfium, document: number): void {
  for (let index = 0; index < api.FPDF_GetPageCount(document); index += 1) {
    const page = api.FPDF_LoadPage(document, index);
    if (page === 0) continue;
    api.FPDFPage_Flatten(page, AS_SHOWN);
    // What has no looks of its own, such as a link.
    for (let left = api.FPDFPage_GetAnnotCount(page); left > 0; left -= 1) api.FPDFPage_RemoveAnnot(page, 0);
    api.FPDF_ClosePage(page);
  }
}

function save({ api, runtime }: Pdfium, document: number): Buffer {
  const writer = api.PDFiumExt_OpenFileWriter();
  api.PDFiumExt_SaveAsCopy(document, writer);
  const bytes = api.PDFiumExt_GetFileWriterSize(writer);
  const pointer = runtime.wasmExports.malloc(bytes);
  if (bytes === 0 || pointer === 0) throw new Error('The document cannot be written.');
  api.PDFiumExt_GetFileWriterData(writer, pointer, bytes);
  const written = Buffer.from(runtime.HEAPU8.slice(pointer, pointer + bytes));
  runtime.wasmExports.free(pointer);
  api.PDFiumExt_CloseFileWriter(writer);
  return written;
}
