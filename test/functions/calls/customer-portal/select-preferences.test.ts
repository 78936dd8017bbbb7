import { expect, test } from 'vitest';
import { selectPreferences } from '../../../../functions/calls/customer-portal/select-preferences.ts';
import { noMarketing } from '../../../../shared/model/customer.ts';
import { customerContext, customerRow } from '../../../kit/customers.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();

test('selectPreferences gives the last answer about marketing', async () => {
  memory.put([customerRow()]);

  expect(await selectPreferences({}, customerContext())).toMatchObject({ marketing: true, ways: ['email'] });
});

test('selectPreferences says no for who was never asked', async () => {
  memory.put([customerRow({ preferences: noMarketing })]);

  expect(await selectPreferences({}, customerContext())).toEqual({
    marketing: false,
    ways: [],
    textVersion: null,
    at: null,
  });
});
