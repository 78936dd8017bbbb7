/** DOCX files made by hand (ECMA-376), of which any part may be another. */
import { makeZip, type ZipEntry } from './zip-files.ts';

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const OPEN =
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>';

export const paragraph = (words: string, properties = ''): string =>
  `<w:p><w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t>${words}</w:t></w:r></w:p>`;

type Docx = {
  body?: string;
  /** Before the root element. */
  before?: string;
  /** In place of the whole document part. */
  document?: Buffer;
  more?: readonly ZipEntry[];
  /** Not packed. */
  isStored?: boolean;
};

export function makeDocx({ body = '', before = '', document, more = [], isStored = false }: Docx): Buffer {
  const whole = document ?? Buffer.from(`${before}${OPEN}${body}</w:body></w:document>`);
  return makeZip([
    { name: '[Content_Types].xml', data: Buffer.from(TYPES) },
    { name: '_rels/.rels', data: Buffer.from(RELATIONS) },
    { name: 'word/document.xml', data: whole, isStored },
    ...more,
  ]);
}
