/** Insurance: the engine over 10,000 random applications of each product, here and in a browser, and how quick it is. */
import { spawnSync } from 'node:child_process';
import { productFolders } from '../../insurance/product-files.ts';
import type { Proof } from '../client/proof.ts';
import type { Figure } from '../figures.ts';
import { takeNumbersUnderKill } from './policy-numbers.ts';
import { measureQuotes } from './quote-speed.ts';

const PROPERTIES = 'test/shared/insurance/engine.properties.test.ts';
const HOSTILE = 'test/shared/insurance/hostile-answers.test.ts';
const AGREEMENT = 'test/shared/insurance/browser-agrees.test.ts';

const guarantees = [
  { name: 'lines that do not add up to premium, charges and total', file: PROPERTIES, title: 'lines add up' },
  { name: 'prices that depend on the order of answers', file: PROPERTIES, title: 'the order in which' },
  {
    name: 'prices that depend on answers to what is not asked',
    file: PROPERTIES,
    title: 'answers to what is not asked',
  },
  {
    name: 'prices that fall where they must rise, or rise where they must fall',
    file: PROPERTIES,
    title: 'what is to be monotone',
  },
  {
    name: 'answers of any kind that break the engine, or pass it and have no price',
    file: HOSTILE,
    title: 'answers of any kind',
  },
  {
    name: 'prices, decisions and terms that differ between Chromium and the server',
    file: AGREEMENT,
    title: 'a browser says the same',
  },
];

const speed = {
  file: 'test/functions/calls/insurance-quote/quote-speed.test.ts',
  title: 'as fast as many visitors ask for them',
};

/** What the proof runs in full, by file and a part of the title. */
export const provedTests: readonly { file: string; title: string }[] = [...guarantees, speed];

const CORES = 2;
const MILLISECONDS = 10_000;
const MAX_P95_MS = 50;
const MIN_PER_SECOND = 200;

const NUMBERS = { applications: 2_000, parallel: 50, issued: 20 };

/** `problems` says what went wrong, line by line. */
export async function proveInsurance(proof: Proof): Promise<{ figures: Figure[]; problems: string[] }> {
  const numbers = await proveNumbers(proof);
  const engine = await measureQuotes({ cores: CORES, milliseconds: MILLISECONDS });
  const figures = guarantees.map(proveGuarantee);
  const all: Figure[] = [
    ...figures,
    numbers.figure,
    proveRequests(),
    {
      name: `quotes of ${engine.product} (${engine.rows} rows of rates) by the engine alone, in-process on ${CORES} cores`,
      goal: `p95 ≤ ${MAX_P95_MS} ms, ≥ ${MIN_PER_SECOND} a second`,
      reached: `p95 ${engine.p95Ms.toFixed(2)} ms, ${Math.round(engine.perSecond).toLocaleString('en')} a second over ${engine.quotes.toLocaleString('en')}`,
      isMet: engine.p95Ms <= MAX_P95_MS && engine.perSecond >= MIN_PER_SECOND,
    },
  ];
  return { figures: all, problems: numbers.problems };
}

type Proved = { figure: Figure; problems: string[] };

const count = (number: number): string => number.toLocaleString('en');

/** Each number is given once, also when the system dies while they are taken. */
async function proveNumbers(proof: Proof): Promise<Proved> {
  const { applications, parallel } = NUMBERS;
  const { distinct, toldBefore, gaps, issued, wrong } = await takeNumbersUnderKill(proof, NUMBERS);
  const figure = {
    name: `${count(applications)} policy numbers, ${parallel} at once, kill -9 in the middle; ${issued} policies issued with them`,
    goal: 'all different, none reused, none changed',
    reached: `${count(distinct)} different, ${wrong.length} amiss; killed after ${count(toldBefore)}, ${gaps} gaps`,
    isMet: distinct === applications && toldBefore < applications && wrong.length === 0,
  };
  return { figure, problems: wrong };
}

/** Requests for prices with all that they pass, on one core. */
function proveRequests(): Figure {
  const { status, stdout } = runTest(speed.file, speed.title);
  const measured = /QUOTES (.+)/.exec(stdout)?.[1];
  return {
    name: 'requests for prices of the largest product in-process on one core: signature, limits, schema, engine, answer',
    goal: `p95 ≤ ${MAX_P95_MS} ms, ≥ ${MIN_PER_SECOND / CORES} a second`,
    reached: measured ?? `failed: vitest run ${speed.file} with PROOF=full`,
    isMet: status === 0 && measured !== undefined,
  };
}

/** One test a product, each over 10,000 applications. */
function proveGuarantee({ name, file, title }: (typeof guarantees)[number]): Figure {
  const products = productFolders().length;
  const begin = performance.now();
  const { status, stdout } = runTest(file, title);
  const passed = /Tests\D+(\d+) passed/.exec(stdout)?.[1];
  const isMet = status === 0 && Number(passed) === products;
  const seconds = ((performance.now() - begin) / 1_000).toFixed(0);
  const goal = `0 over 10,000 random applications of each of ${products} products`;
  return {
    name,
    goal,
    reached: isMet ? `0, in ${seconds} s` : `failed: vitest run ${file} -t '${title}' with PROOF=full`,
    isMet,
  };
}

/** In full, without colours. */
function runTest(file: string, title: string): { status: number | null; stdout: string } {
  const options = { env: { ...process.env, PROOF: 'full', NO_COLOR: '1' }, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync('vitest', ['run', file, '-t', title], options);
  return { status, stdout };
}
