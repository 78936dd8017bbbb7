import { describe, expect, test } from 'vitest';
import { getPolicyNo } from '../../../../functions/calls/policy/get-policy-no.ts';
import { beginTrip, onDay, quotedTrip } from '../../../kit/insurance/applications.ts';
import { issuedTrip } from '../../../kit/insurance/policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getPolicyNo', () => {
  test('gives an accepted application its number, and the same each time', async () => {
    const opened = await quotedTrip();
    const { policyNumber } = await getPolicyNo(opened, onDay());

    expect(policyNumber).toMatch(/^TR26-00000001-\d{2}$/);
    expect(await getPolicyNo(opened, onDay(1))).toEqual({ policyNumber });
  });

  test('gives another application another one', async () => {
    const numbers = await Promise.all([quotedTrip(), quotedTrip()].map(async (one) => getPolicyNo(await one, onDay())));

    expect(new Set(numbers.map(({ policyNumber }) => policyNumber)).size).toBe(2);
  });

  test('gives the number of the policy once it is issued', async () => {
    const { opened, policy } = await issuedTrip(put);

    expect(await getPolicyNo(opened, onDay())).toEqual({ policyNumber: policy.number });
  });

  test('has none for a draft, and nothing for whoever has not the key', async () => {
    await expect(getPolicyNo(await beginTrip(), onDay())).rejects.toMatchObject({ code: 'quote_needed' });
    const opened = await quotedTrip();
    await expect(getPolicyNo({ ...opened, key: 'B'.repeat(43) }, onDay())).rejects.toMatchObject({ code: 'not_found' });
  });
});
