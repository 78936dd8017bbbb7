/** Deletion and retention at their edges, on the whole running system by its own clock (SECURITY.md T68, T69, T70). */
import { expect, test } from 'vitest';
import type { Proof } from '../../bin/proof/client/proof.ts';
import { proveRetention } from '../../bin/proof/retention/retention-figures.ts';
import { useSystem } from './use-system.ts';

const TRAVEL_MS = 600_000;

let proof: Proof;

useSystem((started) => {
  proof = started;
});

test(
  'what was promised to be gone is gone in its second, everywhere, and stays so',
  { timeout: TRAVEL_MS },
  async () => {
    const { figures, problems } = await proveRetention(proof);

    expect(problems).toEqual([]);
    expect(figures.filter(({ isMet }) => !isMet)).toEqual([]);
    expect(figures).toHaveLength(4);
  },
);
