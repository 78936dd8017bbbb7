/** Documents on the whole running system: read, found and forgotten, in small numbers; `npm run proof` takes a thousand. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProof, type Proof } from '../../bin/proof/client/proof.ts';
import { proveAmounts } from '../../bin/proof/knowledge/knowledge-proof.ts';

const START_MS = 180_000;
const RUN_MS = 120_000;

let proof: Proof;
beforeAll(async () => {
  proof = await openProof();
}, START_MS);
afterAll(async () => {
  await proof?.system.stop();
}, START_MS);

test(
  'twenty documents can be asked for what they say, and a removed product leaves no trace',
  { timeout: RUN_MS },
  async () => {
    const { batches, wrong, traces } = await proveAmounts(proof, { documents: 20, pages: 3, questions: 20 });

    expect(batches.map(({ documents }) => documents)).toEqual(Array.from({ length: 10 }, () => 2));
    expect(wrong).toEqual([]);
    expect(traces).toEqual([]);
  },
);
