import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { previewSubscription } from '../../../../functions/calls/billing/preview-subscription.ts';
import { buy, newBuyer, rowsOf } from '../../../kit/billing.ts';
import { liveKey } from '../../../../functions/domain/pages/page-rows.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { publicPage } from '../../../kit/rows.ts';
import { NOW } from '../../../kit/call-context.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { useFakeProvider } from '../../../kit/payment-provider.ts';

vi.mock(
  '../../../../functions/domain/billing/provider-of.ts',
  async () => (await import('../../../kit/payment-provider.ts')).providerModule,
);

useMemoryTable();
const provider = useFakeProvider();

describe('previewSubscription', () => {
  test('of the end of a trial names the template of the live page that needs the plan', async () => {
    const owner = await newBuyer(NOW, { plan: { id: 'individual', trialEndsAt: '2026-03-20T12:00:00.000Z' } });
    const page = { ...publicPage(), design: { ...publicPage().design, template: 'sales' } };
    await dynamo.send(new PutCommand({ TableName: 'pages', Item: { ...liveKey(owner.actor.id), page } }));
    const { kind, from, locks } = await previewSubscription({ planId: 'free', cycle: 'monthly' }, owner);

    expect([kind, from]).toEqual(['none', '2026-03-20T12:00:00.000Z']);
    expect(locks.map((lock) => lock.kind)).toEqual(['assistant', 'questions', 'premium-template', 'business-card']);
  });

  test('says what is paid today and what comes after it, and does nothing', async () => {
    const owner = await newBuyer(NOW);

    expect(await previewSubscription({ planId: 'individual', cycle: 'monthly' }, owner)).toEqual({
      ...{ kind: 'subscribe', planId: 'individual', cycle: 'monthly', from: NOW.toISOString(), locks: [] },
      lines: [
        { kind: 'plan', money: { amount: 1_200, currency: 'EUR' }, percent: null },
        { kind: 'vat', money: { amount: 228, currency: 'EUR' }, percent: 19 },
      ],
      total: { amount: 1_428, currency: 'EUR' },
      next: { at: '2026-04-07T12:00:00.000Z', total: { amount: 1_428, currency: 'EUR' } },
      payWays: ['card', 'paypal', 'gopay'],
    });
    expect([await rowsOf(owner, 'OPEN-ORDER'), provider().asked]).toEqual([[], []]);
  });

  test('of cancelling says what locks, and that it locks at the end of what is paid', async () => {
    const owner = await newBuyer(NOW);
    await buy(owner, { cardId: 'pm_1' });
    const at = '2026-04-10T12:00:00.000Z';

    const { locks, ...preview } = await previewSubscription({ planId: 'free', cycle: 'monthly' }, owner);

    expect(preview).toMatchObject({ kind: 'cancel', cycle: null, from: at, lines: [], total: null, next: null });
    expect(locks.map((lock) => [lock.kind, lock.at, lock.now, lock.then])).toEqual([
      ['assistant', at, null, null],
      ['questions', at, 10_000, 0],
      ['business-card', at, null, null],
    ]);
  });

  test('of a smaller plan says what the next period costs, and the questions that are left', async () => {
    const owner = await newBuyer(NOW);
    await buy(owner, { planId: 'team1', cardId: 'pm_1' });

    const { locks, ...preview } = await previewSubscription({ planId: 'pro', cycle: 'monthly' }, owner);

    const next = { at: '2026-04-07T12:00:00.000Z', total: { amount: 3_451, currency: 'EUR' } };
    expect(preview).toMatchObject({ kind: 'downgrade', total: null, next });
    expect(locks.map((lock) => [lock.kind, lock.now, lock.then])).toEqual([['questions', 100_000, 10_000]]);
  });
});
