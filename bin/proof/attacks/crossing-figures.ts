/** Everybody asks for what is another's: owners, customers, insurers with their people, and staff, as figures (SECURITY.md T1, T2, T23). */
import { publishPage, type Owner } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import type { Figure } from '../figures.ts';
import { shareDecided, sumTallies, type AnswerTally } from './answer-tally.ts';
import { attack, makeVictim } from './cross-actor.ts';
import { crossInsurance } from './insurance-crossing.ts';
import { makeInsured, type Insured } from './insured-victim.ts';
import { crossPools, targetsOf } from './pool-crossing.ts';
import { auditStaff } from './staff-audit.ts';
import { crossStaff, reportPage } from './staff-crossing.ts';

const SUBSTITUTIONS = 6_000;
const MIN_REACHED = 0.9;
const MIN_CROSSINGS = 200;
const MIN_POOL_CROSSINGS = 1_500;
const MIN_STAFF_CROSSINGS = 150;
/** What staff may do, done once. */
const STAFF_STEPS = 14;

type Crossings = { figures: Figure[]; problems: string[]; victim: Insured; stranger: Insured };

/** `problems` says what went wrong, line by line; the two insurers are as they were. */
export async function proveCrossings(proof: Proof, owner: Owner): Promise<Crossings> {
  const [first, ...others] = await Promise.all([makeVictim(proof), makeVictim(proof), makeVictim(proof)]);
  const crossing = await attack(proof, await publishPage(proof, owner), [first, ...others], SUBSTITUTIONS);
  const [victim, stranger] = await Promise.all([makeInsured(proof), makeInsured(proof)]);
  const insurance = await crossInsurance(proof, stranger, victim);
  const supported = await reportPage(proof, first);
  const pools = await crossPools(proof, stranger, targetsOf(first, victim, supported));
  const staff = await crossStaff(proof, supported, owner);
  // Last: it changes the account that it is about.
  const audit = await auditStaff(proof, supported);
  const all = sumTallies([crossing, insurance, pools, staff].map(({ tally }) => tally));
  return {
    ...{ victim, stranger },
    figures: [
      {
        name: 'cross-actor leaks',
        goal: '0 canaries in ≥ 6,000 substituted requests, ≥ 90 % of which reach the decision whose things they are',
        reached: `${crossing.leaks.length} in ${crossing.tally.sent}, ${crossing.changed.length} changes, ${crossing.faults.length} faults; ${percent(crossing.tally)} reach it`,
        isMet: crossing.tally.sent >= SUBSTITUTIONS && hasHeld(crossing) && shareDecided(crossing.tally) >= MIN_REACHED,
      },
      {
        name: `insurance across customers, agents, insurers with their people of now and of before, and guests: ${insurance.calls} calls, every field that names a thing`,
        goal: 'each answer as for what is not there, 0 words of the other one, 0 changes',
        reached: `${insurance.leaks.length} leaks in ${insurance.tally.sent}, ${insurance.changed.length} changes, ${insurance.faults.length} faults`,
        isMet: insurance.tally.sent >= MIN_CROSSINGS && hasHeld(insurance),
      },
      {
        name: `the token of everybody whom a call is not for, at ${pools.calls} calls: owners, members, customers, support, administrators, guests, nobody`,
        goal: '0 taken, each refused in the same words',
        reached: `${pools.leaks.length} of ${pools.tally.sent}, ${pools.faults.length} faults`,
        isMet: pools.tally.sent >= MIN_POOL_CROSSINGS && hasHeld(pools),
      },
      {
        name: `staff without a grant, in ${staff.ways} ways: none, another account’s, a colleague’s, closed, over, a role below, demoted, paused, signed out, dismissed`,
        goal: 'each answer as for an account that is not there, 0 words of it, 0 changes',
        reached: `${staff.leaks.length} leaks in ${staff.tally.sent}, ${staff.changed.length} changes, ${staff.faults.length} faults`,
        isMet: staff.tally.sent >= MIN_STAFF_CROSSINGS && hasHeld(staff),
      },
      {
        name: 'audit of what staff looked at and did',
        goal: `a row for each of ${STAFF_STEPS} steps, none changed, none with a value of the account; the owner reads the same`,
        reached: `${audit.noted} rows for ${audit.steps} steps, ${audit.wrong.length} wrong; ${audit.leaks.length} fields or words shown that are not on the list`,
        isMet:
          audit.steps === STAFF_STEPS && audit.noted === audit.steps && audit.wrong.length + audit.leaks.length === 0,
      },
      {
        name: 'substituted requests in all that reach the decision about them, by their answers',
        goal: '≥ 90 %',
        reached: `${percent(all)} of ${all.sent}: ${all.byCall} were decided by the call, ${all.byGate} by its gate; ${all.byForm} were refused by form, ${all.undecided} came to nothing`,
        isMet: shareDecided(all) >= MIN_REACHED,
      },
    ],
    problems: [...[crossing, insurance, pools, staff].flatMap(problemsOf), ...audit.wrong, ...audit.leaks],
  };
}

const percent = (tally: AnswerTally): string => `${(shareDecided(tally) * 100).toFixed(1)} %`;

type Problems = { leaks: string[]; faults: string[]; changed: string[] };

const problemsOf = ({ leaks, faults, changed }: Problems): string[] => [...leaks, ...changed, ...faults];
const hasHeld = (result: Problems): boolean => problemsOf(result).length === 0;
