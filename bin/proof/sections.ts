/** The parts of the proof: each runs on a system of its own and gives its figures. */
import { attack, makeVictim } from './attacks/cross-actor.ts';
import { measureEnumeration } from './attacks/enumeration.ts';
import { sendMutations } from './attacks/signing-mutations.ts';
import { sendTokens } from './attacks/token-confusion.ts';
import { publishPage, signUp } from './client/owners.ts';
import type { Proof } from './client/proof.ts';
import { crashRepeatedly } from './crash/crash-proof.ts';
import { proveFaults } from './faults/fault-figures.ts';
import type { Figure } from './figures.ts';
import { proveInputs } from './inputs.ts';
import { loadFigures } from './load/load-figures.ts';
import { proveLoad } from './load/load-proof.ts';
import { doMainJob } from './main-job.ts';
import { proveRaces } from './races/race-figures.ts';

export type ProofOptions = { kills: number; soakMinutes: number };

/** `detail` is a table of its own. */
export type SectionResult = { figures: Figure[]; detail?: string };

export type Section = (proof: Proof, options: ProofOptions) => Promise<SectionResult>;

export const sectionNames = ['main-job', 'load', 'crash', 'races', 'faults', 'attacks', 'inputs'] as const;
export type SectionName = (typeof sectionNames)[number];

const MUTATIONS = 500;
const SUBSTITUTIONS = 6_000;
const MAX_JOB_MS = 180_000;
const MAX_READY_MS = 20_000;
const MAX_TOKEN_MS = 200;
const MAX_GAP_MS = 20;
const ENUMERATIONS = 200;

export const sections: Record<SectionName, Section> = {
  'main-job': async (proof) => {
    const { totalMs, steps } = await doMainJob(proof);
    const slowest = Object.entries(steps).toSorted(([, one], [, other]) => other - one)[0];
    return {
      figures: [
        {
          name: 'main job through the API, from sign-up to the mail about a lead',
          goal: '≤ 3 minutes with a person typing',
          reached: `${(totalMs / 1_000).toFixed(1)} s without one; slowest: ${slowest?.[0]}, ${((slowest?.[1] ?? 0) / 1_000).toFixed(1)} s`,
          isMet: totalMs < MAX_JOB_MS,
        },
      ],
    };
  },
  crash: proveCrashes,
  races: async (proof) => ({ figures: await proveRaces(proof) }),
  faults: proveFaults,
  attacks: proveAttacks,
  inputs: async () => ({ figures: proveInputs() }),
  load: async (proof, { soakMinutes }) => ({ figures: loadFigures(await proveLoad(proof, soakMinutes)) }),
};

async function proveCrashes(proof: Proof, { kills }: ProofOptions): Promise<SectionResult> {
  const { acknowledged, lost, half, changed, slowestReadyMs } = await crashRepeatedly(proof, kills);
  const wrong = [...lost, ...half, ...changed];
  return {
    figures: [
      {
        name: `${kills} × kill -9 under writes`,
        goal: '0 acknowledged writes lost, 0 half',
        reached: `${lost.length} of ${acknowledged} lost, ${half.length} half, ${changed.length} secrets or engines amiss`,
        isMet: wrong.length === 0,
      },
      {
        name: 'ready after a crash',
        goal: '< 20 s',
        reached: `${(slowestReadyMs / 1_000).toFixed(1)} s at the slowest`,
        isMet: slowestReadyMs < MAX_READY_MS,
      },
    ],
    ...(wrong.length > 0 ? { detail: wrong.map((one) => `- ${one}`).join('\n') } : {}),
  };
}

async function proveAttacks(proof: Proof): Promise<SectionResult> {
  const owner = await signUp(proof);
  const mutations = await sendMutations(proof, owner, MUTATIONS);
  const tokens = await sendTokens(proof, owner);
  const victims = await Promise.all([makeVictim(proof), makeVictim(proof), makeVictim(proof)]);
  const crossing = await attack(proof, await publishPage(proof, owner), victims, SUBSTITUTIONS);
  const { perKind, medianGapMs, words } = await measureEnumeration(proof, ENUMERATIONS);
  return {
    figures: [
      {
        name: 'signing mutations over HTTP',
        goal: '0 of ≥ 400 accepted',
        reached: `${mutations.accepted.length} of ${mutations.sent}`,
        isMet: mutations.accepted.length === 0 && mutations.sent >= 400 && mutations.isSoundAfter,
      },
      {
        name: 'token confusion over HTTP',
        goal: '0 of ≥ 25 variants × 2 routes accepted, < 200 ms each',
        reached: `${tokens.accepted.length} of ${tokens.sent}, ${tokens.slowestMs.toFixed(0)} ms at the slowest`,
        isMet: tokens.accepted.length === 0 && tokens.sent >= 50 && tokens.slowestMs < MAX_TOKEN_MS,
      },
      {
        name: 'cross-actor leaks',
        goal: '0 canaries in ≥ 6,000 substituted requests',
        reached: `${crossing.leaks.length} in ${crossing.sent}, ${crossing.changed.length} changes, ${crossing.faults.length} faults`,
        isMet: crossing.leaks.length + crossing.changed.length + crossing.faults.length === 0,
      },
      {
        name: 'enumeration by time at sign-in',
        goal: `median gap < 20 ms over ${ENUMERATIONS} + ${ENUMERATIONS}`,
        reached: `${medianGapMs.toFixed(1)} ms over ${perKind} + ${perKind}, ${words.length} kind of answer`,
        isMet: medianGapMs < MAX_GAP_MS && words.length === 1,
      },
    ],
  };
}
