/** kill -9 under writes, on the whole running system (SECURITY.md section 4, crash safety). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProof, type Proof } from '../../bin/proof/client/proof.ts';
import { crashRepeatedly } from '../../bin/proof/crash/crash-proof.ts';

const KILLS = 3;
const START_MS = 180_000;
/** The goal is 20 s on a machine of its own; tests share theirs. */
const READY_MS = 60_000;

let proof: Proof;

beforeAll(async () => {
  proof = await openProof();
}, START_MS);

afterAll(async () => {
  await proof?.system.stop();
}, START_MS);

test('nothing acknowledged is lost and nothing is half when the system is killed under writes', async () => {
  const result = await crashRepeatedly(proof, KILLS);

  expect(result).toMatchObject({ kills: KILLS, lost: [], half: [], changed: [] });
  expect(result.acknowledged).toBeGreaterThan(KILLS);
  expect(result.slowestReadyMs).toBeLessThan(READY_MS);
}, 300_000);
