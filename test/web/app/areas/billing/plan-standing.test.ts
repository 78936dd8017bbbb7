import { describe, expect, it } from 'vitest';
import { actionOn, standingOf } from '../../../../../web/app/areas/billing/plan-standing.ts';
import { account as trialAccount } from '../../render-app.tsx';
import { catalogue, inDays, subscription } from './billing-kit.ts';

const now = new Date();
const offerOf = (planId: string) => {
  const offer = catalogue.plans.find((one) => one.planId === planId);
  if (offer === undefined) throw new Error(`The catalogue of the tests has no plan ${planId}.`);
  return offer;
};
const inTrial = standingOf(trialAccount.plan, null, now);
const paid = { id: 'individual', isTrial: false, trialEndsAt: null, paidUntil: inDays(20) } as const;
const subscribed = (changes = {}) => standingOf(paid, { ...subscription, ...changes }, now);

describe('what can be done about a plan', () => {
  it.each([
    ['the plan on trial is kept', inTrial, 'individual', 'monthly', 'choose'],
    ['Free comes by itself after the trial', inTrial, 'free', 'monthly', 'none'],
    ['the plan that is paid for is the current one', subscribed(), 'individual', 'monthly', 'current'],
    ['its other cycle can be chosen', subscribed(), 'individual', 'yearly', 'other-cycle'],
    ['a larger plan can be chosen', subscribed(), 'pro', 'monthly', 'choose'],
    ['Free can be chosen, which is cancelling', subscribed(), 'free', 'monthly', 'choose'],
    ['Free is planned once it is cancelled', subscribed({ status: 'cancelled' }), 'free', 'yearly', 'planned'],
    ['what a store sold is not changed here', subscribed({ billedBy: 'store' }), 'pro', 'monthly', 'none'],
    ['a plan without a price is asked for', subscribed(), 'team2', 'monthly', 'enquire'],
  ] as const)('%s', (_, standing, planId, cycle, kind) => {
    expect(actionOn(offerOf(planId), cycle, standing).kind).toBe(kind);
  });

  it('says from when a planned change counts', () => {
    const standing = subscribed({ next: { planId: 'individual', cycle: 'yearly' } });

    expect(actionOn(offerOf('individual'), 'yearly', standing)).toEqual({
      kind: 'planned',
      at: subscription.periodEnd,
    });
  });

  it('goes by the plan that counts now: a trial that is over is Free', () => {
    const over = standingOf({ ...trialAccount.plan, trialEndsAt: inDays(-1) }, null, now);

    expect(over).toMatchObject({ planId: 'free', isTrial: false });
    expect(actionOn(offerOf('individual'), 'monthly', over).kind).toBe('choose');
  });
});
