import { describe, expect, test } from 'vitest';
import { cancelPolicy } from '../../../../functions/calls/customer-portal/cancel-policy.ts';
import { notifyClaim } from '../../../../functions/calls/customer-portal/notify-claim.ts';
import { askPolicyChange } from '../../../../functions/calls/customer-portal/ask-policy-change.ts';
import { mailQuote } from '../../../../functions/calls/customer-portal/mail-quote.ts';
import { PortalMessage, sendPortalMail } from '../../../../functions/domain/messages/portal-mails.ts';
import { customerRow } from '../../../kit/customers.ts';
import { asCustomer, email, ownPolicy, ownQuote } from '../../../kit/insurance/own-policies.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';
import { useMails } from '../../../kit/mails.ts';
import { accountRow } from '../../../kit/rows.ts';

const mails = useMails();
const { put, table } = useInsurer();

/** Does what the outbox says, as the job does. */
async function sendAll(): Promise<void> {
  put([accountRow({ fullName: 'Nora Vale', email: 'nora@example.com' })]);
  const messages = [...table().rows.values()]
    .filter(({ job }) => job === 'send-message')
    .flatMap(({ payload }) => PortalMessage.safeParse(payload).data ?? []);
  for (const message of messages) await sendPortalMail(message);
}

const sentTo = (address: string) => mails.sent().filter(({ to }) => to[0] === address);

describe('mails about what a customer does', () => {
  test('a loss: its number to the customer, all of it to agent and insurer, who answer the customer', async () => {
    const { policyId, number } = await ownPolicy(put, { agentName: AGENT });
    const notice = {
      ...{ event: 'other', happenedOn: '2026-03-12', place: 'Osaka station', photos: [] },
      description: 'My case is gone.\nIt was blue.',
    };
    await notifyClaim({ policyId, notice }, asCustomer(2));
    await sendAll();

    expect(
      mails
        .sent()
        .map(({ to }) => to[0])
        .toSorted(),
    ).toEqual(['nora@example.com', 'tom@example.com', email]);
    expect(sentTo(email)[0]?.subject).toBe(`We have your notice ${number}-L1`);
    const [toAgent] = sentTo('tom@example.com');
    expect(toAgent?.replyTo).toEqual([email]);
    for (const part of ['March 12, 2026', 'Osaka station', 'My case is gone.\nIt was blue.', 'Photos with it: 0']) {
      expect(toAgent?.text).toContain(part);
    }
  });

  test('a cancellation: the day and the money, and the way to the policy for the customer alone', async () => {
    const { policyId } = await ownPolicy(put);
    await cancelPolicy({ policyId, refund: { amount: 56_00, currency: 'HKD' } }, asCustomer(2));
    await sendAll();

    const [toHolder] = sentTo(email);
    for (const part of ['March 12, 2026', 'HK$56.00', `/portal/policies/${policyId}`]) {
      expect(toHolder?.text).toContain(part);
    }
    expect(sentTo('nora@example.com')[0]?.text).not.toContain('/portal/');
  });

  test('a wish: in the customer’s own words', async () => {
    const { policyId } = await ownPolicy(put);
    await askPolicyChange({ policyId, text: 'Please add {holder}.' }, asCustomer());
    await sendAll();

    expect(sentTo('nora@example.com')[0]?.text).toContain('Please add {holder}.');
  });

  test('a quote: its price to the customer, and nothing that opens it', async () => {
    put([customerRow()]);
    const applicationId = await ownQuote();
    await mailQuote({ applicationId }, asCustomer());
    await sendAll();

    const [mail] = sentTo(email);
    expect(mail?.text).toContain('HK$56.00');
    expect(mail?.text).toContain('/portal/quotes');
    expect(mail?.text).not.toContain(applicationId);
  });
});

describe('the reminder of a renewal', () => {
  test('says the day, and that nothing is charged', async () => {
    const { policyId } = await ownPolicy(put);
    await sendPortalMail({ template: 'policy-renewal', policyId, end: '2026-04-03' });

    expect(sentTo(email)[0]).toMatchObject({ subject: expect.stringContaining('April 3, 2026') });
    expect(sentTo(email)[0]?.text).toContain('nothing is charged');
  });

  test('is not sent of a policy that is cancelled, or whose end has moved', async () => {
    const { policyId } = await ownPolicy(put);
    await sendPortalMail({ template: 'policy-renewal', policyId, end: '2026-05-03' });
    await cancelPolicy({ policyId, refund: { amount: 56_00, currency: 'HKD' } }, asCustomer());
    await sendPortalMail({ template: 'policy-renewal', policyId, end: '2026-04-03' });

    expect(mails.sent()).toEqual([]);
  });
});
