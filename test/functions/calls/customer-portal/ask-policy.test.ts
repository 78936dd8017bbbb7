import { describe, expect, test } from 'vitest';
import { askPolicy } from '../../../../functions/calls/customer-portal/ask-policy.ts';
import { customerContext, customerId, otherCustomerId } from '../../../kit/customers.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { bindWordedPolicy } from '../../../kit/insurance/worded-policy.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';
import { useModel } from '../../../kit/model.ts';

const memory = useInsurer();
useMemoryBuckets();
const model = useModel();

describe('askPolicy', () => {
  test('answers the holder from their version’s wording, with what their plan pays', async () => {
    const policyId = await bindWordedPolicy(memory.put, customerId);
    model.says('Skiing on marked runs is insured. [1]');

    const answer = await askPolicy({ policyId, question: 'Is skiing covered?' }, customerContext());

    expect(answer).toMatchObject({
      kind: 'answered',
      exclusions: [{ text: 'Skiing without the option.', citations: [{ number: 1, page: 3 }] }],
      sentences: [{ citations: [{ number: 2, section: '6 Options' }] }],
      figures: [{ benefit: 'winterSports', kind: 'amount', amount: { amount: 6_000_000, currency: 'HKD' } }],
    });
  });

  test.each([
    ['another customer’s', otherCustomerId],
    ['one that is bound to nobody', null],
  ])('knows nothing of %s, and asks no model', async (_, owner) => {
    const policyId = await bindWordedPolicy(memory.put, owner);

    await expect(askPolicy({ policyId, question: 'Is skiing covered?' }, customerContext())).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(model.asked()).toEqual([]);
  });
});
