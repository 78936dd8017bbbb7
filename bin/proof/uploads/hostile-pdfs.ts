/** PDF files that act, hide, or never end (SECURITY.md T42), by every door that takes PDF. */
import { deflateSync } from 'node:zlib';
import { HARM, WORDS, type Door, type HostileFile, type Outcome } from './hostile-file.ts';
import { assemblePdf, onePage, text, type PdfObject } from './pdf-files.ts';

/** Characters of a string. */
const STRING = 10_000;

type Pdf = { name: string; make: () => Buffer; outcome: Outcome; fileName?: string };

const READ: Outcome = { kept: true, reads: WORDS };
const DAMAGED = ['damaged', 'without_text', 'pdf_damaged', 'pdf_without_text', 'upload_type_unsupported'];
/** Readers mend it, or refuse it. */
const HARMLESS: Outcome = { kept: true, orRefused: DAMAGED };
const words = Buffer.from(text(WORDS));
const hidden = (content: string): Buffer => Buffer.from(`${text(WORDS)}${content}`);
const flate = '/Filter/FlateDecode';

/** So many bytes of the same drawing, compressed once more each time. */
function packed(drawing: string, bytes: number, times: number): { content: Buffer; filter: string } {
  let content: Buffer = Buffer.alloc(bytes, drawing);
  for (let time = 0; time < times; time += 1) content = deflateSync(content, { level: 9 });
  return { content, filter: `/Filter[${'/FlateDecode'.repeat(times)}]` };
}

/** What does something when it is opened: its words are read, and nothing of it is done. */
const acting: Pdf[] = [
  {
    name: 'a script that runs when it is opened',
    make: () => onePage({ content: words, catalogue: `/OpenAction<</S/JavaScript/JS(app.alert\\("${HARM}"\\))>>` }),
    outcome: READ,
  },
  {
    name: 'a script whose name is written in codes',
    make: () => onePage({ content: words, catalogue: `/OpenAction<</S/J#61vaScript/J#53(${HARM}\\(\\))>>` }),
    outcome: READ,
  },
  {
    name: 'scripts in its list of names',
    make: () =>
      onePage({
        content: words,
        catalogue: '/Names<</JavaScript<</Names[(a)6 0 R]>>>>',
        more: [`<</S/JavaScript/JS(${HARM}\\(\\))>>`],
      }),
    outcome: READ,
  },
  {
    name: 'a script of its page',
    make: () => onePage({ content: words, page: `/AA<</O<</S/JavaScript/JS(${HARM}\\(\\))>>>>` }),
    outcome: READ,
  },
  {
    name: 'a program that it starts',
    make: () =>
      onePage({ content: words, catalogue: `/OpenAction<</S/Launch/F(cmd.exe)/Win<</F(cmd.exe)/P(/c ${HARM})>>>>` }),
    outcome: READ,
  },
  { name: 'a program in it', make: () => withAttachment(), outcome: READ },
  {
    name: 'a form that sends itself away',
    make: () =>
      onePage({
        content: words,
        page: '/Annots[6 0 R]',
        more: [`<</Type/Annot/Subtype/Link/Rect[0 0 600 800]/A<</S/SubmitForm/F(https://127.0.0.1/${HARM})>>>>`],
      }),
    outcome: READ,
  },
  {
    name: 'a link that runs a script',
    make: () =>
      onePage({
        content: words,
        page: '/Annots[6 0 R]',
        more: [`<</Type/Annot/Subtype/Link/Rect[0 0 600 800]/A<</S/URI/URI(javascript:${HARM}\\(\\))>>>>`],
      }),
    outcome: READ,
  },
  {
    name: 'a form of XFA with a script',
    make: () =>
      onePage({
        content: words,
        catalogue: '/AcroForm<</Fields[]/XFA 6 0 R>>',
        more: [
          {
            dictionary: '',
            data: Buffer.from(`<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><script>${HARM}()</script></xdp:xdp>`),
          },
        ],
      }),
    outcome: READ,
  },
  {
    name: 'words of who wrote it, and where',
    make: () => onePage({ content: words, trailer: '/Info 6 0 R', more: [`<</Author(${HARM})/Title(${HARM})>>`] }),
    outcome: READ,
  },
  {
    name: 'HTML before its beginning',
    make: () => Buffer.concat([Buffer.from(`<html><script>${HARM}()</script>`), onePage({ content: words })]),
    outcome: { ...READ, orRefused: DAMAGED },
  },
  {
    name: 'HTML behind its end',
    make: () => Buffer.concat([onePage({ content: words }), Buffer.from(`\n<html><script>${HARM}()</script>`)]),
    outcome: READ,
  },
];

