/** The parts of the proof: each runs on a system of its own and gives its figures. */
import { proveAddresses } from './addresses/address-figures.ts';
import { proveInBrowser } from './browser-tests.ts';
import { proveAttacks } from './attacks/attack-figures.ts';
import type { Proof } from './client/proof.ts';
import { proveCrashes } from './crash/crash-figures.ts';
import { proveFullDisk } from './crash/full-disk-figures.ts';
import { DISK_BYTES } from './crash/full-disk.ts';
import { proveFaults } from './faults/fault-figures.ts';
import { withProblems, type SectionResult } from './figures.ts';
import { proveDocuments, proveInputs, proveWalls } from './inputs.ts';
import { chatFigures } from './knowledge/chat-figures.ts';
import { proveChat } from './knowledge/chat-proof.ts';
import { proveInsurance } from './insurance/insurance-figures.ts';
import { provePapersInTime } from './insurance/papers-in-time.ts';
import { provePolicies } from './insurance/policy-figures.ts';
import { AMOUNTS, knowledgeFigures } from './knowledge/knowledge-figures.ts';
import { proveAmounts } from './knowledge/knowledge-proof.ts';
import { loadFigures } from './load/load-figures.ts';
import { proveLoad } from './load/load-proof.ts';
import { doMainJob, mainJobFigures } from './main-job.ts';
import { proveMoney } from './money/money-figures.ts';
import { proveNarrow, type NarrowOptions } from './narrow/narrow-figures.ts';
import { proveRaces } from './races/race-figures.ts';
import type { SystemOptions } from './system/proof-system.ts';
import { proveRetention } from './retention/retention-figures.ts';
import { proveTemplateFaults } from './template-faults.ts';
import { proveUploads } from './uploads/upload-figures.ts';

export type ProofOptions = { kills: number; soakMinutes: number; documents: number; narrow: NarrowOptions };

export type Section = (proof: Proof, options: ProofOptions) => Promise<SectionResult>;

export const sectionNames = [
  'main-job',
  'load',
  'crash',
  'full-disk',
  'races',
  'faults',
  'attacks',
  'addresses',
  'money',
  'inputs',
  'uploads',
  'document-chat',
  'knowledge',
  'walls',
  'insurance',
  'policies',
  'policy-documents',
  'policy-papers',
  'retention',
  'narrow',
  'template-faults',
  'browser',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** Those that need a system of their own kind. */
export const systemsFor: Partial<Record<SectionName, SystemOptions>> = { 'full-disk': { diskBytes: DISK_BYTES } };

export const sections: Record<SectionName, Section> = {
  'main-job': async (proof) => ({ figures: mainJobFigures(await doMainJob(proof)) }),
  crash: proveCrashes,
  'full-disk': proveFullDisk,
  races: async (proof) => ({ figures: await proveRaces(proof) }),
  faults: proveFaults,
  attacks: async (proof) => withProblems(await proveAttacks(proof)),
  addresses: async (proof) => withProblems(await proveAddresses(proof)),
  money: async (proof) => withProblems(await proveMoney(proof)),
  inputs: async () => ({ figures: proveInputs() }),
  uploads: async (proof) => withProblems(await proveUploads(proof)),
  knowledge: async (proof, { documents }) => ({
    figures: knowledgeFigures(await proveAmounts(proof, { documents, ...AMOUNTS })),
  }),
  'document-chat': async (proof) => ({ figures: chatFigures(await proveChat(proof)) }),
  walls: async () => ({ figures: proveWalls() }),
  insurance: async (proof) => withProblems(await proveInsurance(proof)),
  policies: async (proof) => withProblems(await provePolicies(proof)),
  'policy-documents': async () => ({ figures: proveDocuments() }),
  'policy-papers': async (proof) => ({ figures: [await provePapersInTime(proof)] }),
  retention: async (proof) => withProblems(await proveRetention(proof)),
  narrow: async (proof, { narrow }) => withProblems(await proveNarrow(proof, narrow)),
  'template-faults': async () => proveTemplateFaults(),
  browser: async () => proveInBrowser(),
  load: async (proof, { soakMinutes }) => ({ figures: loadFigures(await proveLoad(proof, soakMinutes)) }),
};
