import { expect, test } from 'vitest';
import { updatePreferences } from '../../../../functions/calls/customer-portal/update-preferences.ts';
import { customerKey, marketingKey } from '../../../../functions/domain/customers/customer-rows.ts';
import { MARKETING_TEXT_VERSION } from '../../../../shared/model/customer.ts';
import { NOW } from '../../../kit/call-context.ts';
import { customerContext, customerId, customerRow } from '../../../kit/customers.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const at = NOW.toISOString();

test('updatePreferences keeps the answer with its words and its moment, and every answer before', async () => {
  memory.put([customerRow()]);
  const later = new Date(NOW.getTime() + 60_000);
  await updatePreferences({ marketing: true, ways: ['sms', 'phone'] }, customerContext());
  const no = await updatePreferences({ marketing: false, ways: ['sms'] }, customerContext({ now: later }));
  const yes = { marketing: true, ways: ['sms', 'phone'], textVersion: MARKETING_TEXT_VERSION, at };

  expect(no).toEqual({ marketing: false, ways: [], textVersion: MARKETING_TEXT_VERSION, at: later.toISOString() });
  expect(memory.table().row(customerKey(customerId))).toMatchObject({ preferences: no });
  expect(memory.table().row(marketingKey(customerId, at))).toMatchObject(yes);
  expect(memory.table().row(marketingKey(customerId, later.toISOString()))).toMatchObject(no);
});

test('updatePreferences wants a way with a yes', async () => {
  memory.put([customerRow()]);

  await expect(updatePreferences({ marketing: true, ways: [] }, customerContext())).rejects.toMatchObject({
    code: 'field_required',
  });
});
