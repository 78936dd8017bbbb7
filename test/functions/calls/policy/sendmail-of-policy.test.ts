import { describe, expect, test } from 'vitest';
import { sendmailOfPolicy } from '../../../../functions/calls/policy/sendmail-of-policy.ts';
import { onDay, quotedTrip } from '../../../kit/insurance/applications.ts';
import { issuedTrip } from '../../../kit/insurance/policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { put, table } = useInsurer();

const mails = () => [...table().rows.values()].filter(({ job }) => job === 'send-message');

describe('the mail to the holder', () => {
  test('goes to the address that they gave, which is told with its middle hidden', async () => {
    const { opened, policy } = await issuedTrip(put);

    expect(await sendmailOfPolicy(opened, onDay())).toEqual({ sentTo: 'a•••@example.com' });
    expect(mails().map(({ payload }) => payload)).toEqual([{ template: 'policy-issued', policyId: policy.policyId }]);
  });

  test('is not sent before the issue, and not for whoever has not the key', async () => {
    const { opened } = await issuedTrip(put);

    await expect(sendmailOfPolicy(await quotedTrip(), onDay())).rejects.toMatchObject({ code: 'not_found' });
    await expect(sendmailOfPolicy({ ...opened, key: 'B'.repeat(43) }, onDay())).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(mails()).toEqual([]);
  });
});
