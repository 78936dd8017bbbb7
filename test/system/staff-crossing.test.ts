/** Staff without the right to something, and the notes of what they do with it, on the whole running system (SECURITY.md T23). */
import { expect, test } from 'vitest';
import { makeVictim } from '../../bin/proof/attacks/cross-actor.ts';
import { auditStaff } from '../../bin/proof/attacks/staff-audit.ts';
import { crossStaff, reportPage } from '../../bin/proof/attacks/staff-crossing.ts';
import { signUp } from '../../bin/proof/client/owners.ts';
import type { Proof } from '../../bin/proof/client/proof.ts';
import { useSystem } from './use-system.ts';

const CROSSING_MS = 240_000;

// A system of its own: payments are given back here, and the clock is moved on.
let proof: Proof;

useSystem((started) => {
  proof = started;
});

test(
  'staff get nothing of an account without a grant, and all that they do with one is noted',
  { timeout: CROSSING_MS },
  async () => {
    const supported = await reportPage(proof, await makeVictim(proof));

    const crossing = await crossStaff(proof, supported, await signUp(proof));
    const audit = await auditStaff(proof, supported);

    expect(crossing).toMatchObject({ leaks: [], faults: [], changed: [] });
    expect(crossing.tally).toMatchObject({ byForm: 0, undecided: 0 });
    expect(crossing.tally.sent).toBeGreaterThan(150);
    expect(audit).toEqual({ steps: 14, noted: 14, wrong: [], leaks: [] });
  },
);
