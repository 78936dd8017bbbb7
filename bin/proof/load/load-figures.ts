/** The load, as figures. */
import type { Figure } from '../figures.ts';
import type { LoadResult } from './load-proof.ts';

/** How much slower than at rest the slowest twentieth may be. */
const MAX_RATIO = 5;
const MAX_PAGE_P95_MS = 100;
const MAX_FIRST_BYTE_MS = 1_000;
const MAX_GROWTH = 0.1;

export function loadFigures({ idleP95Ms, loadedP95Ms, requests, errors, page, streams, soak }: LoadResult): Figure[] {
  const ratio = loadedP95Ms / idleP95Ms;
  const growth = soak.afterMegabytes / soak.beforeMegabytes - 1;
  return [
    {
      name: '20 requests a second, mixed, 2 minutes',
      goal: `0 errors; p95 ≤ ${MAX_RATIO} × that at rest`,
      reached: `${errors.length} errors in ${requests}; ${loadedP95Ms.toFixed(0)} ms, ${ratio.toFixed(1)} × ${idleP95Ms.toFixed(0)} ms`,
      isMet: errors.length === 0 && ratio <= MAX_RATIO,
    },
    {
      name: 'public page at 500 requests a second',
      goal: `p95 < ${MAX_PAGE_P95_MS} ms`,
      reached: `${page.p95Ms.toFixed(0)} ms at ${page.perSecond.toFixed(0)} a second, ${page.errors.length} errors`,
      isMet: page.errors.length === 0 && page.p95Ms < MAX_PAGE_P95_MS,
    },
    {
      name: `${streams.count} chat streams at once`,
      goal: 'first byte < 1 s (local model)',
      reached: `${streams.slowestFirstByteMs.toFixed(0)} ms at the slowest, median ${streams.medianFirstByteMs.toFixed(0)} ms`,
      isMet: streams.errors.length === 0 && streams.slowestFirstByteMs < MAX_FIRST_BYTE_MS,
    },
    {
      name: `resident memory over ${soak.minutes} minutes of the same traffic`,
      goal: '+ < 10 %',
      reached: `${soak.beforeMegabytes.toFixed(0)} → ${soak.afterMegabytes.toFixed(0)} MB (${(growth * 100).toFixed(1)} %), ${soak.errors.length} errors`,
      isMet: growth < MAX_GROWTH && soak.errors.length === 0,
    },
  ];
}
