import { describe, expect, test } from 'vitest';
import { getUserInfo } from '../../../../functions/calls/account/get-user-info.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();

describe('getUserInfo', () => {
  test.each([
    ['a running trial', '2026-03-11T00:00:00.000Z', { id: 'individual', isTrial: true }],
    ['a trial that is over', '2026-03-10T12:00:00.000Z', { id: 'free', isTrial: false }],
    ['no trial', null, { id: 'individual', isTrial: false }],
  ])('shows the plan that counts now: %s', async (_, trialEndsAt, plan) => {
    store(dynamo, [accountRow({ plan: { id: 'individual', trialEndsAt } })]);

    expect((await getUserInfo({}, ownerContext())).plan).toEqual({ ...plan, trialEndsAt, paidUntil: null });
  });

  test('keeps what is ours to itself', async () => {
    store(dynamo, [accountRow()]);

    expect(await getUserInfo({}, ownerContext())).not.toHaveProperty('tokensValidAfter');
  });

  test('answers an account that is gone like a token that does not count', async () => {
    await expect(getUserInfo({}, ownerContext())).rejects.toMatchObject({ code: 'token_invalid' });
  });
});
