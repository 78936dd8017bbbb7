/** Everything about money in full, as figures. */
import { payWays, type PayWay } from '../../../shared/model/billing.ts';
import type { Proof } from '../client/proof.ts';
import type { Figure } from '../figures.ts';
import { sendForged } from './forged-events.ts';
import { eventKinds, readProviderKeys, type ProviderKeys } from './provider-events.ts';
import { tamperWithMoney } from './tampering.ts';
import { crashAfterWebhooks } from './webhook-crash.ts';
import { permutations, sendAtOnce, sendInOrders, type EffectResult } from './webhook-orders.ts';

const COPIES = 20;
const KILLS = 6;

const wayNames: Record<PayWay, string> = { card: 'Stripe', paypal: 'PayPal', gopay: 'GoPay' };

/** `problems` says what went wrong, line by line. */
export async function proveMoney(proof: Proof): Promise<{ figures: Figure[]; problems: string[] }> {
  const keys = await readProviderKeys(proof);
  const tampered = await tamperWithMoney(proof);
  const forged = await sendForged(proof, keys);
  const effects = [];
  for (const payWay of payWays) effects.push(await proveEffects(proof, keys, payWay));
  const crashed = await crashAfterWebhooks(proof, keys, KILLS);
  return {
    figures: [
      {
        name: 'tampered purchases (amount, currency, plan, cycle, terms, ids of others) over 3 ways of paying',
        goal: '0 of ≥ 60 reach a provider',
        reached: `${tampered.accepted.length} of ${tampered.sent} accepted, ${tampered.reachedProviders} requests to providers`,
        isMet:
          tampered.sent >= 60 &&
          tampered.reachedProviders === 0 &&
          [tampered.accepted, tampered.unlike, tampered.honestRefused].every((list) => list.length === 0),
      },
      {
        name: 'forged, unsigned and stale webhooks about payments that were made',
        goal: '0 accepted; the genuine one counts afterwards',
        reached: `${forged.accepted.length} of ${forged.sent}, ${forged.believed.length} payments counted`,
        isMet: forged.accepted.length + forged.believed.length + forged.wrong.length === 0,
      },
      ...effects.map(({ figure }) => figure),
      {
        name: `${KILLS} × kill -9 between webhook and write`,
        goal: 'exactly once',
        reached: `${crashed.wrong.length} amiss; ${crashed.between} kills came before the write`,
        isMet: crashed.wrong.length === 0 && crashed.between > 0,
      },
    ],
    problems: [
      ...tampered.accepted,
      ...tampered.unlike,
      ...tampered.honestRefused.map((payWay) => `an honest purchase by ${payWay} is refused`),
      ...forged.accepted,
      ...forged.believed,
      ...forged.wrong,
      ...effects.flatMap(({ problems }) => problems),
      ...crashed.wrong,
    ],
  };
}

async function proveEffects(proof: Proof, keys: ProviderKeys, payWay: PayWay) {
  const orders = permutations(eventKinds[payWay].length);
  const results = [
    await sendInOrders(proof, keys, payWay, orders),
    await sendAtOnce(proof, keys, payWay, COPIES),
  ] satisfies EffectResult[];
  const problems = results.flatMap(({ wrong, untaken }) => [...wrong, ...(untaken ? [`${untaken} not taken`] : [])]);
  const events = results.reduce((sum, result) => sum + result.events, 0);
  const payments = results.reduce((sum, result) => sum + result.payments, 0);
  const figure: Figure = {
    name: `webhooks of ${wayNames[payWay]}: ${orders.length} orders of ${eventKinds[payWay].length} events; ${COPIES} copies and ${COPIES} others at once`,
    goal: 'one invoice, one period for each payment',
    reached: `${payments} payments, ${events} events, ${problems.length} amiss`,
    isMet: problems.length === 0,
  };
  return { figure, problems };
}
