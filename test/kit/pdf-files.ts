/** PDF files made by hand: what no program prints. */
import { deflateSync } from 'node:zlib';

type PdfParts = {
  /** What the one page draws (ISO 32000-1, 8 and 9). */
  content: string | Buffer;
  /** How often the content is compressed. */
  times?: number;
  pages?: number;
};

export function makePdf({ content, times = 1, pages = 1 }: PdfParts): Buffer {
  let data: Buffer = Buffer.from(content);
  for (let time = 0; time < times; time += 1) data = deflateSync(data, { level: 9 });
  const kids = Array.from({ length: pages }, () => '3 0 R').join(' ');
  const stream = [
    Buffer.from(`<</Length ${data.length}/Filter [${'/FlateDecode '.repeat(times)}]>>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ];
  return assemble([
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from(`<</Type/Pages/Kids[${kids}]/Count ${pages}>>`),
    Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>'),
    Buffer.concat(stream),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
  ]);
}

export const textContent = (text: string): string => `BT /F 12 Tf 50 700 Td (${text}) Tj ET`;

/** A file whose words open with a password only (standard handler, revision 2); none is known. */
export function makeLockedPdf(): Buffer {
  const locked = makePdf({ content: textContent('Locked') }).toString('latin1');
  const key = '00'.repeat(32);
  return Buffer.from(
    locked.replace(
      '/Root 1 0 R',
      `/Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${key}>/U<${key}>>>`,
    ),
    'latin1',
  );
}

/** A PDF of `makePdf` with a layer L, which is on or off. */
export function withLayer(pdf: Buffer, state: 'ON' | 'OFF'): Buffer {
  const layer = '6 0 obj\n<</Type/OCG/Name(Layer)>>\nendobj\n';
  const text = pdf
    .toString('latin1')
    .replace('/Type/Catalog', `/Type/Catalog/OCProperties<</OCGs[6 0 R]/D<</${state}[6 0 R]>>>>`)
    .replace('/Resources<<', '/Resources<</Properties<</L 6 0 R>>')
    .replace('xref\n', `${layer}xref\n`);
  return Buffer.from(text, 'latin1');
}

function assemble(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    offsets.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
  }
  const start = length();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}
