/**
 * Forged requests, wrong tokens, foreign ids, tampered purchases and webhooks, over HTTP against the whole running system
 * (SECURITY.md section 4).
 */
import { expect, test } from 'vitest';
import { shareDecided } from '../../bin/proof/attacks/answer-tally.ts';
import { attack, makeVictim } from '../../bin/proof/attacks/cross-actor.ts';
import { measureEnumeration } from '../../bin/proof/attacks/enumeration.ts';
import { sendMutations } from '../../bin/proof/attacks/signing-mutations.ts';
import { sendTokens } from '../../bin/proof/attacks/token-confusion.ts';
import { publishPage, signUp } from '../../bin/proof/client/owners.ts';
import type { Proof } from '../../bin/proof/client/proof.ts';
import { sendForged } from '../../bin/proof/money/forged-events.ts';
import { readProviderKeys, type ProviderKeys } from '../../bin/proof/money/provider-events.ts';
import { tamperWithMoney } from '../../bin/proof/money/tampering.ts';
import { crashAfterWebhooks } from '../../bin/proof/money/webhook-crash.ts';
import { permutations, sendAtOnce, sendInOrders } from '../../bin/proof/money/webhook-orders.ts';
import { payWays } from '../../shared/model/billing.ts';
import { useSystem } from './use-system.ts';

const ATTACK_MS = 120_000;
const KILLS = 2;

let proof: Proof;
let keys: ProviderKeys;

useSystem(async (started) => {
  proof = started;
  keys = await readProviderKeys(proof);
});

test('a signed request that was changed anywhere is refused without a reason', { timeout: ATTACK_MS }, async () => {
  const result = await sendMutations(proof, await signUp(proof), 60);

  expect(result).toMatchObject({ accepted: [], unlike: [], isSoundBefore: true, isSoundAfter: true });
  expect(result.sent).toBeGreaterThanOrEqual(50);
});

test(
  'no token but the id token of the pool is taken, by calls of owners and of staff',
  { timeout: ATTACK_MS },
  async () => {
    const result = await sendTokens(proof, await signUp(proof));

    expect(result).toMatchObject({ accepted: [], unlike: [] });
    expect(result.sent).toBeGreaterThanOrEqual(200);
  },
);

test('an owner gets nothing of another with the ids of the other', { timeout: ATTACK_MS }, async () => {
  const victims = [await makeVictim(proof)];
  const attacker = await publishPage(proof, await signUp(proof));

  const result = await attack(proof, attacker, victims, 300);

  expect(result).toMatchObject({ leaks: [], faults: [], changed: [] });
  expect(result.tally.sent).toBeGreaterThanOrEqual(300);
  expect(shareDecided(result.tally), 'reach the code that decides').toBeGreaterThan(0.9);
});

test(
  'a wrong password and a wrong code are answered alike with and without an account',
  { timeout: ATTACK_MS },
  async () => {
    const results = await measureEnumeration(proof, 4);

    const silent = results.filter(({ isSaidByAnswer }) => !isSaidByAnswer);
    expect(silent.map(({ name, words }) => [name, words])).toEqual([
      ['sign-in, by address', ['HTTP 400 account_or_password_wrong']],
      ['new password with a wrong code, by address', ['HTTP 400 code_incorrect']],
      ['sign-in, by number', ['HTTP 400 account_or_password_wrong']],
      ['new password with a wrong code, by number', ['HTTP 400 code_incorrect']],
    ]);
  },
);

test('no purchase that was tampered with reaches a provider', { timeout: ATTACK_MS }, async () => {
  const result = await tamperWithMoney(proof, 2);

  expect(result).toMatchObject({ accepted: [], reachedProviders: 0, unlike: [], honestRefused: [] });
  expect(result.sent).toBeGreaterThanOrEqual(60);
});

test('webhooks that no provider signed are refused and do nothing', { timeout: ATTACK_MS }, async () => {
  const result = await sendForged(proof, keys);

  expect(result).toMatchObject({ accepted: [], believed: [], wrong: [] });
  expect(result.sent).toBeGreaterThanOrEqual(20);
});

test.each(payWays)(
  '40 webhooks at once about one payment by %s have one effect',
  { timeout: ATTACK_MS },
  async (payWay) => {
    const result = await sendAtOnce(proof, keys, payWay, 20);

    expect(result).toEqual({ payments: 1, events: 40, untaken: 0, wrong: [] });
  },
);

test('the events of a payment have one effect in every order', { timeout: ATTACK_MS }, async () => {
  const orders = permutations(3);

  const result = await sendInOrders(proof, keys, 'gopay', orders);

  expect(result).toEqual({ payments: orders.length, events: orders.length * 3, untaken: 0, wrong: [] });
});

test(
  'a payment counts once when the system is killed between its webhook and the write',
  { timeout: ATTACK_MS },
  async () => {
    const result = await crashAfterWebhooks(proof, keys, KILLS);

    expect(result).toMatchObject({ kills: KILLS, wrong: [] });
    expect(result.between).toBeGreaterThan(0);
  },
);
