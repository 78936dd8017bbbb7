/** A fresh system with nothing in it for the tests of a file. */
import { afterAll, beforeAll } from 'vitest';
import { openProof, type Proof } from '../../bin/proof/client/proof.ts';

const START_MS = 180_000;

/** To be called once in a test file, outside of tests. @param prepare is given the system before the first test */
export function useSystem(prepare: (started: Proof) => void | Promise<void>): void {
  let proof: Proof | undefined;
  beforeAll(async () => {
    proof = await openProof();
    await prepare(proof);
  }, START_MS);
  afterAll(async () => {
    await proof?.system.stop();
  }, START_MS);
}