/** Words that nobody sees. */
const hiding: Pdf[] = [
  { name: 'white words', make: () => onePage({ content: hidden(`1 1 1 rg ${text(HARM, '50 600')}`) }), outcome: READ },
  {
    name: 'words without ink',
    make: () => onePage({ content: hidden(`BT 3 Tr /F 12 Tf 50 600 Td (${HARM}) Tj ET`) }),
    outcome: READ,
  },
  {
    name: 'words in specks',
    make: () => onePage({ content: hidden(`BT /F 0.5 Tf 50 600 Td (${HARM}) Tj ET`) }),
    outcome: READ,
  },
  { name: 'words beside the page', make: () => onePage({ content: hidden(text(HARM, '-900 600')) }), outcome: READ },
  {
    name: 'words that cannot be seen through',
    make: () =>
      onePage({ content: hidden(`/G gs ${text(HARM, '50 600')}`), resources: '/ExtGState<</G<</ca 0/CA 0>>>>' }),
    outcome: READ,
  },
  {
    name: 'words that are cut off',
    make: () => onePage({ content: hidden(`q 0 0 1 1 re W n ${text(HARM, '50 600')} Q`) }),
    outcome: READ,
  },
  {
    name: 'words on a layer that is off',
    make: () =>
      onePage({
        content: hidden(`/OC /L BDC ${text(HARM, '50 600')} EMC`),
        resources: '/Properties<</L 6 0 R>>',
        catalogue: '/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>',
        more: ['<</Type/OCG/Name(Off)>>'],
      }),
    outcome: READ,
  },
  {
    name: 'words behind a picture that is painted over them',
    make: () =>
      onePage({ content: Buffer.from(`${text(HARM, '50 600')} 1 1 1 rg 0 590 600 40 re f 0 0 0 rg ${text(WORDS)}`) }),
    outcome: READ,
  },
];

const broken: Pdf[] = [
  {
    name: 'a password',
    make: () =>
      onePage({
        content: words,
        trailer: `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>>>`,
      }),
    outcome: { refused: ['encrypted', 'pdf_encrypted'] },
  },
  {
    name: 'nothing but its first line',
    make: () => Buffer.from('%PDF-1.7\n'),
    outcome: { refused: ['damaged', 'pdf_damaged'] },
  },
  {
    name: 'pages that are their own parents',
    make: () => assemblePdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 9>>']),
    outcome: { refused: ['damaged', 'without_text', 'pdf_damaged', 'pdf_without_text'] },
  },
  {
    name: 'a count of a billion pages',
    make: () =>
      assemblePdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1000000000>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
      ]),
    outcome: { kept: true, orRefused: [...DAMAGED, 'too_long', 'pdf_too_long'] },
  },
  { name: '20,000 pages', make: () => manyPages(20_000), outcome: { refused: ['too_long', 'pdf_too_long'] } },
  {
    name: 'tables that lead in a circle',
    make: () => circularTables(),
    outcome: HARMLESS,
  },
  {
    name: 'lists in lists, 100,000 deep',
    make: () => onePage({ content: words, catalogue: `/X${'['.repeat(100_000)}${']'.repeat(100_000)}` }),
    outcome: HARMLESS,
  },
  { name: 'a length that is its own', make: () => onePage({ filter: '/Length 4 0 R', content: words }), outcome: READ },
];

