/** The words of a PDF's first page are read: the input is the file, in base64. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Work } from '../kit/orders.ts';

type Package = { init(options: { wasmBinary: ArrayBuffer }): Promise<WrappedPdfiumModule> };
type Memory = { HEAPU8: Uint8Array; UTF16ToString(pointer: number): string };
type Allocator = { wasmExports: { malloc(bytes: number): number } };

const WASM = join('node_modules', '@embedpdf', 'pdfium', 'dist', 'pdfium.wasm');

export const work: Work = async (importPackage, input) => {
  const { init } = (await importPackage('@embedpdf/pdfium')) as Package;
  const wasm = await readFile(join(process.env['LAMBDA_TASK_ROOT'] ?? '', WASM));
  const api = await init({ wasmBinary: new Uint8Array(wasm).buffer });
  api.PDFiumExt_Init();
  const { HEAPU8: memory, UTF16ToString: readText, wasmExports } = api.pdfium as unknown as Memory & Allocator;
  const file = Buffer.from(input, 'base64');
  const pointer = wasmExports.malloc(file.length);
  memory.set(file, pointer);
  const document = api.FPDF_LoadMemDocument(pointer, file.length, '');
  const text = api.FPDFText_LoadPage(api.FPDF_LoadPage(document, 0));
  const count = api.FPDFText_CountChars(text);
  const letters = wasmExports.malloc((count + 1) * 2);
  api.FPDFText_GetText(text, 0, count, letters);
  return { pages: api.FPDF_GetPageCount(document), text: readText(letters) };
};
