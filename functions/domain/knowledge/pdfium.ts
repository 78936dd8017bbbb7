/**
 * PDFium in WebAssembly (docs/decisions/0014): one instance a document, so that a hostile file can spoil nothing but its
 * own reading. It has no files, no network and no scripts, and no more memory than stands here (SECURITY.md T42).
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/** Most memory of one document, in bytes: a sane one takes a tenth of it. */
const MAX_MEMORY_BYTES = 256 * 1024 * 1024;
const WASM_PAGE_BYTES = 65_536;

/** What Emscripten's module offers beside PDFium's functions; the package's own types lean on others that it does not bring. */
type Runtime = {
  HEAPU8: Uint8Array;
  wasmExports: { malloc: (bytes: number) => number; memory?: WebAssembly.Memory };
  getValue: (pointer: number, type: 'float' | 'double' | 'i32') => number;
};

export type Pdfium = { api: WrappedPdfiumModule; runtime: Runtime };

let wasm: Promise<Buffer> | undefined;

export async function openPdfium(): Promise<Pdfium> {
  const { init } = await import('@embedpdf/pdfium');
  wasm ??= readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  // What it says while it dies is said by the error too.
  const silence = { print: () => undefined, printErr: () => undefined };
  const options = { ...silence, wasmBinary: new Uint8Array(await wasm).buffer };
  const api = await init(options as Parameters<typeof init>[0]);
  const runtime = api.pdfium as unknown as Runtime;
  limitMemory(runtime);
  api.PDFiumExt_Init();
  return { api, runtime };
}

/** Beyond the limit PDFium gets no memory, gives up, and throws. */
function limitMemory({ wasmExports: { memory } }: Runtime): void {
  if (!memory) throw new Error('PDFium shows no memory: its limit cannot be set.');
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE_BYTES > MAX_MEMORY_BYTES)
      throw new RangeError('The limit is met.');
    return grow(pages);
  };
}
