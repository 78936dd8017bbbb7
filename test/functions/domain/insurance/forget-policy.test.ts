import { expect, test } from 'vitest';
import { forgetPolicy } from '../../../../functions/domain/insurance/forget-policy.ts';
import { policyKey, policyNumberKey } from '../../../../functions/domain/insurance/policy-rows.ts';
import { issuedTrip } from '../../../kit/insurance/policies.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';

const { put, table } = useInsurer();
const files = useMemoryBuckets();

/** Where a policy can stand: in its own rows and those that lead to it. */
const rowsOf = (...ids: string[]) =>
  [...table().rows.values()].filter((row) => ids.some((id) => JSON.stringify(row).includes(id)));

test('seven years after its end a policy leaves nothing but that its number is taken', async () => {
  const { policy } = await issuedTrip(put, {}, AGENT);
  const { policyId, number, applicationId, orderId } = policy;
  files.set(`documents/policies/${policyId}/schedule-1.pdf`, '%PDF');
  files.set('documents/policies/another/schedule-1.pdf', '%PDF');
  table().rows.delete(`DUE#FORGET-POLICY#${policyId} DUE`);
  for (const [key, row] of table().rows) if (row['job'] === 'issue-policy') table().rows.delete(key);
  // The agent's row of the application lapsed 60 days after its last change.
  for (const [key, row] of table().rows) if (String(row['sk']).startsWith('APPLICATION#')) table().rows.delete(key);
  await forgetPolicy(policyId, new Date('2033-04-04T00:00:00Z'));

  expect([...files.keys()]).toEqual(['documents/policies/another/schedule-1.pdf']);
  expect(rowsOf(policyId, applicationId, orderId)).toEqual([{ ...policyNumberKey(number), policyId }]);
});

test('a day before, or when its end has moved, it waits for its time', async () => {
  const { policy } = await issuedTrip(put);
  const { policyId } = policy;
  await forgetPolicy(policyId, new Date('2033-04-03T23:59:59Z'));
  expect(table().row(policyKey(policyId))).toBeDefined();

  put([{ ...policyKey(policyId), ...policy, end: '2027-03-31' }]);
  await forgetPolicy(policyId, new Date('2033-04-04T00:00:00Z'));
  expect(table().row({ pk: `DUE#FORGET-POLICY#${policyId}`, sk: 'DUE' })).toMatchObject({
    gsiSk: '2034-04-01T00:00:00.000Z',
  });
});

test('a policy that is gone already is no fault', async () => {
  await forgetPolicy('Z'.repeat(22), new Date('2033-04-04T00:00:00Z'));

  expect(files.size).toBe(0);
});
