/** Forged requests, wrong tokens and foreign ids, over HTTP against the whole running system (SECURITY.md section 4). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attack, makeVictim } from '../../bin/proof/attacks/cross-actor.ts';
import { sendMutations } from '../../bin/proof/attacks/signing-mutations.ts';
import { sendTokens } from '../../bin/proof/attacks/token-confusion.ts';
import { publishPage, signUp } from '../../bin/proof/client/owners.ts';
import { openProof, type Proof } from '../../bin/proof/client/proof.ts';

const START_MS = 180_000;
const ATTACK_MS = 120_000;

let proof: Proof;

beforeAll(async () => {
  proof = await openProof();
}, START_MS);

afterAll(async () => {
  await proof?.system.stop();
}, START_MS);

test('a signed request that was changed anywhere is refused without a reason', { timeout: ATTACK_MS }, async () => {
  const result = await sendMutations(proof, await signUp(proof), 60);

  expect(result).toMatchObject({ accepted: [], unlike: [], isSoundBefore: true, isSoundAfter: true });
  expect(result.sent).toBeGreaterThanOrEqual(50);
});

test('no token but the id token of the pool is taken', { timeout: ATTACK_MS }, async () => {
  const result = await sendTokens(proof, await signUp(proof));

  expect(result).toMatchObject({ accepted: [], unlike: [] });
  expect(result.sent).toBeGreaterThanOrEqual(50);
});

test('an owner gets nothing of another with the ids of the other', { timeout: ATTACK_MS }, async () => {
  const victims = [await makeVictim(proof)];
  const attacker = await publishPage(proof, await signUp(proof));

  const result = await attack(proof, attacker, victims, 300);

  expect(result).toMatchObject({ leaks: [], faults: [], changed: [] });
  expect(result.sent).toBeGreaterThanOrEqual(300);
});
