import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getPtPage } from '../../../../functions/calls/document-chat/get-pt-page.ts';
import { folderOf } from '../../../../functions/domain/documents/document-rows.ts';
import { drawPdfPage } from '../../../../functions/domain/knowledge/page-picture.ts';
import * as contracts from '../../../../shared/calls/product-chat.ts';
import { callContext, recordingLog } from '../../../kit/call-context.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { chatRows, companyId, documentRow, fileId, LUGGAGE, productId } from '../../../kit/product-chat.ts';

vi.mock('../../../../functions/domain/knowledge/page-picture.ts', () => ({ drawPdfPage: vi.fn() }));
const drawn = vi.mocked(drawPdfPage);
const { put, table } = useMemoryTable();
const files = useMemoryBuckets();
const OTHER = '01JGFJJZ0000000000000000QQ';

/** Each version's files are read once and kept: every test has a version of its own. */
let version = 0;
const keyOf = (name: string): string => `documents/${folderOf({ companyId, productId, fileId, version })}${name}`;
const pageView = { page: 12, text: LUGGAGE, size: { width: 595, height: 842 }, lines: [], blocks: [] };

beforeEach(() => {
  version += 1;
  drawn.mockReset().mockResolvedValue(Buffer.from('picture'));
  put([...chatRows(), documentRow({ version, readyVersion: version })]);
  files.set(keyOf('pages.json'), JSON.stringify([{ ...pageView, page: 11 }, pageView]));
  files.set(keyOf('source'), 'pdf');
});

describe('getPtPage', () => {
  const open = (changes: object = {}, context = callContext()) =>
    getPtPage({ productId, fileId, version, page: 12, ...changes }, context);

  test('gives the text of the page with its picture, which is drawn once', async () => {
    const first = contracts.getPtPage.output.parse(await open());
    await open();

    expect(first).toMatchObject({ fileName: 'policy-wording.pdf', pages: 2, view: { page: 12, text: LUGGAGE } });
    expect(first.picture).toContain('page-12.webp');
    expect(first.url).toContain('/source');
    expect(drawn).toHaveBeenCalledTimes(1);
    expect(files.get(keyOf('page-12.webp'))).toEqual(Buffer.from('picture'));
  });

  test('keeps the document itself to the company where it is not shared', async () => {
    put([documentRow({ version, readyVersion: version, isShared: false })]);

    expect((await open()).url).toBeNull();
  });

  test('has no picture of what is no PDF, and none that cannot be drawn', async () => {
    const log = recordingLog();
    drawn.mockRejectedValue(new Error('damaged'));
    expect((await open({}, callContext({ log }))).picture).toBeNull();
    put([documentRow({ version, readyVersion: version, kind: 'docx', name: 'a.docx' })]);

    expect((await open()).picture).toBeNull();
    expect(log.lines).toEqual([{ level: 'error', event: 'chat.picture_failed' }]);
  });

  test.each([
    ['was replaced', () => put([documentRow({ version: version + 1, readyVersion: version + 1 })])],
    ['was removed', () => void table().rows.delete(rowKey())],
    ['is of another product', () => put([documentRow({ productId: OTHER })])],
    ['was forgotten a moment ago', () => void files.delete(keyOf('pages.json'))],
  ])('says that the document has changed when it %s', async (_, change) => {
    if (_ === 'is of another product') table().rows.delete(rowKey());
    change();

    await expect(open()).rejects.toMatchObject({ code: 'document_changed' });
  });

  test('leaves no picture behind of a document that is removed while it is drawn', async () => {
    drawn.mockImplementation(async () => {
      table().rows.delete(rowKey());
      return Buffer.from('picture');
    });

    await expect(open()).rejects.toMatchObject({ code: 'document_changed' });
    expect(files.has(keyOf('page-12.webp'))).toBe(false);
  });

  test('does not find a page that the document does not have', async () => {
    await expect(open({ page: 13 })).rejects.toMatchObject({ code: 'not_found' });
  });

  const rowKey = (): string => `${String(documentRow()['pk'])} ${String(documentRow()['sk'])}`;
});
