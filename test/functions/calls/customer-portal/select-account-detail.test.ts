import { expect, test } from 'vitest';
import { selectAccountDetail } from '../../../../functions/calls/customer-portal/select-account-detail.ts';
import { exampleCustomer } from '../../../../shared/calls/customer-portal.ts';
import { sessionKeyIn } from '../../../../functions/kit/account-session.ts';
import { customers } from '../../../../functions/kit/realms.ts';
import { NOW } from '../../../kit/call-context.ts';
import { customerContext, customerId, customerRow, otherCustomerId } from '../../../kit/customers.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();

test("selectAccountDetail gives the customer's own details and nothing that is only ours", async () => {
  memory.put([customerRow(), customerRow({ customerId: otherCustomerId, email: 'other@example.com' })]);

  expect(await selectAccountDetail({}, customerContext())).toEqual(exampleCustomer);
});

test('selectAccountDetail keeps the session alive', async () => {
  const context = customerContext();
  const key = sessionKeyIn(customers, customerId, context.actor.signedInAt);
  memory.put([customerRow(), { ...key, seenAt: '2026-03-09T12:00:00.000Z' }]);
  await selectAccountDetail({}, context);

  expect(memory.table().row(key)).toMatchObject({ seenAt: NOW.toISOString() });
});

test('selectAccountDetail refuses a customer who is gone', async () => {
  await expect(selectAccountDetail({}, customerContext())).rejects.toMatchObject({ code: 'token_invalid' });
});
