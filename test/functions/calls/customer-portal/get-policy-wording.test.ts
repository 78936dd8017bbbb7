import { describe, expect, test } from 'vitest';
import { getPolicyWording } from '../../../../functions/calls/customer-portal/get-policy-wording.ts';
import { customerContext, customerId, otherCustomerId } from '../../../kit/customers.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { bindWordedPolicy } from '../../../kit/insurance/worded-policy.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';

const memory = useInsurer();
useMemoryBuckets();

const open = (policyId: string) => getPolicyWording({ policyId, language: 'en_us' }, customerContext());

describe('getPolicyWording', () => {
  test('opens the PDF of the policy’s own version for five minutes, in the browser', async () => {
    const { url, fileName } = await open(await bindWordedPolicy(memory.put, customerId));

    expect(fileName).toBe('travel-hk-1-en_us.pdf');
    const { pathname, searchParams } = new URL(url);
    expect(pathname).toContain(`wordings/${accountId}/travel-hk/1/en_us.pdf`);
    expect(searchParams.get('X-Amz-Expires')).toBe('300');
    expect(searchParams.get('response-content-disposition')).toMatch(/^inline; filename="travel-hk-1-en_us\.pdf"/);
  });

  test.each([
    ['another customer’s', otherCustomerId],
    ['one that is bound to nobody', null],
  ])('knows nothing of %s', async (_, owner) => {
    await expect(open(await bindWordedPolicy(memory.put, owner))).rejects.toMatchObject({ code: 'not_found' });
  });
});
