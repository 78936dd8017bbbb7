/** Insurance: the engine over 10,000 random applications of each product, here and in a browser, and how quick it is. */
import { spawnSync } from 'node:child_process';
import { productFolders } from '../../insurance/product-files.ts';
import type { Figure } from '../figures.ts';
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

const CORES = 2;
const MILLISECONDS = 10_000;
const MAX_P95_MS = 50;
const MIN_PER_SECOND = 200;

export async function proveInsurance(): Promise<Figure[]> {
  const speed = await measureQuotes({ cores: CORES, milliseconds: MILLISECONDS });
  const figures = guarantees.map(proveGuarantee);
  return [
    ...figures,
    {
      name: `quotes of ${speed.product} (${speed.rows} rows of rates) in-process on ${CORES} cores`,
      goal: `p95 ≤ ${MAX_P95_MS} ms, ≥ ${MIN_PER_SECOND} a second`,
      reached: `p95 ${speed.p95Ms.toFixed(2)} ms, ${Math.round(speed.perSecond).toLocaleString('en')} a second over ${speed.quotes.toLocaleString('en')}`,
      isMet: speed.p95Ms <= MAX_P95_MS && speed.perSecond >= MIN_PER_SECOND,
    },
  ];
}

/** One test a product, each over 10,000 applications. */
function proveGuarantee({ name, file, title }: (typeof guarantees)[number]): Figure {
  const products = productFolders().length;
  const begin = performance.now();
  const { status, stdout } = spawnSync('vitest', ['run', file, '-t', title], {
    env: { ...process.env, PROOF: 'full' },
    encoding: 'utf8',
  });
  const passed = /Tests\D+(\d+) passed/.exec(stdout.replaceAll(/\u001B\[[0-9;]*m/g, ''))?.[1];
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
