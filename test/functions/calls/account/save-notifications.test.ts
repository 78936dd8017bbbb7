import { expect, test } from 'vitest';
import { saveNotifications } from '../../../../functions/calls/account/save-notifications.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

useMemoryTable();

test('saveNotifications changes what is named and nothing else', async () => {
  await saveNotifications({ tips: true }, ownerContext());

  expect(await saveNotifications({ 'sign-in-alerts': false }, ownerContext())).toEqual({
    'sign-in-alerts': false,
    'plan-reminders': true,
    'product-news': false,
    tips: true,
  });
  expect(await saveNotifications({}, ownerContext())).toMatchObject({ tips: true });
});
