/**
 * Retries, replays and duplicate callbacks about purchases of policies, thousands of them, many at once (SECURITY.md T50 to
 * T52): every call that moves a payment, with new keys and with those that were used, other ways of paying in between,
 * payers who pay what they had left, and what providers tell, again and in any order.
 */
import { randomUUID } from 'node:crypto';
import { paymentCheckout } from '../../../shared/calls/insurance-quote.ts';
import {
  callBackCheckout,
  checkoutPayment,
  getPayAnOrder,
  giveUpOrder,
  wallPay,
} from '../../../shared/calls/payment.ts';
import type { CallContract } from '../../../shared/calls/define-call.ts';
import type { PaymentStepView } from '../../../shared/insurance/payment.ts';
import { atOnce } from '../client/at-once.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { poll } from '../client/poll.ts';
import { untilSettled } from '../money/check-purchases.ts';
import { eventKinds, makeEvent, sendEvent, type ProviderEvent, type ProviderKeys } from '../money/provider-events.ts';
import { countWaitingWebhooks } from '../money/provider-records.ts';
import { payAtProvider, payBeside } from '../money/purchases.ts';
import { makeInsurer, type Insurer } from './insurer.ts';
import { beginPurchase, consent, noteBegun, type Begun, type Purchase } from './policy-purchases.ts';

export type StormResult = {
  insurer: Insurer;
  purchases: Purchase[];
  sent: number;
  /** Of them: requests that were sent before, to the letter or under the same key, and events likewise. */
  replayed: number;
  /** Payments that payers have made, or tried to. */
  paid: number;
  /** Answers that none of them may have, in words. */
  unlike: string[];
};

export type StormOptions = { purchases: number; requests: number; parallel: number };

const COPIES = 3;
const ISSUED_MS = 120_000;
const TOLD_MS = 300_000;
/** Keys of an application from which retries choose: so most of them were used before. */
const KEYS = 4;
/** So many of the requests that would pay twice do. */
const TWICE = 0.1;

export async function sendStorm(
  proof: Proof,
  keys: ProviderKeys,
  { purchases: count, requests, parallel }: StormOptions,
): Promise<StormResult> {
  const insurer = await makeInsurer(proof);
  // Also the providers themselves tell everything three times, the last first.
  await proof.control.setDeliveries({ delayMs: 0, copies: COPIES, isReversed: true });
  const result: StormResult = { insurer, purchases: [], sent: 0, replayed: 0, paid: 0, unlike: [] };
  await atOnce([...Array(count).keys()], parallel, async (index) => {
    result.purchases.push(await beginPurchase(proof, insurer, index));
  });
  await liftLimits(proof, result.purchases);
  const told: ProviderEvent[] = [];
  await atOnce([...Array(requests).keys()], parallel, async () => {
    const [purchase, action] = [pick(result.purchases), pick(actions)];
    await action({ proof, keys, purchase, told, result });
    result.sent += 1;
  });
  await untilAllIsTold(proof);
  await atOnce(result.purchases, parallel, (purchase) => finish(proof, purchase));
  await untilAllIsTold(proof);
  return result;
}

/** Nothing is left to do here, and nothing to tell at the providers; what they tell may give work, and work something to tell. */
async function untilAllIsTold(proof: Proof): Promise<void> {
  do {
    await poll('The providers have told everything', TOLD_MS, async () =>
      countWaitingWebhooks(proof) === 0 ? true : undefined,
    );
    // The documents of all policies are drawn, too.
    await untilSettled(proof, TOLD_MS);
  } while (countWaitingWebhooks(proof) > 0);
}

type Moment = { proof: Proof; keys: ProviderKeys; purchase: Purchase; told: ProviderEvent[]; result: StormResult };
type Action = (moment: Moment) => Promise<void>;

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

/** The same key for the same request: what comes under it again is a retry. */
async function send({ proof, result }: Moment, contract: CallContract, input: Record<string, unknown>) {
  const round = Math.floor(Math.random() * (KEYS + 1));
  const isNew = round === KEYS || !contract.effect;
  const idempotencyKey = isNew ? randomUUID() : keyOf(contract, input, round);
  if (!isNew) result.replayed += 1;
  const answer = await proof.client.call(contract, input, { idempotencyKey });
  if (answer.http === 429 || answer.http >= 500)
    result.unlike.push(`${contract.name} ${answer.http} ${answer.text.slice(0, 200)}`);
  return answer;
}

function keyOf({ name }: CallContract, { applicationId, orderId, payWay }: Record<string, unknown>, round: number) {
  return [name, applicationId, orderId ?? '', payWay ?? '', round].map(String).join('-').slice(0, 200);
}

