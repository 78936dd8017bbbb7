import { expect, test } from 'vitest';
import { getExport } from '../../../../functions/calls/account/get-export.ts';
import { exportKey } from '../../../../functions/domain/lifecycle/lifecycle-rows.ts';
import { epochSeconds } from '../../../../functions/kit/epoch-seconds.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const { put } = useMemoryTable();
const row = (owner: string) => ({
  ...exportKey(owner),
  exportId: 'e1',
  state: 'ready',
  askedAt: NOW.toISOString(),
  readyAt: NOW.toISOString(),
  expiresAt: epochSeconds(NOW) + 60,
});

test('getExport: gives an address for the file of the caller', async () => {
  put([row(accountId)]);

  expect((await getExport({}, ownerContext())).export?.url).toContain(`exports/${accountId}/e1.zip`);
});

test("getExport: knows nothing of another account's", async () => {
  put([row(otherAccountId)]);

  expect(await getExport({}, ownerContext())).toEqual({ export: null });
});
