import { expect, test } from 'vitest';
import { getPtxProductInfo } from '../../../../functions/calls/document-chat-editor/get-ptx-product-info.ts';
import { asEditor, companyRows, documentRow, fileId, productId } from '../../../kit/company.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();

test('getPtxProductInfo shows a product with its texts, its settings and how each document stands', async () => {
  memory.put([...companyRows(), documentRow({ state: 'reading', done: 3, total: 24, warning: 'damaged_marks' })]);
  const { product, files } = await getPtxProductInfo({ productId }, asEditor());

  expect(product).toMatchObject({
    name: 'Travel cover',
    texts: { greeting: 'Ask me.' },
    share: { visibility: 'public' },
  });
  expect(files).toEqual([
    {
      ...{ fileId, name: 'policy.pdf', kind: 'pdf', bytes: 400_000, state: 'reading' },
      ...{ progress: { done: 3, total: 24 }, failure: null, warning: 'damaged_marks' },
      ...{ pages: 24, passages: 128, isShared: false, version: 1, addedAt: '2026-03-02T12:00:00.000Z' },
    },
  ]);
});
