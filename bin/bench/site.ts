/** The site's pages beside a live page: Lighthouse in turns, each time in a fresh browser. */
import { formatTable, quantile } from '../proof/figures.ts';
import { makeCertificate, originOf, serveOrigin } from './edge.ts';
import { measure, medians } from './look.ts';

export type SiteBenchOptions = {
  appUrl: string;
  mediaUrl: string;
  livePath: string;
  paths: readonly string[];
  runs: number;
};

export type SiteBench = {
  table: string;
  /** Largest contentful paint of the slowest page, to the live page's. */
  lcpRatio: number;
  slowest: string;
  /** The lowest of all pages, out of 100. */
  accessibility: number;
  seo: number;
};

/** Throws when a page is not there or Lighthouse cannot look at it. */
export async function benchSite({ appUrl, mediaUrl, livePath, paths, runs }: SiteBenchOptions): Promise<SiteBench> {
  const certificate = makeCertificate();
  const media = await serveOrigin(certificate, originOf(mediaUrl));
  const site = await serveOrigin(certificate, originOf(appUrl, new Map([[mediaUrl, media.url]])));
  try {
    const all = [livePath, ...paths];
    const measured = await measure(
      all.map((path) => site.url + path),
      runs,
      ['performance', 'accessibility', 'seo'],
    );
    const rows = measured.map((some, index) => ({
      path: all[index] ?? '',
      run: medians(some.map(({ run }) => run)),
      accessibility: quantile(
        some.map(({ scores }) => scores.accessibility ?? 0),
        0.5,
      ),
      seo: quantile(
        some.map(({ scores }) => scores.seo ?? 0),
        0.5,
      ),
    }));
    const [live, ...others] = rows;
    if (!live) throw new Error('Expected the live page to have been measured.');
    const slowest = others.toSorted((one, other) => other.run.lcpMs - one.run.lcpMs)[0] ?? live;
    return {
      table: formatTable(
        ['page', 'FCP ms', 'LCP ms', 'of the live page', 'CLS', 'requests', 'KB', 'accessibility', 'SEO'],
        rows.map(({ path, run, accessibility, seo }) => [
          path,
          run.fcpMs.toFixed(0),
          run.lcpMs.toFixed(0),
          `${(run.lcpMs / live.run.lcpMs).toFixed(3)} ×`,
          run.cls.toFixed(3),
          run.requests.toFixed(0),
          run.kilobytes.toFixed(1),
          accessibility.toFixed(0),
          seo.toFixed(0),
        ]),
      ),
      lcpRatio: slowest.run.lcpMs / live.run.lcpMs,
      slowest: slowest.path,
      accessibility: Math.min(...others.map((row) => row.accessibility)),
      seo: Math.min(...others.map((row) => row.seo)),
    };
  } finally {
    await Promise.all([media.close(), site.close()]);
  }
}
