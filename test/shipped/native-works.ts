/** For each package that esbuild cannot bundle the work that it is there for, and what must come out. */
import { readFileSync } from 'node:fs';

export type NativeWork = {
  /** Of `work/`. */
  file: string;
  input: string;
  result: unknown;
};

const FONT = 'node_modules/@fontsource/inter/files/inter-latin-400-normal.woff';

/** One page with the words `Policy 42`. */
function onePagePdf(): string {
  const words = 'BT /F1 24 Tf 40 100 Td (Policy 42) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF`).toString('base64');
}

export const nativeWorks: Readonly<Record<string, NativeWork>> = {
  sharp: { file: 'sharp', input: '', result: { format: 'webp', width: 400, height: 300, isRed: true } },
  'subset-font': {
    file: 'subset-font',
    input: readFileSync(FONT).toString('base64'),
    result: { format: 'wOF2', isSmaller: true },
  },
  '@myriaddreamin/typst-ts-node-compiler': { file: 'typst', input: '#rect()', result: { format: '%PDF-' } },
  '@embedpdf/pdfium': { file: 'pdfium', input: onePagePdf(), result: { pages: 1, text: 'Policy 42' } },
};

/** Those that a test of their own drives through the handler that they belong to (drawing.test.ts). */
export const drivenByHandlers = ['playwright-core', '@sparticuz/chromium'];
