import { describe, expect, test } from 'vitest';
import { onePage, text } from '../../../../../bin/proof/uploads/pdf-files.ts';
import { makeFile } from '../../../../../functions/domain/insurance/files/make-file.ts';
import { documentLimits, pageText, readPdf } from '../../../../../functions/domain/knowledge/read-pdf.ts';

const words = 'Invoice of the garage';
const content = Buffer.from(text(words));
const make = async (upload: Buffer): Promise<Buffer> => (await makeFile('file', upload)).body;
const wordsOf = async (pdf: Buffer): Promise<string> => (await readPdf(pdf, documentLimits)).map(pageText).join('\n');

describe('a PDF that answers a question', () => {
  test.each([
    ['a script that runs when it is opened', { catalogue: '/OpenAction<</S/JavaScript/JS(canary\\(\\))>>' }],
    ['a script by another spelling', { catalogue: '/OpenAction<</S/J#61vaScript/J#53(canary\\(\\))>>' }],
    [
      'a script of a page',
      { page: '/AA<</O<</S/JavaScript/JS(canary)>>/C 6 0 R>>', more: ['<</S/JavaScript/JS(canary)>>'] },
    ],
    ['scripts of a page elsewhere', { page: '/AA 6 0 R', more: ['<</O<</S/JavaScript/JS(canary)>>>>'] }],
    ['a program to start', { catalogue: '/OpenAction<</S/Launch/F(canary.exe)>>' }],
    [
      'a file in it',
      {
        catalogue: '/Names<</EmbeddedFiles<</Names[(a.exe)6 0 R]>>>>',
        more: ['<</Type/Filespec/F(a.exe)/EF<</F 7 0 R>>>>', { dictionary: '', data: Buffer.from('MZ canary') }],
      },
    ],
    [
      'a link that acts',
      { page: '/Annots[6 0 R]', more: ['<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/Launch/F(canary)>>>>'] },
    ],
    ['who wrote it', { trailer: '/Info 6 0 R', more: ['<</Author(canary)>>'] }],
  ])('loses %s, and keeps its page', async (_, parts) => {
    const body = await make(onePage({ content, ...parts }));

    expect(body.toString('latin1')).not.toMatch(/canary|JavaScript|Launch|EmbeddedFile|\/AA\b/);
    expect(await wordsOf(body)).toBe(words);
  });

  test('loses what stands before its beginning and behind its end', async () => {
    const body = await make(Buffer.concat([onePage({ content }), Buffer.from('\n<script>canary</script>')]));

    expect(body.toString('latin1')).not.toContain('canary');
  });

  test('keeps what was filled into its form, as a part of the page', async () => {
    const field = '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ana Kolar)/Rect[50 500 300 520]/F 4/AP<</N 7 0 R>>>>';
    const looks = {
      dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 250 20]/Resources<</Font<</F 5 0 R>>>>',
      data: Buffer.from('BT /F 12 Tf 2 5 Td (Ana Kolar) Tj ET'),
    };
    const form = { catalogue: '/AcroForm<</Fields[6 0 R]>>', page: '/Annots[6 0 R]', more: [field, looks] };

    expect(await wordsOf(await make(onePage({ content, ...form })))).toContain('Ana Kolar');
  });

  test('keeps each of its pages as large as it was', async () => {
    const [page] = await readPdf(await make(onePage({ content, box: '0 0 300 900' })), documentLimits);

    expect([page?.width, page?.height]).toEqual([300, 900]);
  });

  test.each([
    [
      'opens with a password only',
      onePage({
        content,
        trailer: `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>>>`,
      }),
      'pdf_encrypted',
    ],
    ['is none', Buffer.from('%PDF-1.7\n'), 'pdf_damaged'],
  ])('that %s is refused', async (_, upload, code) => {
    await expect(make(upload)).rejects.toMatchObject({ code });
  });
});
