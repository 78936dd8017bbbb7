import { describe, expect, test } from 'vitest';
import { mailQuote } from '../../../../functions/calls/customer-portal/mail-quote.ts';
import { asCustomer, asOther, ownQuote } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

const { table } = useInsurer();

describe('mailing a quote', () => {
  test('are mailed to the customer without a key in them', async () => {
    const applicationId = await ownQuote();
    await mailQuote({ applicationId }, asCustomer());

    const [work] = outbox('quote');
    expect(work).toEqual({ template: 'quote', applicationId, to: asCustomer().actor.id });
  });

  test('answers of somebody else’s quote like of one that there is not (T2)', async () => {
    const applicationId = await ownQuote();

    await expect(mailQuote({ applicationId }, asOther())).rejects.toMatchObject({ code: 'not_found' });
    await expect(mailQuote({ applicationId: 'B'.repeat(22) }, asOther())).rejects.toMatchObject({ code: 'not_found' });
  });
});

function outbox(template: string): Record<string, unknown>[] {
  return [...table().rows.values()]
    .filter(({ job }) => job === 'send-message')
    .map(({ payload }) => payload as Record<string, unknown>)
    .filter((payload) => payload['template'] === template);
}
