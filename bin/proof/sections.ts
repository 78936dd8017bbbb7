/** The parts of the proof: each runs on a system of its own and gives its figures. */
import { proveInBrowser } from './browser-tests.ts';
import { proveAttacks } from './attacks/attack-figures.ts';
import type { Proof } from './client/proof.ts';
import { crashRepeatedly } from './crash/crash-proof.ts';
import { proveFaults } from './faults/fault-figures.ts';
import type { Figure } from './figures.ts';
import { proveDocuments, proveInputs, proveWalls } from './inputs.ts';
import { chatFigures } from './knowledge/chat-figures.ts';
import { proveChat } from './knowledge/chat-proof.ts';
import { proveInsurance } from './insurance/insurance-figures.ts';
import { provePapersInTime } from './insurance/papers-in-time.ts';
import { provePolicies } from './insurance/policy-figures.ts';
import { knowledgeFigures } from './knowledge/knowledge-figures.ts';
import { proveAmounts } from './knowledge/knowledge-proof.ts';
import { loadFigures } from './load/load-figures.ts';
import { proveLoad } from './load/load-proof.ts';
import { doMainJob } from './main-job.ts';
import { proveMoney } from './money/money-figures.ts';
import { proveNarrow, type NarrowOptions } from './narrow/narrow-figures.ts';
import { proveRaces } from './races/race-figures.ts';
import { proveTemplateFaults } from './template-faults.ts';

export type ProofOptions = { kills: number; soakMinutes: number; documents: number; narrow: NarrowOptions };

/** `detail` is a table of its own. */
export type SectionResult = { figures: Figure[]; detail?: string };

export type Section = (proof: Proof, options: ProofOptions) => Promise<SectionResult>;

export const sectionNames = [
  'main-job',
  'load',
  'crash',
  'races',
  'faults',
  'attacks',
  'money',
  'inputs',
  'document-chat',
  'knowledge',
  'walls',
  'insurance',
  'policies',
  'policy-documents',
  'policy-papers',
  'narrow',
  'template-faults',
  'browser',
] as const;
export type SectionName = (typeof sectionNames)[number];

const MAX_JOB_MS = 180_000;
const MAX_READY_MS = 20_000;
/** Of each document: with a thousand of them there are 100,000 passages. */
const DOCUMENT_PAGES = 25;
const QUESTIONS = 500;

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
  attacks: async (proof) => withProblems(await proveAttacks(proof)),
  money: async (proof) => withProblems(await proveMoney(proof)),
  inputs: async () => ({ figures: proveInputs() }),
  knowledge: async (proof, { documents }) => ({
    figures: knowledgeFigures(await proveAmounts(proof, { documents, pages: DOCUMENT_PAGES, questions: QUESTIONS })),
  }),
  'document-chat': async (proof) => ({ figures: chatFigures(await proveChat(proof)) }),
  walls: async () => ({ figures: proveWalls() }),
  insurance: async (proof) => withProblems(await proveInsurance(proof)),
  policies: async (proof) => withProblems(await provePolicies(proof)),
  'policy-documents': async () => ({ figures: proveDocuments() }),
  'policy-papers': async (proof) => ({ figures: [await provePapersInTime(proof)] }),
  narrow: async (proof, { narrow }) => withProblems(await proveNarrow(proof, narrow)),
  'template-faults': async () => proveTemplateFaults(),
  browser: async () => proveInBrowser(),
  load: async (proof, { soakMinutes }) => ({ figures: loadFigures(await proveLoad(proof, soakMinutes)) }),
};

async function proveCrashes(proof: Proof, { kills }: ProofOptions): Promise<SectionResult> {
  const { acknowledged, lost, half, changed, slowestReadyMs } = await crashRepeatedly(proof, kills);
  const wrong = [...lost, ...half, ...changed];
  return withProblems({
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
    problems: wrong,
  });
}

function withProblems({ figures, problems }: { figures: Figure[]; problems: string[] }): SectionResult {
  return { figures, ...(problems.length > 0 ? { detail: problems.map((one) => `- ${one}`).join('\n') } : {}) };
}
