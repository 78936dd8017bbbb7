/** The job `settle-order` and the mails about orders for policies. */
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { giveUpOrder } from '../../../functions/calls/payment/give-up-order.ts';
import { partToldWords } from '../../../functions/domain/messages/policy-payment-mails.ts';
import { instalmentPath } from '../../../functions/domain/insurance/orders/instalment-link.ts';
import { policyKey } from '../../../functions/domain/insurance/policy-rows.ts';
import { handler as send } from '../../../functions/jobs/send-message/index.ts';
import { handler as settle } from '../../../functions/jobs/settle-order/index.ts';
import { inLanguage } from '../../../shared/places/in-language.ts';
import { languageValues, type LanguageValue } from '../../../shared/places/languages.ts';
import { onDay, quotedTrip, threeDays } from '../../kit/insurance/applications.ts';
import { applicationRowOf, beginPayment, orderRowOf, policyOf } from '../../kit/insurance/orders.ts';
import { useInsurer } from '../../kit/insurance/published.ts';
import { policyOrderKey } from '../../../functions/domain/insurance/policy-rows.ts';
import { useLog } from '../../kit/log.ts';
import { useFakeProvider } from '../../kit/payment-provider.ts';
import { accountId } from '../../kit/id-tokens.ts';
import { accountRow } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';

vi.mock(
  '../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../kit/payment-provider.ts')).providerModule,
);

const { put } = useInsurer();
const provider = useFakeProvider();
const log = useLog();
useSecrets();
const ses = mockClient(SESv2Client);
beforeEach(() => {
  ses.reset();
  ses.on(SendEmailCommand).resolves({});
  vi.useFakeTimers({ toFake: ['Date'], now: onDay().now });
  return () => vi.useRealTimers();
});

const eventOf = (...payloads: object[]): SQSEvent =>
  ({
    Records: payloads.map((payload, index) => ({
      messageId: String(index),
      receiptHandle: 'receipt',
      body: JSON.stringify({ id: `row-${index}`, table: 'insurance', payload }),
      attributes: { ApproximateReceiveCount: '1' },
    })),
  }) as unknown as SQSEvent;

const begun = async () => {
  const opened = await quotedTrip({ ...threeDays, applicant: { email: 'ana@example.com', firstName: 'Ana' } });
  return { opened, ...(await beginPayment(opened, onDay())) };
};

function mail() {
  const input = ses.commandCalls(SendEmailCommand).at(-1)?.args[0].input;
  return {
    to: input?.Destination?.ToAddresses?.[0],
    subject: input?.Content?.Simple?.Subject?.Data ?? '',
    text: input?.Content?.Simple?.Body?.Text?.Data ?? '',
  };
}

describe('the job settle-order', () => {
  test('issues what a webhook told of, however often', async () => {
    const { opened, reference } = await begun();
    provider().pay(reference);
    const { batchItemFailures } = await settle(eventOf({ payWay: 'card', reference }, { payWay: 'card', reference }));

    expect(batchItemFailures).toEqual([]);
    expect((await applicationRowOf(opened)).state).toBe('issued');
  });

  test('looks at the order whose time has come, and says what it does not know', async () => {
    const { opened, orderId, reference } = await begun();
    provider().pay(reference);
    await settle(eventOf({ policyOrderId: orderId }));
    expect((await applicationRowOf(opened)).state).toBe('issued');

    provider().payments.set('pi_other', { ...provider().payments.get(reference), orderId: 'other' } as never);
    await settle(eventOf({ payWay: 'card', reference: 'pi_other' }));
    expect(log().map(({ event }) => event)).toContain('payment.unknown');
  });
});

describe('the mails about orders', () => {
  test('confirm what was paid', async () => {
    const { orderId, reference } = await begun();
    provider().pay(reference);
    await settle(eventOf({ policyOrderId: orderId }));
    await send(eventOf({ template: 'policy-payment-received', orderId }));
    const { orderNumber } = await orderRowOf(orderId);

    expect(mail()).toMatchObject({
      to: 'ana@example.com',
      subject: `We have received your payment of HK$56.00: ${orderNumber}`,
    });
    expect(mail().text).toContain('Wayfarer Travel');
  });

  test('say that a payment which came too late has insured nothing', async () => {
    const { orderId, reference, ...opened } = await begun();
    await giveUpOrder({ ...opened, orderId }, onDay());
    provider().pay(reference, { isLate: true });
    await settle(eventOf({ payWay: 'card', reference }));
    await settle(eventOf({ policyOrderId: orderId }));
    await send(eventOf({ template: 'policy-payment-refunded', orderId }));

    expect((await orderRowOf(orderId)).state).toBe('refunded');
    expect(mail().text).toContain('It has insured nothing.');
  });

  test('tell of a part that nobody paid, in every language with all of its places filled', async () => {
    const { opened, orderId, reference } = await begun();
    provider().pay(reference);
    await settle(eventOf({ policyOrderId: orderId }));
    const policy = await policyOf(await applicationRowOf(opened));
    const part = { number: 2, due: '2026-04-10', money: { amount: 14_70, currency: 'HKD' as const }, paidOn: null };
    const policyId = policy?.policyId ?? '';
    for (const language of languageValues satisfies readonly LanguageValue[]) {
      put([{ ...policyKey(policyId), ...policy, language, instalments: [part] }]);
      put([{ ...policyOrderKey(orderId), ...(await orderRowOf(orderId)), language }]);
      for (const message of [
        { template: 'policy-instalment-unpaid', policyId, number: 2 },
        { template: 'policy-payment-received', orderId },
        { template: 'policy-payment-refunded', orderId },
      ]) {
        await send(eventOf(message));
        const { subject, text } = mail();
        expect(`${subject} ${text}`).not.toMatch(/\{\w+\}|undefined/);
        const link = inLanguage(await instalmentPath(opened.applicationId), language);
        expect(text.includes(link)).toBe(message.template === 'policy-instalment-unpaid');
      }
      const message = { template: 'policy-instalment-told', policyId, number: 2, accountId } as const;
      const words = await partToldWords(message, accountRow({ language }));
      expect(JSON.stringify(words)).not.toMatch(/\{\w+\}|undefined|^null$/);
    }
  });

  test('tell nobody of a part that was paid meanwhile, or of a cancelled policy', async () => {
    const { opened, orderId, reference } = await begun();
    provider().pay(reference);
    await settle(eventOf({ policyOrderId: orderId }));
    const policy = await policyOf(await applicationRowOf(opened));
    const part = { number: 2, due: '2026-04-10', money: { amount: 14_70, currency: 'HKD' as const }, paidOn: null };
    const policyId = policy?.policyId ?? '';
    const sentMails = () => ses.commandCalls(SendEmailCommand).length;
    const sent = sentMails();
    for (const changes of [{ instalments: [{ ...part, paidOn: '2026-04-11' }] }, { cancelledOn: '2026-04-11' }]) {
      put([{ ...policyKey(policyId), ...policy, instalments: [part], ...changes }]);
      await send(eventOf({ template: 'policy-instalment-unpaid', policyId, number: 2 }));
    }

    expect(sentMails()).toBe(sent);
  });
});
