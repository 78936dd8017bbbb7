/** The steps of a trial, one by one, on the tables of the engine. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { subscriptionKey } from '../../../../functions/domain/billing/billing-rows.ts';
import { followTrial } from '../../../../functions/domain/billing/trial.ts';
import { dynamo } from '../../../../functions/kit/clients/dynamo.ts';
import { readRow } from '../../../../functions/kit/read-row.ts';
import type { AccountRow } from '../../../../functions/domain/accounts/account-rows.ts';
import { newBuyer, workFor } from '../../../kit/billing.ts';
import { useRealTables } from '../../../kit/real-tables.ts';

useRealTables();

const NOW = new Date('2026-02-11T10:00:00.000Z');
const SOON = '2026-02-14T10:00:00.000Z';

const onTrial = (trialEndsAt: string | null, changes: Partial<AccountRow> = {}) =>
  newBuyer(NOW, { plan: { id: 'individual', trialEndsAt, paidUntil: null }, ...changes });

const nextStepOf = async (accountId: string): Promise<unknown> =>
  (await readRow('conversations', { pk: `DUE#RENEW#${accountId}`, sk: 'DUE' }))?.['gsiSk'];

describe('the next step of a trial', () => {
  test('tells that it ends soon, and comes again at its end', async () => {
    const owner = await onTrial(SOON);
    await followTrial(owner.actor.id, owner);

    expect([await workFor(owner), await nextStepOf(owner.actor.id)]).toEqual([['trial-ending'], SOON]);
  });

  test.each([NOW.toISOString(), '2026-02-11T09:00:00.000Z'])(
    'tells of the end of one that ended at %s, after which nothing comes',
    async (endedAt) => {
      const owner = await onTrial(endedAt);
      await followTrial(owner.actor.id, owner);

      expect((await workFor(owner)).toSorted()).toEqual(['plan-ended', 'publish-page']);
      expect(await nextStepOf(owner.actor.id)).toBeUndefined();
    },
  );

  test.each([
    ['has none', null, {}],
    ['is suspended', SOON, { status: 'suspended' }],
  ] as const)('is nothing for an account that %s', async (_, trialEndsAt, changes) => {
    const owner = await onTrial(trialEndsAt, changes);
    await followTrial(owner.actor.id, owner);

    expect([await workFor(owner), await nextStepOf(owner.actor.id)]).toEqual([[], undefined]);
  });

  test('is nothing for an account that is gone', async () => {
    const owner = await onTrial(SOON);

    await expect(followTrial(`${owner.actor.id}-gone`, owner)).resolves.toBeUndefined();
  });

  test('is nothing once something was bought: the clock is that of the subscription', async () => {
    const owner = await onTrial(SOON);
    await dynamo.send(new PutCommand({ TableName: 'billing', Item: subscriptionKey(owner.actor.id) }));
    await followTrial(owner.actor.id, owner);

    expect([await workFor(owner), await nextStepOf(owner.actor.id)]).toEqual([[], undefined]);
  });
});
