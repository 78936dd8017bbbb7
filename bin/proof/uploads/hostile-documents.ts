/** Documents of Word that unpack without end, reach outside, or hide words (SECURITY.md T42, T60). */
import { makeDocx, paragraph } from './docx-files.ts';
import { HARM, WORDS, type HostileFile, type Outcome } from './hostile-file.ts';
import { makeZip } from './zip-files.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const MEGABYTE = 1_024 * 1_024;

const READ: Outcome = { kept: true, reads: WORDS };
const refused = (...codes: string[]): Outcome => ({ refused: codes });
const BOMB = refused('zip_bomb', 'too_long', 'damaged');

const docx = (name: string, make: () => Buffer, outcome: Outcome, fileName = 'paper.docx'): HostileFile => ({
  ...{ name: `DOCX ${name}`, door: 'document', contentType: DOCX, fileName, make, outcome },
});

const seen = paragraph(WORDS);
const relation = (kind: string, target: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/></Relationships>`;
const entities = (declared: string, used: string) => (): Buffer =>
  makeDocx({ before: `<?xml version="1.0"?><!DOCTYPE w [${declared}]>`, body: paragraph(used) });

const bombs: HostileFile[] = [
  docx('that unpacks to 256 MB of zeros', () => makeDocx({ document: Buffer.alloc(256 * MEGABYTE) }), BOMB),
  docx(
    'that unpacks to 190 MB of words, by less than two hundred times its size',
    () => makeDocx({ document: unlike(190 * MEGABYTE) }),
    BOMB,
  ),
  docx(
    'with a picture that unpacks to 256 MB',
    () => makeDocx({ body: seen, more: [{ name: 'word/media/a.png', data: Buffer.alloc(256 * MEGABYTE) }] }),
    BOMB,
  ),
  docx(
    'whose directory says ten bytes of 100 MB',
    () => makeDocx({ body: seen, more: [{ name: 'word/a.xml', data: Buffer.alloc(100 * MEGABYTE), says: 10 }] }),
    BOMB,
  ),
  docx('of 9,000 files in one place', () => overlapping(9_000), BOMB),
  docx(
    'of 60,000 files',
    () =>
      makeDocx({
        body: seen,
        more: Array.from({ length: 60_000 }, (_, index) => ({ name: `a${index}`, data: Buffer.alloc(0) })),
      }),
    BOMB,
  ),
  docx('of a ZIP in a ZIP, 60 deep', () => nested(60), refused('damaged', 'empty')),
  docx(
    'of 600,000 empty paragraphs',
    () => makeDocx({ isStored: true, body: '<w:p/>'.repeat(600_000) }),
    refused('too_long', 'empty'),
  ),
  docx(
    'of 120,000 paragraphs',
    () => makeDocx({ isStored: true, body: `${seen}${'<w:p><w:r/></w:p>'.repeat(120_000)}` }),
    refused('too_long'),
  ),
  docx(
    'of 48,000 paragraphs',
    () => makeDocx({ isStored: true, body: `${seen}${'<w:p><w:r/></w:p>'.repeat(48_000)}` }),
    READ,
  ),
  docx(
    'of elements in elements, 100,000 deep',
    () => makeDocx({ isStored: true, body: `${'<w:p>'.repeat(100_000)}${'</w:p>'.repeat(100_000)}` }),
    refused('damaged', 'too_long'),
  ),
  docx(
    'with a tag of 300,000 attributes',
    () =>
      makeDocx({
        isStored: true,
        body: `<w:p ${Array.from({ length: 300_000 }, (_, index) => `a${index}="b"`).join(' ')}/>${seen}`,
      }),
    refused('damaged'),
  ),
  docx(
    'with 400,000 marks of hidden words and no end of any',
    () => makeDocx({ isStored: true, body: `${seen}${'<w:vanish/>'.repeat(400_000)}` }),
    READ,
  ),
  docx(
    'of a table in a table, 1,000 deep',
    () =>
      makeDocx({
        isStored: true,
        body: `${'<w:tbl><w:tr><w:tc>'.repeat(1_000)}${seen}${'</w:tc></w:tr></w:tbl>'.repeat(1_000)}`,
      }),
    refused('damaged'),
  ),
];

const outside: HostileFile[] = [
  docx(
    'with an entity of a file of the machine',
    entities('<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'),
    refused('damaged'),
  ),
  docx(
    'with an entity of an address',
    entities(`<!ENTITY a SYSTEM "https://127.0.0.1/${HARM}">`, '&a;'),
    refused('damaged'),
  ),
  docx(
    'with entities that multiply',
    entities(Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join(''), '&e9;'),
    refused('damaged'),
  ),
  docx(
    'with one long entity a hundred thousand times',
    entities(`<!ENTITY a "${HARM.repeat(10_000)}">`, '&a;'.repeat(100_000)),
    refused('damaged'),
  ),
  docx(
    'with a type of document somewhere else',
    () => makeDocx({ before: `<!DOCTYPE w SYSTEM "https://127.0.0.1/${HARM}.dtd">`, body: seen }),
    refused('damaged'),
  ),
  docx(
    'with a template somewhere else',
    () =>
      makeDocx({
        body: seen,
        more: [
          {
            name: 'word/_rels/document.xml.rels',
            data: Buffer.from(relation('attachedTemplate', `https://127.0.0.1/${HARM}.dotm`)),
          },
        ],
      }),
    READ,
  ),
  docx(
    'with a picture somewhere else',
    () =>
      makeDocx({
        body: `${seen}<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:link="r9"/></w:drawing></w:r></w:p>`,
        more: [{ name: 'word/_rels/document.xml.rels', data: Buffer.from(relation('image', `file:///etc/${HARM}`)) }],
      }),
    READ,
  ),
  docx(
    'with files above its folder',
    () =>
      makeDocx({
        body: seen,
        more: [
          { name: '../../../../tmp/a', data: Buffer.from(HARM) },
          { name: String.raw`..\..\a`, data: Buffer.from(HARM) },
          { name: '/etc/a', data: Buffer.from(HARM) },
        ],
      }),
    READ,
  ),
  docx(
    'with macros',
    () => makeDocx({ body: seen, more: [{ name: 'word/vbaProject.bin', data: Buffer.from(HARM) }] }),
    READ,
  ),
  docx(
    'with an object of another program',
    () => makeDocx({ body: seen, more: [{ name: 'word/embeddings/oleObject1.bin', data: Buffer.from(HARM) }] }),
    READ,
  ),
  docx(
    'with a field that starts a program',
    () =>
      makeDocx({
        body: `${seen}<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DDEAUTO cmd ${HARM}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
      }),
    READ,
  ),
  docx(
    'with a link that runs a script',
    () =>
      makeDocx({
        body: `${seen}<w:p><w:hyperlink r:id="r9"><w:r><w:t>here</w:t></w:r></w:hyperlink></w:p>`,
        more: [
          { name: 'word/_rels/document.xml.rels', data: Buffer.from(relation('hyperlink', `javascript:${HARM}()`)) },
        ],
      }),
    READ,
  ),
  docx(
    'that is locked',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]),
    refused('encrypted'),
  ),
  docx(
    'that is an archive of anything',
    () => makeZip([{ name: 'a.txt', data: Buffer.from(HARM) }]),
    refused('damaged', 'empty'),
  ),
  docx('that was cut off', () => makeDocx({ body: seen }).subarray(0, 300), refused('damaged')),
];

const hiding: HostileFile[] = [
  docx('with hidden words', () => makeDocx({ body: `${seen}${paragraph(HARM, '<w:vanish/>')}` }), READ),
  docx(
    'with words that were deleted',
    () => makeDocx({ body: `${seen}<w:p><w:del><w:r><w:delText>${HARM}</w:delText></w:r></w:del></w:p>` }),
    READ,
  ),
  docx('with white words', () => makeDocx({ body: `${seen}${paragraph(HARM, '<w:color w:val="FFFFFF"/>')}` }), READ),
  docx('with words in specks', () => makeDocx({ body: `${seen}${paragraph(HARM, '<w:sz w:val="2"/>')}` }), READ),
];

export const hostileDocuments: readonly HostileFile[] = [...bombs, ...outside, ...hiding];

/** Words of which no two megabytes are alike, and which pack to a hundredth. */
function unlike(bytes: number): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes; at += 4_000) parts.push(Buffer.from(`${at}`.padEnd(4_000, 'a'.repeat(97))));
  return Buffer.concat(parts, bytes);
}

/** All but the first are that first one's bytes, under names of their own (Fifield, "A better zip bomb"). */
function overlapping(count: number): Buffer {
  const kernel = Buffer.alloc(MEGABYTE - 1);
  return makeZip(
    Array.from({ length: count }, (_, index) => ({
      ...{ name: `word/${index}.xml`, data: kernel },
      ...(index === 0 ? {} : { at: 0 }),
    })),
  );
}

function nested(depth: number): Buffer {
  let inner: Buffer = Buffer.from(HARM);
  for (let level = 0; level < depth; level += 1) inner = makeZip([{ name: `${level}.zip`, data: inner }]);
  return makeZip([{ name: 'word/document.xml', data: inner }]);
}
