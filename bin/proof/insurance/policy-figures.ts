/** Purchases of policies on the running system: what is sent again and again, and what was tampered with. */
import type { Proof } from '../client/proof.ts';
import type { Figure } from '../figures.ts';
import { readProviderKeys } from '../money/provider-events.ts';
import { checkPolicies } from './check-policies.ts';
import { sendStorm } from './policy-storm.ts';
import { tamperWithPolicies } from './policy-tampering.ts';

const STORM = { purchases: 24, requests: 10_000, parallel: 50 };

type Proved = { figure: Figure; problems: string[] };

const count = (number: number): string => number.toLocaleString('en');

/** `problems` says what went wrong, line by line. */
export async function provePolicies(proof: Proof): Promise<{ figures: Figure[]; problems: string[] }> {
  const proved = [await proveTampering(proof), await proveStorm(proof)];
  return { figures: proved.map(({ figure }) => figure), problems: proved.flatMap(({ problems }) => problems) };
}

/** The same purchases over and over: paid once, issued once. */
async function proveStorm(proof: Proof): Promise<Proved> {
  const { purchases, requests, parallel } = STORM;
  const storm = await sendStorm(proof, await readProviderKeys(proof), STORM);
  const { policies, taken, returned, wrong } = await checkPolicies(proof, storm.insurer, storm.purchases);
  const problems = [...wrong, ...storm.unlike];
  const figure = {
    name: `${count(requests)} retries, replays and callbacks about ${purchases} policies, ${parallel} at once, 3 ways of paying`,
    goal: 'one policy and one charge each; what was paid twice goes back',
    reached: `${policies} policies; ${count(storm.replayed)} replays; ${taken} payments taken, ${returned} of them returned; ${problems.length} amiss`,
    isMet: storm.sent >= requests && policies === purchases && returned > 0 && problems.length === 0,
  };
  return { figure, problems };
}

async function proveTampering(proof: Proof): Promise<Proved> {
  const { sent, accepted, reachedProviders, unlike, honestRefused } = await tamperWithPolicies(proof);
  const problems = [...accepted, ...unlike, ...honestRefused];
  const figure = {
    name: 'tampered orders and payments of policies (amount, currency, consent, plan, ids and keys of others)',
    goal: '0 of ≥ 60 reach a provider',
    reached: `${accepted.length} of ${sent} accepted, ${reachedProviders} requests to providers`,
    isMet: sent >= 60 && reachedProviders === 0 && problems.length === 0,
  };
  return { figure, problems };
}
