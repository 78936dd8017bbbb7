import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handler as renew } from '../../../functions/jobs/renew-subscription/index.ts';
import { handler as settle } from '../../../functions/jobs/settle-order/index.ts';
import { buy, newBuyer, planOf, rowsOf, subscriptionOf } from '../../kit/billing.ts';
import { useLog } from '../../kit/log.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { useFakeProvider } from '../../kit/payment-provider.ts';

vi.mock(
  '../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../kit/payment-provider.ts')).providerModule,
);
vi.mock(
  '../../../functions/domain/billing/providers/stripe-cards.ts',
  async () => (await import('../../kit/payment-provider.ts')).cardsModule,
);

useMemoryTable();
const provider = useFakeProvider();
const log = useLog();
const queue = mockClient(SQSClient);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-31T10:00:00.000Z') });
  queue.on(ChangeMessageVisibilityCommand).resolves({});
  return () => vi.useRealTimers();
});

const eventOf = (...payloads: object[]): SQSEvent =>
  ({
    Records: payloads.map((payload, index) => ({
      messageId: String(index),
      receiptHandle: 'receipt',
      body: JSON.stringify({ id: 'row-1', table: 'billing', payload }),
      attributes: { ApproximateReceiveCount: '1' },
    })),
  }) as unknown as SQSEvent;

describe('the job settle-order', () => {
  test('has a payment take effect that a webhook told of, however often', async () => {
    const owner = await newBuyer(new Date());
    const { orderId } = await buy(owner);
    const reference = `pi_${orderId}`;
    provider().pay(reference);
    await settle(eventOf({ payWay: 'card', reference }, { payWay: 'card', reference }));
    const { batchItemFailures } = await settle(eventOf({ orderId }));

    expect([batchItemFailures, (await planOf(owner)).id]).toEqual([[], 'individual']);
    expect(await rowsOf(owner, 'INVOICE#')).toHaveLength(1);
  });

  test('does again what it could not do, and says so', async () => {
    const answer = await settle(eventOf({ payWay: 'card', reference: 'pi_unknown' }, { orderId: 'gone' }));

    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: '0' }]);
    expect(log().map(({ event }) => event)).toEqual(['job.failed']);
  });
});

describe('the job renew-subscription', () => {
  test('does the step whose time has come', async () => {
    const owner = await newBuyer(new Date());
    await buy(owner, { cardId: 'pm_1' });
    vi.setSystemTime('2026-02-25T10:00:00.000Z');
    await renew(eventOf({ accountId: owner.actor.id }));

    expect((await subscriptionOf(owner))?.periodEnd).toBe('2026-03-31T10:00:00.000Z');
  });

  test('has nothing to do for an account without a subscription', async () => {
    const { actor } = await newBuyer(new Date());

    expect((await renew(eventOf({ accountId: actor.id }))).batchItemFailures).toEqual([]);
    expect(provider().asked).toEqual([]);
  });
});
