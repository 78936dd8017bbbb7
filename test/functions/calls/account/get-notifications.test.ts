import { expect, test } from 'vitest';
import { getNotifications } from '../../../../functions/calls/account/get-notifications.ts';
import { mailsKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();

test('getNotifications: nobody gets advertising who did not ask for it; what was chosen counts', async () => {
  const usual = { 'sign-in-alerts': true, 'plan-reminders': true, 'product-news': false, tips: false };
  expect(await getNotifications({}, ownerContext())).toEqual(usual);

  memory.put([{ ...mailsKey(accountId), tips: true }]);
  expect(await getNotifications({}, ownerContext())).toEqual({ ...usual, tips: true });
});
