import { describe, expect, test, vi } from 'vitest';
import { subscriptionRecord } from '../../../../functions/calls/billing/subscription-record.ts';
import { agencyAgentKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { buy, newBuyer } from '../../../kit/billing.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { companyRow } from '../../../kit/company.ts';
import { accountRow } from '../../../kit/rows.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

const memory = useMemoryTable();
const provider = useFakeProvider();

describe('subscriptionRecord', () => {
  test('shows use against limits, and nothing else, without a subscription', async () => {
    const owner = await newBuyer(NOW, { timeZone: 'Europe/Berlin' });

    expect(await subscriptionRecord({}, owner)).toEqual({
      ...{ subscription: null, history: [], open: null },
      meters: [
        { name: 'questions', used: 0, limit: 0, resetsAt: '2026-03-31T22:00:00.000Z' },
        { name: 'products', used: 0, limit: 0, resetsAt: null },
        { name: 'connections', used: 0, limit: 0, resetsAt: null },
      ],
    });
  });

  test('counts the products of its company and the agents who are bound to it', async () => {
    const owner = await newBuyer(NOW);
    const { id } = owner.actor;
    const tie = { state: 'bound', agentId: 'a1', agencyId: id, email: 'nora@example.com', requestId: 'r' };
    memory.put([accountRow({ accountId: 'a1' }), companyRow({ companyId: id, products: 3 })]);
    memory.put([{ ...agencyAgentKey(id, 'a1'), ...tie, since: '2026-03-01T12:00:00.000Z' }]);

    expect((await subscriptionRecord({}, owner)).meters).toMatchObject([
      {},
      { name: 'products', used: 3 },
      { name: 'connections', used: 1 },
    ]);
  });

  test('shows the subscription with its history', async () => {
    const owner = await newBuyer(NOW);
    await buy(owner, { cardId: 'pm_1' });

    expect(await subscriptionRecord({}, owner)).toMatchObject({
      subscription: { planId: 'individual', status: 'active', periodEnd: '2026-04-10T12:00:00.000Z' },
      history: [{ kind: 'started', money: { amount: 1_428 } }],
      meters: [{ name: 'questions', limit: 10_000 }, {}, {}],
      open: null,
    });
  });

  test('shows what is open, so that its payer can go on', async () => {
    const owner = await newBuyer(NOW);
    const { orderId } = await buy(owner);

    expect((await subscriptionRecord({}, owner)).open).toMatchObject({ orderId, clientSecret: `pi_${orderId}_secret` });
  });

  test('shows a first payment that is not confirmed as Pending Confirmation', async () => {
    const owner = await newBuyer(NOW);
    provider().charges = 'pending';
    await buy(owner, { cardId: 'pm_1' });

    expect(await subscriptionRecord({}, owner)).toMatchObject({
      ...{ subscription: { status: 'pending', nextBillingAt: null }, open: { state: 'pending' } },
    });
  });
});
