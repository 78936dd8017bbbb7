/** Forged requests, wrong tokens and foreign ids, over HTTP against the whole running system (SECURITY.md section 4). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attack, makeVictim } from '../../bin/proof/attacks/cross-actor.ts';
import { sendMutations } from '../../bin/proof/attacks/signing-mutations.ts';
import { sendTokens } from '../../bin/proof/attacks/token-confusion.ts';
import { publishPage, signUp } from '../../bin/proof/client/owners.ts';
import { openProof, type Proof } from '../../bin/proof/client/proof.ts';
import { prepareFaults, proveFault, type Dependency } from '../../bin/proof/faults/fault-proof.ts';
import type { FaultMode } from '../../bin/proof/client/control-client.ts';

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

const sample: [Dependency, FaultMode][] = [
  ['DYNAMODB', 'throttle'],
  ['BEDROCK_RUNTIME', 'cut'],
  ['S3', 'error'],
  ['SESV2', 'error'],
  ['COGNITO_IDENTITY_PROVIDER', 'cut'],
  ['SQS', 'error'],
  ['SECRETS_MANAGER', 'error'],
];

test('with a dependency away people get answers in our words, and no lead is lost', { timeout: 180_000 }, async () => {
  const stage = await prepareFaults(proof);

  const results = [];
  for (const [dependency, mode] of sample) results.push(await proveFault(stage, dependency, mode));

  expect(results.flatMap(({ dependency, mode, wrong }) => wrong.map((one) => `${dependency} ${mode}: ${one}`))).toEqual(
    [],
  );
  const outcomes = Object.fromEntries(results.map((result) => [result.dependency, result.outcomes]));
  expect(outcomes['BEDROCK_RUNTIME']?.question).toBe('graceful');
  expect(outcomes['SESV2']).toMatchObject({ code: 'graceful', lead: 'ok' });
  expect(outcomes['COGNITO_IDENTITY_PROVIDER']?.['sign-in']).toBe('graceful');
});
