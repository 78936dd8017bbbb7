import { expect, test } from 'vitest';
import { exportAccount } from '../../../../functions/calls/account/export-account.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const { table } = useMemoryTable();

test('exportAccount: orders the file of the caller, and says that it is being made', async () => {
  const answer = await exportAccount({}, ownerContext());

  expect(answer).toEqual({ export: { state: 'making', askedAt: NOW.toISOString(), readyAt: null, url: null } });
  expect([...table().rows.values()].filter(({ job }) => job === 'export-account')).toMatchObject([
    { payload: { accountId } },
  ]);
});

test('exportAccount: asks for one file, however often it is pressed', async () => {
  const context = ownerContext();
  await exportAccount({}, context);
  await exportAccount({}, context);

  expect([...table().rows.values()].filter(({ job }) => job === 'export-account')).toHaveLength(1);
});
