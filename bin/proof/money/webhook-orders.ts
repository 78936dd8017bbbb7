/** The events of one payment in every order, twenty times, and many at once: one effect (SECURITY.md T51). */
import type { PayWay } from '../../../shared/model/billing.ts';
import type { Proof } from '../client/proof.ts';
import { findWrongEffects, untilSettled } from './check-purchases.ts';
import { eventKinds, makeEvent, sendEvent, type ProviderKeys } from './provider-events.ts';
import { newBuyer, pay, type Payment } from './purchases.ts';

export type EffectResult = {
  payments: number;
  /** Events that were sent. */
  events: number;
  /** Answers other than 200: a provider would send them again. */
  untaken: number;
  /** What is not exactly one effect of a payment, in words. */
  wrong: string[];
};

/** Payments that are made side by side. */
const BATCH = 6;
const DAY_MS = 86_400_000;

/** A payment that was made, and of which the provider has not told yet: its own webhook waits for a day. */
export async function payQuietly(proof: Proof, payWay: PayWay): Promise<Payment> {
  return pay(proof, await newBuyer(proof, payWay), DAY_MS);
}

/** One payment for each order, with its events sent one after the other. @param orders kinds of events, by their place */
export async function sendInOrders(
  proof: Proof,
  keys: ProviderKeys,
  payWay: PayWay,
  orders: readonly (readonly number[])[],
): Promise<EffectResult> {
  const answers: number[] = [];
  const accountIds: string[] = [];
  const payAndTell = async (order: readonly number[]): Promise<void> => {
    const payment = await payQuietly(proof, payWay);
    accountIds.push(payment.owner.accountId);
    for (const place of order) {
      answers.push(await sendEvent(proof, makeEvent(proof, keys, payment, eventKinds[payWay][place] ?? '')));
    }
  };
  for (let at = 0; at < orders.length; at += BATCH) await Promise.all(orders.slice(at, at + BATCH).map(payAndTell));
  return describeEffects(proof, accountIds, answers);
}

/** One event `count` times at once, and at the same moment `count` events of their own about the same payment. */
export async function sendAtOnce(
  proof: Proof,
  keys: ProviderKeys,
  payWay: PayWay,
  count: number,
): Promise<EffectResult> {
  const payment = await payQuietly(proof, payWay);
  const paid = eventKinds[payWay].at(-1) ?? '';
  const copied = makeEvent(proof, keys, payment, paid);
  const events = Array.from({ length: count }, () => [copied, makeEvent(proof, keys, payment, paid)]).flat();
  const answers = await Promise.all(events.map((event) => sendEvent(proof, event)));
  return describeEffects(proof, [payment.owner.accountId], answers);
}

async function describeEffects(proof: Proof, accountIds: readonly string[], answers: readonly number[]) {
  await untilSettled(proof);
  return {
    payments: accountIds.length,
    events: answers.length,
    untaken: answers.filter((status) => status !== 200).length,
    wrong: await findWrongEffects(proof, accountIds),
  };
}

/** Every order of the places 0 to `count` - 1. */
export function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}
