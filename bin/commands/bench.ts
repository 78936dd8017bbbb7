/**
 * `npm run bench [-- --runs 20 --page-runs 5 --only coldstart]`: cold starts of all functions, papers, a live demo page
 * beside one made by hand, and the site's pages beside a live one. Writes docs/bench.md when all ran.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchColdStarts } from '../bench/coldstart.ts';
import { benchPage, type PageBench } from '../bench/page.ts';
import { benchPapers } from '../bench/papers.ts';
import { benchSite } from '../bench/site.ts';
import { formatFigures, type Figure } from '../proof/figures.ts';
import { findFreePorts } from '../proof/system/free-ports.ts';
import { describeMachine } from '../proof/write-proof.ts';
import { startSystem } from '../start-system.ts';
import { sitePaths } from '../../web/site/site-paths.ts';

const FILE = 'docs/bench.md';
const PATH = '/mara';
const LIMITS = { kilobytes: 12.5, scriptBytes: 1_024, lcp: 1.05, tti: 1.1, coldStart: 3.5, withModel: 4, siteLcp: 1.1 };
const SITE_PATHS = [...Object.values(sitePaths), '/ar_ae', '/pricing/th_th', '/legal/terms'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    'page-runs': { type: 'string', default: '5' },
    only: { type: 'string', default: 'coldstart,papers,page,site' },
  },
});
const parts = values.only.split(',');
const figures: Figure[] = [];
const tables: string[] = [];
if (parts.includes('coldstart')) await runColdStarts();
if (parts.includes('papers')) figures.push(...(await benchPapers(process.cwd())));
if (parts.includes('page')) await withSystem(runPage);
if (parts.includes('site')) await withSystem(runSite);
console.log(`\n${formatFigures(figures)}`);
if (['coldstart', 'papers', 'page', 'site'].every((part) => parts.includes(part))) writeDocument();
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);

async function runColdStarts(): Promise<void> {
  const table = await benchColdStarts(process.cwd(), Number(values.runs));
  console.log(table);
  tables.push(
    `## Cold starts\n\nMedians of ${values.runs} fresh processes each, in turns; no compile cache.\n\n${table}`,
  );
  figures.push(...coldStartFigures(table));
}

type ColdStartRow = { name: string; ratio: number };

/** People wait for call groups alone. A row of the table ends with `1.23× |`. */
function coldStartFigures(table: string): Figure[] {
  const rows = [...table.matchAll(/^\| (\S+) \|.*\| ([\d.]+)× \|$/gm)]
    .map(([, name = '', ratio]): ColdStartRow => ({ name, ratio: Number(ratio) }))
    .filter(({ name }) => !name.startsWith('job-') && !name.startsWith('edge-'));
  const hasModel = ({ name }: ColdStartRow): boolean => needsModel(name);
  return [
    coldStartFigure(
      'call groups without the model',
      LIMITS.coldStart,
      rows.filter((row) => !hasModel(row)),
    ),
    coldStartFigure('call groups with the model', LIMITS.withModel, rows.filter(hasModel)),
  ];
}

function needsModel(name: string): boolean {
  const needs = JSON.parse(readFileSync(`.build/needs/${name}.json`, 'utf8')) as { models?: string[] };
  return (needs.models ?? []).length > 0;
}

function coldStartFigure(what: string, limit: number, rows: readonly ColdStartRow[]): Figure {
  const slowest = rows.toSorted((one, other) => other.ratio - one.ratio)[0];
  return {
    name: `cold start of ${rows.length} ${what}`,
    goal: `≤ ${limit} × hello world`,
    reached: `${slowest?.ratio ?? Number.NaN} × at the slowest (${slowest?.name})`,
    isMet: slowest !== undefined && slowest.ratio <= limit,
  };
}

type Urls = { appUrl: string; mediaUrl: string };

async function withSystem(bench: (urls: Urls) => Promise<void>): Promise<void> {
  const port = await findFreePorts();
  const options = { port, isEmpty: false, isReset: true, isVerbose: false, stateDir: '.local/bench' };
  const system = await startSystem(process.cwd(), options, () => undefined);
  try {
    await bench({ appUrl: system.urls.app, mediaUrl: system.urls.media });
  } finally {
    await system.stop();
  }
}

async function runPage(urls: Urls): Promise<void> {
  const result = await benchPage({ ...urls, path: PATH, runs: Number(values['page-runs']) });
  console.log(result.table);
  tables.push(
    `## Public page\n\n\`${PATH}\` of the demo beside two pages made by hand of the same words and picture, all served with HTTP/2, TLS and brotli from the
loopback address. Lighthouse's own phone (simulated 150 ms, 1.6 Mbit/s, 4 × slower processor), medians of ${values['page-runs']} runs in turns.\n\n${result.table}`,
  );
  figures.push(...pageFigures(result));
}

async function runSite(urls: Urls): Promise<void> {
  const result = await benchSite({ ...urls, livePath: PATH, paths: SITE_PATHS, runs: Number(values['page-runs']) });
  console.log(result.table);
  tables.push(
    `## Public site\n\nThe site's pages beside \`${PATH}\`, served and looked at in the same way, medians of ${values['page-runs']} runs in turns.\n\n${result.table}`,
  );
  const { lcpRatio, slowest, accessibility, seo } = result;
  figures.push(
    {
      name: 'largest contentful paint of the site',
      goal: `≤ ${LIMITS.siteLcp} × a live page`,
      reached: `${lcpRatio.toFixed(3)} × at the slowest (${slowest})`,
      isMet: lcpRatio <= LIMITS.siteLcp,
    },
    { name: 'accessibility of the site', goal: '100', reached: String(accessibility), isMet: accessibility === 100 },
    { name: 'search engines and the site', goal: '100', reached: String(seo), isMet: seo === 100 },
  );
}

function pageFigures(result: PageBench): Figure[] {
  const { responseKilobytes, handMadeKilobytes, scriptBytes, cls } = result;
  return [
    {
      name: 'first response, brotli',
      goal: `≤ ${LIMITS.kilobytes} KB`,
      reached: `${responseKilobytes.toFixed(1)} KB (made by hand: ${handMadeKilobytes.toFixed(1)} KB)`,
      isMet: responseKilobytes <= LIMITS.kilobytes,
    },
    {
      name: 'script before interaction',
      goal: '≤ 1 KB',
      reached: `${scriptBytes} bytes`,
      isMet: scriptBytes <= LIMITS.scriptBytes,
    },
    ratioFigure('largest contentful paint', [result.lcpRatio, result.plainLcpRatio], LIMITS.lcp),
    ratioFigure('time to interactive', [result.ttiRatio, result.plainTtiRatio], LIMITS.tti),
    { name: 'cumulative layout shift', goal: '0', reached: cls.toFixed(3), isMet: cls === 0 },
  ];
}

function ratioFigure(name: string, [ratio, plain]: readonly [number, number], limit: number): Figure {
  return {
    name,
    goal: `≤ ${limit} × a page of the same look made by hand`,
    reached: `${ratio.toFixed(3)} × (${plain.toFixed(3)} × one of words and picture alone)`,
    isMet: ratio <= limit,
  };
}

function writeDocument(): void {
  const date = new Date().toISOString().slice(0, 10);
  const head = `# Benchmarks\n\nWritten by \`npm run bench -- --runs ${values.runs} --page-runs ${values['page-runs']}\` on ${date}, on ${describeMachine()}.`;
  writeFileSync(FILE, `${[head, formatFigures(figures), ...tables].join('\n\n')}\n`);
  console.log(`\nwritten   ${FILE}`);
}