/** What is small to send, and takes for ever to read. */
const bombs: Pdf[] = [
  {
    name: '64 MB of drawing in 200 bytes',
    make: () => onePage(packed('q Q ', 64_000_000, 2)),
    outcome: { refused: ['damaged', 'too_long', 'without_text', 'pdf_damaged', 'pdf_too_long', 'pdf_without_text'] },
  },
  {
    name: '400 MB of drawing, packed three times',
    make: () => onePage(packed('q Q ', 400_000_000, 3)),
    outcome: { refused: ['damaged', 'too_long', 'without_text', 'pdf_damaged', 'pdf_too_long', 'pdf_without_text'] },
  },
  {
    name: 'words, packed a thousandfold',
    make: () => onePage(packed(text('abc def '), 40_000_000, 2)),
    outcome: { refused: ['damaged', 'too_long', 'pdf_damaged', 'pdf_too_long'] },
  },
  {
    name: 'forms that draw ten of each other, nine deep',
    make: () => formsInForms(),
    outcome: { refused: ['damaged', 'too_long', 'without_text', 'pdf_damaged', 'pdf_too_long', 'pdf_without_text'] },
  },
  {
    name: 'a form that draws itself',
    make: () =>
      onePage({
        content: Buffer.from(`${text(WORDS)}/X Do`),
        resources: '/XObject<</X 6 0 R>>',
        more: [
          {
            dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</X 6 0 R>>>>',
            data: Buffer.from('/X Do /X Do'),
          },
        ],
      }),
    outcome: HARMLESS,
  },
  {
    name: 'a picture of 60,000 × 60,000',
    make: () =>
      onePage({
        content: Buffer.from(`${text(WORDS)}/X Do`),
        resources: '/XObject<</X 6 0 R>>',
        more: [
          {
            dictionary: `/Type/XObject/Subtype/Image/Width 60000/Height 60000/ColorSpace/DeviceRGB/BitsPerComponent 8${flate}`,
            data: deflateSync(Buffer.alloc(50_000_000), { level: 9 }),
          },
        ],
      }),
    outcome: READ,
  },
  {
    name: 'a font whose letters are each other',
    make: () => selfDrawingFont(),
    outcome: { kept: true, orRefused: [...DAMAGED, 'damaged_marks'] },
  },
  {
    name: 'letters of which each means a thousand',
    make: () => swollenLetters(),
    outcome: {
      refused: [
        'damaged',
        'too_long',
        'damaged_marks',
        'pdf_damaged',
        'pdf_too_long',
        'without_text',
        'pdf_without_text',
      ],
    },
  },
  {
    name: 'a page of 300,000 letters',
    make: () =>
      onePage({ content: deflateSync(letters(300_000), { level: 9 }), filter: flate, box: '0 0 14000 14000' }),
    outcome: { refused: ['too_long', 'pdf_too_long'] },
  },
];

/** That only a CV is searched for, by rules that look at a line as a whole. */
const lines: Pdf[] = ['a', ':', 'www.', ' (', 'a@', '+1 2'].map((part) => ({
  name: `a line of ${JSON.stringify(part)} again and again`,
  make: () => onePage({ content: longLine(part, 40_000), box: '0 0 100000 800' }),
  outcome: { kept: true },
}));

const at = (door: Door, { name, make, outcome, fileName = 'paper.pdf' }: Pdf): HostileFile => ({
  ...{ name: `PDF with ${name}`, door, contentType: 'application/pdf', fileName, make, outcome },
});

const hasWords = ({ outcome }: Pdf): boolean => 'kept' in outcome && outcome.reads !== undefined;

/** A PDF that answers a question is not read: only what cannot be opened is refused. */
const ofAnswer = ({ outcome }: Pdf): Outcome => ('kept' in outcome ? { ...outcome, reads: '' } : outcome);

