/** What needs no network: the tests of signing and of hostile inputs, with the full amounts instead of their samples. */
import { spawnSync } from 'node:child_process';
import type { Figure } from './figures.ts';

export type InputProof = Pick<Figure, 'name' | 'goal'> & { file: string; title: string };

const inputs: InputProof[] = [
  {
    name: 'valid signed requests refused',
    goal: '0 of 100,000',
    file: 'test/functions/kit/signing/verify-request.test.ts',
    title: 'is never refused without a reason',
  },
  {
    name: 'hostile inputs answered with 5xx, or that keep the event loop busy for 200 ms',
    goal: '0 of 50,000 random ones',
    file: 'test/contract/hostile-inputs.test.ts',
    title: 'answer hostile inputs',
  },
  {
    name: 'the same for each hostile value in each field of each call',
    goal: '0 of ≥ 1,000',
    file: 'test/contract/hostile-inputs.test.ts',
    title: 'answer hostile values in every field',
  },
  {
    name: 'answers of the assistant to 200 questions, with the local reader',
    goal: '≥ 95 % of sentences supported, ≤ 2 of 100 unanswerable answered, no source on a refusal',
    file: 'test/functions/domain/assistant/answers-of-the-demo.test.ts',
    title: 'are answered from their sources',
  },
  {
    name: 'unsupported sentences let through from a model that cites at random',
    goal: '0 over 200 questions',
    file: 'test/functions/domain/assistant/answers-of-the-demo.test.ts',
    title: 'from a model that cites at random',
  },
];

/** Of document chat: between companies, and between what is read and what is done. */
const walls: InputProof[] = [
  {
    name: 'hostile questions over hostile documents, with a model that repeats all it is given and an index of two companies',
    goal: '3,000: 0 foreign passages, 0 side effects',
    file: 'test/functions/domain/product-chat/walls.test.ts',
    title: 'no question and no document brings out',
  },
  {
    name: '200 questions at once over documents at 9,990 of 10,000',
    goal: 'exactly 10 answered',
    file: 'test/functions/calls/document-chat/chatting-robot.test.ts',
    title: 'answers exactly ten of 200',
  },
];

/** Of policies: what holders are sent. */
const documents: InputProof[] = [
  {
    name: 'PDFs of 5 products in 5 languages (schedule, certificate, receipt, wording) with all of their own words to be read out, in fonts that they bring, without names of keys, English in other languages or nearly empty pages',
    goal: '100 of 100',
    file: 'test/functions/jobs/issue-policy/every-document.test.ts',
    title: 'every document of every product',
  },
];

export const proveInputs = (): Figure[] => inputs.map(proveInput);

export const proveWalls = (): Figure[] => walls.map(proveInput);

export const proveDocuments = (): Figure[] => documents.map(proveInput);

function proveInput({ name, goal, file, title }: InputProof): Figure {
  const { status, stdout } = spawnSync('vitest', ['run', file, '-t', title], {
    env: { ...process.env, PROOF: 'full' },
    encoding: 'utf8',
  });
  const isMet = status === 0 && /Tests\D+1 passed/.test(stdout.replaceAll(/\u001B\[[0-9;]*m/g, ''));
  if (!isMet) console.error(stdout);
  return { name, goal, reached: isMet ? goal : `failed: vitest run ${file} -t '${title}' with PROOF=full`, isMet };
}
