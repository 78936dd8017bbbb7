/** Lighthouse's look at pages, in turns, each time in a fresh browser. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserOptions, type BrowserOptions } from '../browser.ts';
import { quantile } from '../proof/figures.ts';

/** Milliseconds; kilobytes of 1,024 bytes. */
export type Run = {
  lcpMs: number;
  ttiMs: number;
  fcpMs: number;
  blockedMs: number;
  cls: number;
  requests: number;
  kilobytes: number;
};

const categories = ['performance', 'accessibility', 'seo'] as const;

export type Category = (typeof categories)[number];

const FLAGS = [
  '--headless=new',
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

export type Measured = {
  run: Run;
  scriptBytes: number;
  /** Out of 100, of the categories that were asked for. */
  scores: Partial<Record<Category, number>>;
};

/** The first goes first, then the second, and so on: a busy moment of the machine hits all alike. */
export async function measure(
  urls: readonly string[],
  runs: number,
  asked: readonly Category[] = ['performance'],
): Promise<Measured[][]> {
  const browser = await browserOptions();
  const results = urls.map((): Measured[] => []);
  for (let round = 0; round < runs; round += 1) {
    for (const turn of urls.keys()) {
      const index = (turn + round) % urls.length;
      results[index]?.push(await look(urls[index] ?? '', browser, asked));
    }
  }
  return results;
}

async function look(
  url: string,
  { executablePath, args, env }: BrowserOptions,
  asked: readonly Category[],
): Promise<Measured> {
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
      onlyCategories: [...asked],
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const scores = asked.map((name) => [name, (result.lhr.categories[name]?.score ?? 0) * 100] as const);
    return { ...read(result.lhr.audits), scores: Object.fromEntries(scores) };
  } finally {
    chrome.kill();
  }
}

type Audits = Record<string, { numericValue?: number; details?: unknown }>;
type Request = { url: string; resourceType?: string; transferSize?: number };

function read(audits: Audits): Omit<Measured, 'scores'> {
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

export function medians(runs: readonly Run[]): Run {
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
