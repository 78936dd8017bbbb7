import { describe, expect, test } from 'vitest';
import { resumeMyQuote } from '../../../../functions/calls/customer-portal/resume-my-quote.ts';
import { openApplication } from '../../../../functions/domain/insurance/applications.ts';
import { NOW } from '../../../kit/call-context.ts';
import { asCustomer, asOther, ownQuote } from '../../../kit/insurance/own-policies.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

describe('going on with a quote', () => {
  test('go on with a key of the portal’s own, beside the applicant’s', async () => {
    const applicationId = await ownQuote();
    const { key, channelCode } = await resumeMyQuote({ applicationId }, asCustomer());
    expect(channelCode).toBe('harbour-vale');
    expect(await openApplication({ applicationId, key }, NOW)).toMatchObject({ applicationId });

    const { key: next } = await resumeMyQuote({ applicationId }, asCustomer());
    await expect(openApplication({ applicationId, key }, NOW)).rejects.toMatchObject({ code: 'not_found' });
    expect(await openApplication({ applicationId, key: next }, NOW)).toMatchObject({ applicationId });
  });

  test('answers of somebody else’s quote like of one that there is not (T2)', async () => {
    const applicationId = await ownQuote();

    await expect(resumeMyQuote({ applicationId }, asOther())).rejects.toMatchObject({ code: 'not_found' });
    await expect(resumeMyQuote({ applicationId: 'B'.repeat(22) }, asOther())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
