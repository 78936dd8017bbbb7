/** A live page beside the same page made by hand: Lighthouse in turns, each time in a fresh browser. */
import { formatTable, quantile } from '../proof/figures.ts';
import { compress, makeCertificate, originOf, serveOrigin, type OriginAnswer } from './edge.ts';
import { makePlain, makeSameLook } from './hand-made-page.ts';
import { measure, medians, type Run } from './look.ts';

export type PageBenchOptions = { appUrl: string; mediaUrl: string; path: string; runs: number };

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

/** Data blocks (JSON-LD) are no scripts. */
function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.reduce((sum, [, text = '']) => sum + Buffer.byteLength(text), 0);
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
