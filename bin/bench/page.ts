/** A live page beside the same page made by hand: Lighthouse in turns, each time in a fresh browser. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserOptions, type BrowserOptions } from '../browser.ts';
import { formatTable, quantile } from '../proof/figures.ts';
import { compress, makeCertificate, originOf, serveOrigin, type OriginAnswer } from './edge.ts';
import { makePlain, makeSameLook } from './hand-made-page.ts';

export type PageBenchOptions = { appUrl: string; mediaUrl: string; path: string; runs: number };

/** Milliseconds; kilobytes of 1,024 bytes. */
type Run = {
  lcpMs: number;
  ttiMs: number;
  fcpMs: number;
  blockedMs: number;
  cls: number;
  requests: number;
  kilobytes: number;
};

export type PageBench = {
  table: string;
  /** Brotli, kilobytes of 1,024 bytes. */
  responseKilobytes: number;
  handMadeKilobytes: number;
  /** Inline and loaded, before anybody touches the page. */
  scriptBytes: number;
  /** To the page of the same look. */
  lcpRatio: number;
  ttiRatio: number;
  /** To the page of words and picture alone. */
  plainLcpRatio: number;
  plainTtiRatio: number;
  cls: number;
};

const FLAGS = [
  '--headless=new',
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Throws when the page is not there or Lighthouse cannot look at it. */
export async function benchPage({ appUrl, mediaUrl, path, runs }: PageBenchOptions): Promise<PageBench> {
  const certificate = makeCertificate();
  const media = await serveOrigin(certificate, originOf(mediaUrl));
  const liveOrigin = originOf(appUrl, new Map([[mediaUrl, media.url]]));
  const live = await serveOrigin(certificate, liveOrigin);
  const html = (await liveOrigin(path)).body.toString('utf8');
  const [sameLook, plain] = [makeSameLook(html), makePlain(html)];
  const simple = await serveOrigin(certificate, async (asked) => htmlAnswer(asked === PLAIN_PATH ? plain : sameLook));
  try {
    const measured = await measure([simple.url + PLAIN_PATH, simple.url + path, live.url + path], runs);
    const [plainRun, before, after] = measured.map((some) => medians(some.map(({ run }) => run)));
    if (!plainRun || !before || !after) throw new Error('Expected three pages to have been measured.');
    const loaded = measured[2]?.map(({ scriptBytes }) => scriptBytes) ?? [];
    return {
      table: describe(plainRun, before, after),
      responseKilobytes: kilobytesOf(html),
      handMadeKilobytes: kilobytesOf(sameLook),
      scriptBytes: inlineScriptBytes(html) + quantile(loaded, 0.5),
      lcpRatio: after.lcpMs / before.lcpMs,
      ttiRatio: after.ttiMs / before.ttiMs,
      plainLcpRatio: after.lcpMs / plainRun.lcpMs,
      plainTtiRatio: after.ttiMs / plainRun.ttiMs,
      cls: after.cls,
    };
  } finally {
    await Promise.all([media.close(), live.close(), simple.close()]);
  }
}

const PLAIN_PATH = '/plain';

const kilobytesOf = (html: string): number => compress(Buffer.from(html)).length / 1_024;

function htmlAnswer(html: string): OriginAnswer {
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(html) };
}

type Measured = { run: Run; scriptBytes: number };

/** The first goes first, then the second, and so on: a busy moment of the machine hits all alike. */
async function measure(urls: readonly string[], runs: number): Promise<Measured[][]> {
  const browser = await browserOptions();
  const results = urls.map((): Measured[] => []);
  for (let round = 0; round < runs; round += 1) {
    for (const turn of urls.keys()) {
      const index = (turn + round) % urls.length;
      results[index]?.push(await look(urls[index] ?? '', browser));
    }
  }
  return results;
}

async function look(url: string, { executablePath, args, env }: BrowserOptions): Promise<Measured> {
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: [...args, ...FLAGS],
    logLevel: 'silent',
    ...(env ? { envVars: env } : {}),
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance'],
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return read(result.lhr.audits);
  } finally {
    chrome.kill();
  }
}

type Audits = Record<string, { numericValue?: number; details?: unknown }>;
type Request = { url: string; resourceType?: string; transferSize?: number };

function read(audits: Audits): Measured {
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const { items } = audits['network-requests']?.details as { items: Request[] };
  const requests = items.filter(({ url }) => url.startsWith('http'));
  const bytes = (some: readonly Request[]): number => some.reduce((sum, one) => sum + (one.transferSize ?? 0), 0);
  return {
    run: {
      lcpMs: value('largest-contentful-paint'),
      ttiMs: value('interactive'),
      fcpMs: value('first-contentful-paint'),
      blockedMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      requests: requests.length,
      kilobytes: bytes(requests) / 1_024,
    },
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
  };
}

/** Data blocks (JSON-LD) are no scripts. */
function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.reduce((sum, [, text = '']) => sum + Buffer.byteLength(text), 0);
}

function medians(runs: readonly Run[]): Run {
  const of = (key: keyof Run): number =>
    quantile(
      runs.map((run) => run[key]),
      0.5,
    );
  return {
    lcpMs: of('lcpMs'),
    ttiMs: of('ttiMs'),
    fcpMs: of('fcpMs'),
    blockedMs: of('blockedMs'),
    cls: of('cls'),
    requests: of('requests'),
    kilobytes: of('kilobytes'),
  };
}

function describe(plain: Run, before: Run, after: Run): string {
  const row = (name: string, run: Run): string[] => [
    name,
    run.fcpMs.toFixed(0),
    run.lcpMs.toFixed(0),
    run.ttiMs.toFixed(0),
    run.blockedMs.toFixed(0),
    run.cls.toFixed(3),
    run.requests.toFixed(0),
    run.kilobytes.toFixed(1),
  ];
  const head = ['page', 'FCP ms', 'LCP ms', 'TTI ms', 'TBT ms', 'CLS', 'requests', 'KB'];
  return formatTable(head, [
    row('by hand, words and picture', plain),
    row('by hand, same look', before),
    row('live', after),
  ]);
}
