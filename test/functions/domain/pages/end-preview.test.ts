import { expect, test } from 'vitest';
import { endPreview } from '../../../../functions/domain/pages/end-preview.ts';
import { findPage } from '../../../../functions/domain/pages/find-page.ts';
import { pageKey } from '../../../../functions/domain/pages/page-rows.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { pageRow } from '../../../kit/rows.ts';

const { put, table } = useMemoryTable();

test('a page whose preview link was ended is read as before, without the link', async () => {
  put([pageRow({ previewHash: 'hash' })]);

  await endPreview(accountId);
  await endPreview(accountId);

  expect(await findPage(accountId)).toMatchObject({ draft: pageRow()['draft'], previewHash: null });
});

test('a page whose link was taken out of its row is read as well', async () => {
  const { previewHash: _, ...row } = pageRow();
  put([row]);

  expect(await findPage(accountId)).toMatchObject({ draft: pageRow()['draft'], previewHash: null });
});

test('without a page nothing happens', async () => {
  await endPreview(accountId);

  expect(table().row(pageKey(accountId))).toBeUndefined();
});
