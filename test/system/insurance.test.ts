/** Policies under retries, forgery, foreign ids and kills, over HTTP against the whole running system (SECURITY.md T1, T2, T49 to T56). */
import { expect, test } from 'vitest';
import { attackDocuments } from '../../bin/proof/attacks/document-access.ts';
import { crossInsurance } from '../../bin/proof/attacks/insurance-crossing.ts';
import { makeInsured } from '../../bin/proof/attacks/insured-victim.ts';
import { crossPools, poolAttempts, targetsOf } from '../../bin/proof/attacks/pool-crossing.ts';
import { makeVictim } from '../../bin/proof/attacks/cross-actor.ts';
import { reportPage } from '../../bin/proof/attacks/staff-crossing.ts';
import type { Proof } from '../../bin/proof/client/proof.ts';
import { checkPolicies } from '../../bin/proof/insurance/check-policies.ts';
import { takeNumbersUnderKill } from '../../bin/proof/insurance/policy-numbers.ts';
import { sendStorm } from '../../bin/proof/insurance/policy-storm.ts';
import { tamperWithPolicies } from '../../bin/proof/insurance/policy-tampering.ts';
import { readProviderKeys } from '../../bin/proof/money/provider-events.ts';
import { useSystem } from './use-system.ts';

const PROOF_MS = 240_000;
const PURCHASES = 6;
const REQUESTS = 300;
const APPLICATIONS = 60;
/** One call of so many of a kind is tried with foreign tokens; all of them in the proof. */
const EVERY_CALL = 4;

let proof: Proof;

useSystem((started) => {
  proof = started;
});

test('no order or payment of a policy that was tampered with reaches a provider', { timeout: PROOF_MS }, async () => {
  const result = await tamperWithPolicies(proof);

  expect(result).toMatchObject({ accepted: [], reachedProviders: 0, unlike: [], honestRefused: [] });
  expect(result.sent).toBeGreaterThanOrEqual(60);
});

test('retries, replays and callbacks leave one policy and one charge a purchase', { timeout: PROOF_MS }, async () => {
  const options = { purchases: PURCHASES, requests: REQUESTS, parallel: 20 };
  const storm = await sendStorm(proof, await readProviderKeys(proof), options);
  const checked = await checkPolicies(proof, storm.insurer, storm.purchases);

  expect(storm).toMatchObject({ sent: REQUESTS, unlike: [] });
  expect(checked).toMatchObject({ policies: PURCHASES, wrong: [] });
});

test('a policy number is given once, also when the system is killed meanwhile', { timeout: PROOF_MS }, async () => {
  const result = await takeNumbersUnderKill(proof, { applications: APPLICATIONS, parallel: 10, issued: 3 });

  expect(result).toMatchObject({ distinct: APPLICATIONS, issued: 3, wrong: [] });
  expect(result.toldBefore).toBeLessThan(APPLICATIONS);
});

test(
  'customers, agents, insurers and guests are answered for what is another’s as for what is not there, nobody is let in with another’s token, and documents open once',
  { timeout: 2 * PROOF_MS },
  async () => {
    const [victim, stranger] = [await makeInsured(proof), await makeInsured(proof)];

    const crossing = await crossInsurance(proof, stranger, victim);
    const page = await makeVictim(proof);
    const targets = targetsOf(page, victim, await reportPage(proof, page));
    const pools = await crossPools(proof, stranger, targets, poolAttempts(EVERY_CALL));
    // Last: it moves the clock.
    const documents = await attackDocuments(proof, victim, stranger);

    expect(crossing).toMatchObject({ leaks: [], faults: [], changed: [] });
    expect(crossing.tally.sent).toBeGreaterThanOrEqual(200);
    expect(pools).toMatchObject({ leaks: [], faults: [], changed: [] });
    expect(pools.tally.byGate).toBe(pools.tally.sent);
    expect(pools.tally.sent).toBeGreaterThanOrEqual(400);
    expect(documents).toMatchObject({ opened: [], compared: 5, isClosed: true, isOpenLater: true });
  },
);
