/** How quick quotes are in one process: each case of the largest product, again and again, on as many cores as are given. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { productFolders, readProductFiles } from '../../insurance/product-files.ts';
import { quantile } from '../figures.ts';

export type QuoteWork = { folder: string; milliseconds: number };

const QuoteTimes = z.array(z.number()).min(1);

export type QuoteSpeed = { product: string; rows: number; quotes: number; p95Ms: number; perSecond: number };

export async function measureQuotes({
  cores,
  milliseconds,
}: {
  cores: number;
  milliseconds: number;
}): Promise<QuoteSpeed> {
  const { folder, product, rows } = largestProduct();
  const workers = Array.from({ length: cores }, () => quoteInWorker({ folder, milliseconds }));
  const times = (await Promise.all(workers)).flat();
  const perSecond = times.length / (milliseconds / 1_000);
  return { product, rows, quotes: times.length, p95Ms: quantile(times, 0.95), perSecond };
}

/** The one with the longest tables. */
function largestProduct(): { folder: string; product: string; rows: number } {
  const [largest] = productFolders()
    .map((folder) => ({ folder, definition: readProductFiles(folder).definition }))
    .map(({ folder, definition: { code, tables } }) => ({
      folder,
      product: code,
      rows: Object.values(tables).reduce((sum, table) => sum + table.rows.length, 0),
    }))
    .toSorted((one, other) => other.rows - one.rows);
  if (largest === undefined) throw new Error('No product is shipped.');
  return largest;
}

async function quoteInWorker(work: QuoteWork): Promise<number[]> {
  const worker = new Worker(new URL('./quote-worker.ts', import.meta.url), { workerData: work });
  const [times] = (await once(worker, 'message')) as unknown[];
  return QuoteTimes.parse(times);
}
