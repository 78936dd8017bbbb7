import { expect, test } from 'vitest';
import { getEmailByApplicationId } from '../../../../functions/calls/customer-portal/get-email-by-application-id.ts';
import { callContext } from '../../../kit/call-context.ts';
import { applicationId, issuedApplicationRow } from '../../../kit/customers.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const memory = useMemoryTable();
const ask = () => getEmailByApplicationId({ applicationId }, callContext());

test('getEmailByApplicationId gives the address of an issued policy, masked', async () => {
  memory.put([issuedApplicationRow('Wei@Example.com')]);

  expect(await ask()).toEqual({ email: 'w•••@example.com' });
});

test.each([
  ['an unknown application', []],
  ['one without a policy', [issuedApplicationRow('wei@example.com', { state: 'ordered' })]],
  ['one without an address', [issuedApplicationRow('no address')]],
])('getEmailByApplicationId answers %s with nothing', async (_, rows) => {
  memory.put(rows);

  expect(await ask()).toEqual({ email: null });
});
