/** kill -9 under writes, on the whole running system (SECURITY.md section 4, crash safety). */
import { expect, test } from 'vitest';
import type { Proof } from '../../bin/proof/client/proof.ts';
import { crashRepeatedly } from '../../bin/proof/crash/crash-proof.ts';
import { useSystem } from './use-system.ts';

const KILLS = 3;
/** The goal is 20 s on a machine of its own; tests share theirs. */
const READY_MS = 60_000;

let proof: Proof;

useSystem((started) => {
  proof = started;
});

test('nothing acknowledged is lost and nothing is half when the system is killed under writes', async () => {
  const result = await crashRepeatedly(proof, KILLS);

  expect(result).toMatchObject({ kills: KILLS, lost: [], doubled: [], half: [], changed: [] });
  expect(result.acknowledged).toBeGreaterThan(KILLS);
  expect(result.slowestReadyMs).toBeLessThan(READY_MS);
}, 300_000);
