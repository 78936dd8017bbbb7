import { expect, test } from 'vitest';
import { getBindingStatusByApplicationId } from '../../../../functions/calls/policy/get-binding-status-by-application-id.ts';
import { onDay, quotedTrip } from '../../../kit/insurance/applications.ts';
import { issuedTrip } from '../../../kit/insurance/policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

test('it tells whether there is a policy, and whether it is bound to a customer', async () => {
  const quoted = await quotedTrip();
  const issued = await issuedTrip(put);
  const isOf = ({ applicationId }: { applicationId: string }) =>
    getBindingStatusByApplicationId({ applicationId }, onDay());

  expect(await isOf(quoted)).toEqual({ isIssued: false, isBound: false });
  expect(await isOf(issued.opened)).toEqual({ isIssued: true, isBound: false });
  expect(await isOf({ applicationId: 'Z'.repeat(22) })).toEqual({ isIssued: false, isBound: false });
  const bound = await issuedTrip(put, { customerId: 'C1' });
  expect(await isOf(bound.opened)).toEqual({ isIssued: true, isBound: true });
});
