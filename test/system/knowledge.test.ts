/** Documents on the whole running system: read, found and forgotten, in small numbers; `npm run proof` takes a thousand. */
import { expect, test } from 'vitest';
import type { Proof } from '../../bin/proof/client/proof.ts';
import { proveAmounts } from '../../bin/proof/knowledge/knowledge-proof.ts';
import { useSystem } from './use-system.ts';

const RUN_MS = 120_000;

let proof: Proof;
useSystem((started) => {
  proof = started;
});

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
