/** PDF files made by hand, object by object (ISO 32000-1). Object 1 is the catalogue. */

/** A dictionary or another value as it is written; with data it is a stream. */
export type PdfObject = string | { dictionary: string; data: Buffer };

/** With a table of where its objects are. @param trailer what its trailer says besides the root and the size */
export function assemblePdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), written(object), Buffer.from('\nendobj\n')]);
    offsets.push(length);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R${trailer}>>`;
  return Buffer.concat([...parts, Buffer.from(`${table}\nstartxref\n${length}\n%%EOF`)]);
}

function written(object: PdfObject): Buffer {
  if (typeof object === 'string') return Buffer.from(object, 'latin1');
  const head = `<</Length ${object.data.length}${object.dictionary}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), object.data, Buffer.from('\nendstream')]);
}

type OnePage = {
  content?: Buffer;
  /** What its content is packed with, e.g. `/Filter/FlateDecode`. */
  filter?: string;
  /** In the dictionaries of the catalogue, the page and its resources. */
  catalogue?: string;
  page?: string;
  resources?: string;
  box?: string;
  /** From the sixth on. */
  more?: readonly PdfObject[];
  trailer?: string;
};

export const text = (words: string, at = '50 700'): string => `BT /F 12 Tf ${at} Td (${words}) Tj ET\n`;

/** A page with one font, F: the catalogue is object 1, the pages 2, the page 3, its content 4, the font 5. */
export function onePage({ content = Buffer.alloc(0), filter = '', trailer, more = [], ...own }: OnePage): Buffer {
  const { catalogue = '', page = '', resources = '', box = '0 0 600 800' } = own;
  return assemblePdf(
    [
      `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Resources<</Font<</F 5 0 R>>${resources}>>/Contents 4 0 R${page}>>`,
      { dictionary: filter, data: content },
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      ...more,
    ],
    trailer,
  );
}
