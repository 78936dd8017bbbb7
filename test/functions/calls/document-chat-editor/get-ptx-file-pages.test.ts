import { describe, expect, test } from 'vitest';
import { getPtxFilePages } from '../../../../functions/calls/document-chat-editor/get-ptx-file-pages.ts';
import type { DocumentPage, KeptPassage } from '../../../../functions/domain/knowledge/document-page.ts';
import { asEditor, asStranger, companyRows, documentRow, fileId, productId } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const files = useMemoryBuckets();

const pageOf = (page: number): DocumentPage => ({
  ...{ page, text: `Page ${page}\nLost luggage`, size: { width: 595, height: 842 } },
  lines: [{ start: 0, end: 6, left: 70, top: 70, width: 80, height: 12 }],
  blocks: [{ kind: 'heading', start: 0, end: 6, level: 1 }],
});
const passageOf = (page: number): KeptPassage => ({ page, start: 0, end: 6, headings: [], text: `Page ${page}` });
const pages = Array.from({ length: 12 }, (_, index) => pageOf(index + 1));

function store(version: number): void {
  const folder = `documents/knowledge/${accountId}/${productId}/${fileId}/${version}`;
  files.set(`${folder}/pages.json`, JSON.stringify(pages));
  files.set(`${folder}/passages.json`, JSON.stringify(pages.map(({ page }) => passageOf(page))));
}

describe('getPtxFilePages', () => {
  test('shows what was read, ten pages at once, and where the passages begin', async () => {
    memory.put([...companyRows(), documentRow()]);
    store(1);
    const first = await getPtxFilePages({ productId, fileId, from: 1 }, asEditor());
    const rest = await getPtxFilePages({ productId, fileId, from: 11 }, asEditor());

    const { blocks: _, ...view } = pageOf(1);
    expect(first.pages).toHaveLength(10);
    expect(first.pages[0]).toEqual({ view, passages: [{ start: 0, end: 6 }] });
    expect([first.hasMore, rest.hasMore]).toEqual([true, false]);
    expect(rest.pages.map((one) => one.view.page)).toEqual([11, 12]);
  });

  test('shows nothing of a reading that is under way', async () => {
    memory.put([...companyRows(), documentRow({ state: 'reading', version: 2, readyVersion: 1 })]);
    store(1);
    const { file, pages: shown } = await getPtxFilePages({ productId, fileId, from: 1 }, asEditor());

    expect([file.state, shown]).toEqual(['reading', []]);
  });

  test("shows nothing of another company's", async () => {
    memory.put([...companyRows(), documentRow()]);
    store(1);

    await expect(getPtxFilePages({ productId, fileId, from: 1 }, asStranger())).rejects.toThrow('not_found');
  });
});
