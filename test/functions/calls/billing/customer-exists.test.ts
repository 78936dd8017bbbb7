import { expect, test } from 'vitest';
import { customerExists } from '../../../../functions/calls/billing/customer-exists.ts';
import { customerRow } from '../../../kit/billing-customer.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const { put } = useMemoryTable();

test('customerExists tells whether there is a paying customer', async () => {
  expect(await customerExists({}, ownerContext())).toEqual({ exists: false });
  put([customerRow()]);
  expect(await customerExists({}, ownerContext())).toEqual({ exists: true });
});
