import { describe, expect, test } from 'vitest';
import { getPtxAiProductList } from '../../../../functions/calls/document-chat-editor/get-ptx-ai-product-list.ts';
import { asEditor, asStranger, chatProductRow, companyRows, documentRow, productId } from '../../../kit/company.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const names = ['Travel cover', 'Boat cover', 'Home insurance'];
const products = names.map((name, index) => chatProductRow({ name, productId: `01JGFJJZ0000000000000000P${index}` }));

async function listed(orderBy: string, text?: string, nowPage = 1): Promise<{ names: string[]; hasMore: boolean }> {
  memory.put(companyRows());
  memory.table().rows.delete(`${chatProductRow().pk} ${chatProductRow().sk}`);
  memory.put(products);
  const paging = { nowPage, pageSize: 2, orderBy };
  const found = await getPtxAiProductList(text === undefined ? {} : { text }, asEditor({ paging }));
  return { names: found.products.map(({ name }) => name), hasMore: found.hasMore };
}

describe('getPtxAiProductList', () => {
  test.each([
    { orderBy: 'newest', expected: ['Home insurance', 'Boat cover'] },
    { orderBy: 'oldest', expected: ['Travel cover', 'Boat cover'] },
    { orderBy: 'name', expected: ['Boat cover', 'Home insurance'] },
  ])('pages by $orderBy', async ({ orderBy, expected }) => {
    expect(await listed(orderBy)).toEqual({ names: expected, hasMore: true });
    expect(await listed(orderBy, undefined, 2)).toMatchObject({ hasMore: false });
  });

  test('finds by words of the name', async () => {
    expect(await listed('oldest', ' COVER')).toEqual({ names: ['Travel cover', 'Boat cover'], hasMore: false });
  });

  test('says of each product how its documents stand', async () => {
    memory.put([...companyRows(), documentRow()]);
    memory.put([
      documentRow({ fileId: 'B', state: 'failed', readyVersion: null, pages: 7 }),
      documentRow({
        fileId: 'C',
        state: 'reading',
        readyVersion: 1,
        pages: 3,
        former: { ...documentRow(), version: 1, pages: 10 },
      }),
    ]);
    const { products: found } = await getPtxAiProductList({}, asEditor());

    expect(found).toMatchObject([{ productId, files: 3, readyFiles: 1, failedFiles: 1, pages: 34 }]);
  });

  test("shows nothing of another company's", async () => {
    memory.put(companyRows());

    expect(await getPtxAiProductList({}, asStranger())).toEqual({ products: [], hasMore: false });
  });
});
