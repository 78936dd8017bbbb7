/** An account that nobody is seen in: warned after 60, 83 and 89 days, deleted after 90, each in its second. */
import { accountKey } from '../../../functions/domain/accounts/account-rows.ts';
import { activityKey, ActivityRow } from '../../../functions/domain/lifecycle/lifecycle-rows.ts';
import { publishPage, signUp, type LivePage } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import type { ProofClock } from '../crash/settle.ts';
import { untilSettled } from '../money/check-purchases.ts';
import { lookAround, travelNear } from './travel.ts';

const DAY_MS = 86_400_000;

/** What is done after so many days, and what is next then. */
export const idleSteps = [
  { days: 60, next: 7 },
  { days: 83, next: 1 },
  { days: 89, next: 0 },
  { days: 90, next: null },
] as const;
export type IdleStep = (typeof idleSteps)[number];

export type Idler = LivePage & { from: number };

/** With a page, and without a trial that would count as paid. */
export async function makeIdler(proof: Proof): Promise<Idler> {
  const page = await publishPage(proof, await signUp(proof));
  const key = accountKey(page.owner.accountId);
  const account = await proof.tables.get('accounts', key);
  await proof.tables.put('accounts', { ...account, ...key, plan: { id: 'free', trialEndsAt: null } });
  const row = ActivityRow.parse(await proof.tables.get('accounts', activityKey(page.owner.accountId)));
  return { ...page, from: Date.parse(row.from) };
}

/** What is next for the account; null once it is marked as deleted. */
type Next = ActivityRow['next'] | null;

/** In words, what was done before its second or not in it. */
export async function passStep(proof: Proof, clock: ProofClock, idler: Idler, step: IdleStep): Promise<string[]> {
  const { days, next } = step;
  const before = await nextOf(proof, idler);
  const moment = idler.from + days * DAY_MS;
  await travelNear(proof, clock, moment);
  await sweep(proof);
  const edge = await lookAround(proof, clock, moment, async () => {
    await sweep(proof);
    return nextOf(proof, idler);
  });
  await untilSettled(proof);
  return [
    ...(edge.before === before ? [] : [`day ${days}: done a second too soon`]),
    ...(edge.at === next ? [] : [`day ${days}: ${String(edge.at)} is next, expected ${String(next)}`]),
  ];
}

async function sweep({ control }: Proof): Promise<void> {
  await control.invoke('job-sweep-accounts', {});
}

async function nextOf({ tables }: Proof, { owner }: Idler): Promise<Next> {
  const account = await tables.get('accounts', accountKey(owner.accountId));
  if (account === null || account['status'] === 'deleted') return null;
  return ActivityRow.parse(await tables.get('accounts', activityKey(owner.accountId))).next;
}