const order: Action = async (moment) => {
  const { applicationId, key, total } = moment.purchase;
  await send(moment, paymentCheckout, { applicationId, key, total, consent });
};

/** Now and then by another way than the one that was begun: that ends the payment before, and orders anew. */
const start: Action = async (moment) => {
  const { purchase } = moment;
  const { applicationId, key, orderId, payWays } = purchase;
  const ordered = { applicationId, key, orderId };
  const payWay = pick(payWays);
  const answer = await (Math.random() < 0.5
    ? send(moment, checkoutPayment, { ...ordered, payWay })
    : payWay === 'card'
      ? send(moment, getPayAnOrder, ordered)
      : send(moment, wallPay, { ...ordered, payWay }));
  if (answer.http === 200) noteBegun(purchase, answer.data as PaymentStepView);
};

/** Whatever was begun, also what was given up since: the provider says whether it still takes money. */
const pay: Action = async ({ proof, purchase, result }) => {
  const { payWay, step } = pick(purchase.begun);
  result.paid += 1;
  await payAtProvider(proof, payWay, step).catch(() => undefined);
};

/** The payer pays once more, for an order that has a payment already: that money is to go back. */
const payTwice: Action = async ({ proof, keys, purchase, result }) => {
  const about = purchase.begun.find(({ payWay }) => payWay === 'card');
  if (!about || Math.random() > TWICE) return;
  result.paid += 1;
  await payBeside(proof, keys, about);
};

const tell: Action = async ({ proof, keys, purchase, told, result }) => {
  const about: Begun = pick(purchase.begun);
  const event = makeEvent(proof, keys, about, pick(eventKinds[about.payWay]));
  told.push(event);
  await deliver(proof, event, result);
};

const tellAgain: Action = async ({ proof, told, result }) => {
  if (told.length === 0) return;
  result.replayed += 1;
  await deliver(proof, pick(told), result);
};

async function deliver(proof: Proof, event: ProviderEvent, result: StormResult): Promise<void> {
  const status = await sendEvent(proof, event);
  if (status !== 200) result.unlike.push(`an event for ${event.path} is answered with ${status}`);
}

const comeBack: Action = async (moment) => {
  const { applicationId, key, orderId } = moment.purchase;
  await send(moment, callBackCheckout, { applicationId, key, orderId });
};

const comeBackByReference: Action = async (moment) => {
  const { payWay, reference } = pick(moment.purchase.begun);
  await send(moment, callBackCheckout, { payWay, reference });
};

const giveUp: Action = async (moment) => {
  const { applicationId, key, orderId } = moment.purchase;
  await send(moment, giveUpOrder, { applicationId, key, orderId });
};

/** As often as they stand here. */
const actions: readonly Action[] = [
  ...[order, order, start, start, start, comeBack, comeBack, comeBackByReference],
  ...[tell, tell, tell, tell, tell, tellAgain, tellAgain, tellAgain, pay, giveUp],
  payTwice,
];

/** Who has no policy after all of that orders once more, pays and gets it. */
async function finish(proof: Proof, purchase: Purchase): Promise<void> {
  const { applicationId, key, total } = purchase;
  const { client } = proof;
  const ordered = await client.call(paymentCheckout, { applicationId, key, total, consent });
  if (ordered.code === 'application_closed') return;
  mustSucceed(ordered, 'order once more');
  const { order: present, payWays } = ordered.data;
  const payWay = payWays.find((way) => way === present.payWay) ?? payWays[0] ?? 'card';
  const step = await client.call(checkoutPayment, { applicationId, key, orderId: present.orderId, payWay });
  mustSucceed(step, 'begin the last payment');
  const begun = noteBegun(purchase, step.data);
  if (begun) await payAtProvider(proof, begun.payWay, begun.step).catch(() => undefined);
  await poll(`The policy of ${applicationId} is issued`, ISSUED_MS, async () => {
    const { data } = await client.call(callBackCheckout, { applicationId, key, orderId: step.data.orderId });
    return data?.applicationState === 'issued' ? true : undefined;
  });
}

/** Each application has its own limits, which are lower than what comes here. */
async function liftLimits({ tables }: Proof, purchases: readonly Purchase[]): Promise<void> {
  const limited = [paymentCheckout, checkoutPayment, getPayAnOrder, wallPay, giveUpOrder, callBackCheckout];
  for (const { applicationId } of purchases)
    for (const contract of limited)
      await tables.liftLimit(contract, 'input:applicationId', applicationId.toLowerCase(), Date.now());
}
