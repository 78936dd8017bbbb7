/** Kills the system between a provider's webhook and what it makes: afterwards the payment counts once (SECURITY.md T51, T64). */
import { setTimeout as pause } from 'node:timers/promises';
import { payWays } from '../../../shared/model/billing.ts';
import type { Proof } from '../client/proof.ts';
import { settle, type ProofClock } from '../crash/settle.ts';
import { findWrongEffects, isPaid } from './check-purchases.ts';
import { eventKinds, makeEvent, sendEvent, type ProviderKeys } from './provider-events.ts';
import { payQuietly } from './webhook-orders.ts';

export type WebhookCrashResult = {
  kills: number;
  /** Kills before the payment was written. */
  between: number;
  /** What is not exactly one effect of a payment, or never got done, in words. */
  wrong: string[];
};

/** From one kill to the next the system lives this much longer. */
const STEP_MS = 40;
/** Kills that the steps are counted over, before they begin again. */
const STEPS = 5;

/** Every second kill comes after the webhook was answered, the others while it is being taken: then it is sent again. */
export async function crashAfterWebhooks(proof: Proof, keys: ProviderKeys, kills: number): Promise<WebhookCrashResult> {
  const clock: ProofClock = { offsetMs: 0 };
  const accountIds: string[] = [];
  const result: WebhookCrashResult = { kills, between: 0, wrong: [] };
  for (let kill = 0; kill < kills; kill += 1) {
    const payment = await payQuietly(proof, payWays[kill % payWays.length] ?? 'card');
    accountIds.push(payment.owner.accountId);
    const event = makeEvent(proof, keys, payment, eventKinds[payment.payWay].at(-1) ?? '');
    const sent = sendEvent(proof, event).catch(() => 0);
    if (kill % 2 === 0) await sent;
    await pause((kill % STEPS) * STEP_MS);
    if (!(await isPaid(proof, payment))) result.between += 1;
    await proof.system.kill('SIGKILL');
    const status = await sent;
    await proof.system.restart();
    await proof.control.setClock(clock.offsetMs);
    await proof.client.renewSession();
    if (status !== 200 && (await sendEvent(proof, event)) !== 200)
      result.wrong.push('a webhook is refused when it comes again');
    result.wrong.push(...(await settle(proof, clock)), ...(await findWrongEffects(proof, accountIds)));
  }
  return result;
}
