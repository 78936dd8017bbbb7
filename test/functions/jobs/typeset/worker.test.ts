/** The small cloud runs functions in threads of one process, and ends a thread whenever its time is over. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, test } from 'vitest';
import { buildPaperFonts } from '../../../../bin/build/paper-fonts.ts';
import { invoicePaper } from '../../../../functions/jobs/issue-invoice/invoice-paper.ts';
import { samples } from '../../../kit/invoices.ts';

beforeAll(() => buildPaperFonts(process.cwd()));

const start = (): Worker =>
  new Worker(new URL('../../../kit/paper-worker.ts', import.meta.url), {
    workerData: { paper: 'invoice', data: invoicePaper(samples.thai) },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 1_769 },
  });

test('a thread that is ended in the middle of a paper ends nothing else: the next ones set theirs', async () => {
  for (let round = 0; round < 3; round += 1) {
    const threads = [start(), start()];
    const first = await Promise.all(threads.map((thread) => once(thread, 'message')));
    expect(first).toEqual([['%PDF-1.7'], ['%PDF-1.7']]);
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
});
