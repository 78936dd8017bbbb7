/**
 * PDFium in WebAssembly (docs/decisions/0014): one instance a document, so that a hostile file can spoil nothing but its
 * own reading. It has no files, no network and no scripts, and no more memory than stands here (SECURITY.md T42).
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { AppError } from '../../kit/app-error.ts';

/** Most memory of one document whose pages are drawn, in bytes: a sane one takes a tenth of it. */
const DRAWING_BYTES = 256 * 1024 * 1024;
const WASM_PAGE_BYTES = 65_536;

/** PDFium's FPDF_ERR_PASSWORD: it also names files whose encryption it does not know. */
const PASSWORD = 4;
const SECURITY = 5;

/** Functions that are called for each character or word: past Emscripten's checks, which take longer than the call itself. */
type DirectFunctions = {
  FPDFText_GetTextObject: (textPage: number, index: number) => number;
  FPDFText_GetUnicode: (textPage: number, index: number) => number;
  FPDFText_HasUnicodeMapError: (textPage: number, index: number) => number;
  FPDFText_GetLooseCharBox: (textPage: number, index: number, box: number) => number;
  FPDFText_GetCharOrigin: (textPage: number, index: number, x: number, y: number) => number;
  FPDFText_GetMatrix: (textPage: number, index: number, matrix: number) => number;
  FPDFText_GetFontSize: (textPage: number, index: number) => number;
  FPDFTextObj_GetFont: (object: number) => number;
  FPDFTextObj_GetTextRenderMode: (object: number) => number;
  FPDFPageObj_CountMarks: (object: number) => number;
  FPDFPageObj_GetFillColor: (object: number, red: number, green: number, blue: number, alpha: number) => number;
};

/** What Emscripten's module offers beside PDFium's functions; the package's own types lean on others that it does not bring. */
type Runtime = {
  HEAPU8: Uint8Array;
  wasmExports: DirectFunctions & {
    malloc: (bytes: number) => number;
    free: (pointer: number) => void;
    memory?: WebAssembly.Memory;
  };
  getValue: (pointer: number, type: 'float' | 'double' | 'i32') => number;
  addFunction: (callback: (pointer: number) => number, signature: string) => number;
};

export type Pdfium = { api: WrappedPdfiumModule; runtime: Runtime };

let wasm: Promise<Buffer> | undefined;

/** @param memoryBytes the most that a document may take */
export async function openPdfium(memoryBytes = DRAWING_BYTES): Promise<Pdfium> {
  const { init } = await import('@embedpdf/pdfium');
  wasm ??= readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  // What it says while it dies is said by the error too.
  const silence = { print: () => undefined, printErr: () => undefined };
  const options = { ...silence, wasmBinary: new Uint8Array(await wasm).buffer };
  const api = await init(options as Parameters<typeof init>[0]);
  const runtime = api.pdfium as unknown as Runtime;
  limitMemory(runtime, memoryBytes);
  api.PDFiumExt_Init();
  return { api, runtime };
}

/** Throws `pdf_encrypted`, `pdf_damaged`, `pdf_too_long` for a file that has no room. */
export function openDocument({ api, runtime }: Pdfium, bytes: Uint8Array): number {
  const pointer = runtime.wasmExports.malloc(bytes.length);
  if (pointer === 0) throw new AppError('pdf_too_long');
  runtime.HEAPU8.set(bytes, pointer);
  const document = api.FPDF_LoadMemDocument(pointer, bytes.length, '');
  if (document !== 0) return document;
  const isLocked = [PASSWORD, SECURITY].includes(api.FPDF_GetLastError());
  throw new AppError(isLocked ? 'pdf_encrypted' : 'pdf_damaged');
}

/** Beyond the limit PDFium gets no memory, gives up, and throws. */
function limitMemory({ wasmExports: { memory } }: Runtime, mostBytes: number): void {
  if (!memory) throw new Error('PDFium shows no memory: its limit cannot be set.');
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE_BYTES > mostBytes) throw new RangeError('The limit is met.');
    return grow(pages);
  };
}
