/** Dependencies that are away, on the whole running system (SECURITY.md section 4, faults survived). */
import { expect, test } from 'vitest';
import type { FaultMode } from '../../bin/proof/client/control-client.ts';
import type { Proof } from '../../bin/proof/client/proof.ts';
import { prepareFaults, proveFault, type Dependency } from '../../bin/proof/faults/fault-proof.ts';
import { useSystem } from './use-system.ts';

let proof: Proof;

useSystem((started) => {
  proof = started;
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