export const hostilePdfs: readonly HostileFile[] = [
  ...[...acting, ...hiding, ...broken, ...bombs].map((pdf) => at('document', pdf)),
  // A CV gives what a page can use of it: of these words that is nothing, so only what must not be in it is looked for.
  ...[...acting, ...hiding, ...broken, ...bombs].map((pdf) =>
    at('cv', hasWords(pdf) ? { ...pdf, outcome: { kept: true } } : pdf),
  ),
  ...lines.map((pdf) => at('cv', pdf)),
  ...[...acting, ...broken].map((pdf) => at('answer-file', { ...pdf, outcome: ofAnswer(pdf) })),
];

function withAttachment(): Buffer {
  const more: PdfObject[] = [
    '<</Type/Filespec/F(invoice.exe)/EF<</F 7 0 R>>>>',
    { dictionary: '/Type/EmbeddedFile', data: Buffer.from(`MZ${HARM}`) },
  ];
  return onePage({ content: words, catalogue: '/Names<</EmbeddedFiles<</Names[(invoice.exe)6 0 R]>>>>', more });
}

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ');
  return assemblePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>',
    { dictionary: '', data: words },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);
}

/** The table before is the table itself. */
function circularTables(): Buffer {
  const sound = onePage({});
  const start = /startxref\n(\d+)/.exec(sound.toString('latin1'))?.[1] ?? '0';
  return Buffer.from(sound.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R/Prev ${start}`), 'latin1');
}

function formsInForms(): Buffer {
  const depth = 9;
  const forms = Array.from({ length: depth }, (_, index): PdfObject => {
    const inner = index + 7;
    const isLast = index === depth - 1;
    return {
      dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 600 800]${isLast ? '' : `/Resources<</XObject<</X ${inner} 0 R>>>>`}`,
      data: Buffer.from(isLast ? '0 0 1 1 re f' : '/X Do '.repeat(10)),
    };
  });
  return onePage({ content: Buffer.from('/X Do '.repeat(10)), resources: '/XObject<</X 6 0 R>>', more: forms });
}

function selfDrawingFont(): Buffer {
  const more: PdfObject[] = [
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 7 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[9]/Resources<</Font<</T 6 0 R>>>>>>',
    { dictionary: '', data: Buffer.from('9 0 d0 BT /T 9 Tf (aaaaaaaaaa) Tj ET') },
  ];
  return onePage({
    content: Buffer.from('BT /T 9 Tf 50 700 Td (aaaaaaaaaa) Tj ET'),
    resources: '/Font<</T 6 0 R>>',
    more,
  });
}

function swollenLetters(): Buffer {
  const long = '00410042'.repeat(500);
  const map = `/CIDInit/ProcSet findresource begin begincmap 1 begincodespacerange <00><ff> endcodespacerange 1 beginbfchar <61><${long}> endbfchar endcmap end`;
  const more: PdfObject[] = [
    '<</Type/Font/Subtype/TrueType/BaseFont/Arial/ToUnicode 7 0 R>>',
    { dictionary: '', data: Buffer.from(map) },
  ];
  const content = Buffer.from(`BT /S 9 Tf 50 700 Td (${'a'.repeat(20_000)}) Tj ET`);
  return onePage({ content, resources: '/Font<</S 6 0 R>>', more });
}

/** In rows of 3,000. */
function letters(count: number): Buffer {
  const row = 'ab cd '.repeat(500);
  const rows = Array.from(
    { length: count / row.length },
    (_, index) => `1 0 0 1 10 ${13_000 - 20 * index} Tm (${row}) Tj`,
  );
  return Buffer.from(`BT /F 4 Tf ${rows.join('\n')} ET`);
}

/** In strings that are short enough for PDFium, one behind the other. */
function longLine(part: string, length: number): Buffer {
  const string = part.repeat(STRING / part.length).replaceAll(/[()\\]/g, String.raw`\$&`);
  const strings = Array.from({ length: length / STRING }, () => `(${string}) Tj`);
  return Buffer.from(`BT /F 2 Tf 10 400 Td ${strings.join(' ')} (x) Tj ET\n${text(WORDS, '10 200')}`);
}
