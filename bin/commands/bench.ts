/**
 * `npm run bench [-- --runs 20 --page-runs 5 --only coldstart]`: cold starts of all functions, papers, a live demo page
 * beside one made by hand, and the site's pages beside a live one, into docs/bench.md. A part that was measured on these very
 * sources is not measured again, but with `--again` or by its name.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchColdStarts } from '../bench/coldstart.ts';
import { benchPage, type PageBench } from '../bench/page.ts';
import { benchPapers } from '../bench/papers.ts';
import { benchSite } from '../bench/site.ts';
import { formatFigures, type Figure } from '../proof/figures.ts';
import { findFreePorts } from '../proof/system/free-ports.ts';
import { statesOf, wholeSystem, writePage, type MeasuredPage } from '../proof/measured-page.ts';
import { startSystem } from '../start-system.ts';
import { sitePaths } from '../../web/site/site-paths.ts';

const PAGE: MeasuredPage = {
  file: 'docs/bench.md',
  head: '# Benchmarks\n\nWritten by `npm run bench`, part by part.',
  foot: '',
  parts: [
    { name: 'coldstart', covers: ['functions', 'shared', 'bin/build', 'bin/bench', 'package-lock.json'] },
    { name: 'papers', covers: ['functions', 'shared', 'bin/build', 'bin/bench', 'package-lock.json'] },
    { name: 'page', covers: [...wholeSystem, 'bin/bench'] },
    { name: 'site', covers: [...wholeSystem, 'bin/bench'] },
  ],
};
const PATH = '/mara';
const LIMITS = {
  kilobytes: 12.5,
  scriptBytes: 1_024,
  lcp: 1.05,
  tti: 1.1,
  coldStart: 3.5,
  withModel: 4,
  job: 4.5,
  siteLcp: 1.1,
};
const SITE_PATHS = [...Object.values(sitePaths), '/ar_ae', '/pricing/th_th', '/legal/terms'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    'page-runs': { type: 'string', default: '5' },
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
});
type Measurement = { figures: Figure[]; table: string };

const measurements: Record<string, () => Promise<Measurement>> = {
  coldstart: runColdStarts,
  papers: runPapers,
  page: () => withSystem(runPage),
  site: () => withSystem(runSite),
};
const figures: Figure[] = [];
for (const name of chosenParts()) {
  const measure = measurements[name];
  if (!measure) throw new Error(`There is no part "${name}". The parts are ${Object.keys(measurements).join(', ')}.`);
  const result = await measure();
  console.log(result.table);
  figures.push(...result.figures);
  const command = ['npm run bench --', ...process.argv.slice(2)].join(' ').replace(/ --$/, '');
  const body = `${formatFigures(result.figures)}\n\n${result.table}`;
  writePage(PAGE, process.cwd(), new Map([[name, { body, command, at: new Date() }]]));
}
console.log(`\n${formatFigures(figures)}\n\nwritten   ${PAGE.file}`);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);

/** Those that are named; else those that were not measured on these sources. */
function chosenParts(): string[] {
  if (values.only !== undefined) return values.only.split(',');
  const states = statesOf(PAGE, process.cwd());
  return states.filter(({ state }) => values.again || state !== 'current').map(({ name }) => name);
}

async function runColdStarts(): Promise<Measurement> {
  const rows = await benchColdStarts(process.cwd(), Number(values.runs));
  const table = `Medians of ${values.runs} fresh processes each, in turns; no compile cache.\n\n${rows}`;
  return { figures: coldStartFigures(rows), table };
}

async function runPapers(): Promise<Measurement> {
  return {
    figures: await benchPapers(process.cwd()),
    table: 'Invoices in five languages, one after the other in one process.',
  };
}

type ColdStartRow = { name: string; ratio: number };

/** A row of the table ends with `1.23× |`; the first is what the others are compared with. */
function coldStartFigures(table: string): Figure[] {
  const rows = [...table.matchAll(/^\| (\S+) \|.*\| ([\d.]+)× \|$/gm)].map(([, name = '', ratio]): ColdStartRow => ({
    name,
    ratio: Number(ratio),
  }));
  const jobs = rows.filter(({ name }) => name.startsWith('job-'));
  const groups = rows.filter(({ name }) => !name.startsWith('job-') && !name.startsWith('edge-'));
  const withModel = groups.filter(({ name }) => needsModel(name));
  const without = groups.filter((group) => !withModel.includes(group));
  return [
    coldStartFigure('call groups without the model', LIMITS.coldStart, without),
    coldStartFigure('call groups with the model', LIMITS.withModel, withModel),
    coldStartFigure('jobs', LIMITS.job, jobs),
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

async function withSystem(bench: (urls: Urls) => Promise<Measurement>): Promise<Measurement> {
  const port = await findFreePorts();
  const options = { port, isEmpty: false, isReset: true, isVerbose: false, stateDir: '.local/bench' };
  const system = await startSystem(process.cwd(), options, () => undefined);
  try {
    return await bench({ appUrl: system.urls.app, mediaUrl: system.urls.media });
  } finally {
    await system.stop();
  }
}

async function runPage(urls: Urls): Promise<Measurement> {
  const result = await benchPage({ ...urls, path: PATH, runs: Number(values['page-runs']) });
  const table = `\`${PATH}\` of the demo beside two pages made by hand of the same words and picture, all served with HTTP/2, TLS and brotli from the
loopback address. Lighthouse's own phone (simulated 150 ms, 1.6 Mbit/s, 4 × slower processor), medians of ${values['page-runs']} runs in turns.\n\n${result.table}`;
  return { figures: pageFigures(result), table };
}

async function runSite(urls: Urls): Promise<Measurement> {
  const result = await benchSite({ ...urls, livePath: PATH, paths: SITE_PATHS, runs: Number(values['page-runs']) });
  const table = `The site's pages beside \`${PATH}\`, served and looked at in the same way, medians of ${values['page-runs']} runs in turns.\n\n${result.table}`;
  const { lcpRatio, slowest, accessibility, seo } = result;
  const figures = [
    {
      name: 'largest contentful paint of the site',
      goal: `≤ ${LIMITS.siteLcp} × a live page`,
      reached: `${lcpRatio.toFixed(3)} × at the slowest (${slowest})`,
      isMet: lcpRatio <= LIMITS.siteLcp,
    },
    { name: 'accessibility of the site', goal: '100', reached: String(accessibility), isMet: accessibility === 100 },
    { name: 'search engines and the site', goal: '100', reached: String(seo), isMet: seo === 100 },
  ];
  return { figures, table };
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
