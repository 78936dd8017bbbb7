/** The system under load, measured against itself at rest: ratios say more than milliseconds on a small machine. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { aiAssistant } from '../../../shared/calls/document-chat.ts';
import { publishPage, QUESTION, signUp, type LivePage } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import { quantile } from '../figures.ts';
import { mixedTraffic } from './mixed-traffic.ts';
import { runAlone, runOpenLoop, type Sample } from './open-loop.ts';

export type LoadResult = {
  idleP95Ms: number;
  loadedP95Ms: number;
  requests: number;
  errors: string[];
  /** The public page alone. */
  page: { perSecond: number; p95Ms: number; errors: string[] };
  /** Chat streams at once. */
  streams: { count: number; slowestFirstByteMs: number; medianFirstByteMs: number; errors: string[] };
  /** Resident memory of the serving process, in megabytes: the medians of the first and of the last quarter, as threads come and go. */
  soak: { minutes: number; beforeMegabytes: number; afterMegabytes: number; errors: string[] };
};

const PAGES = 4;
const IDLE_REQUESTS = 100;
const MIXED = { perSecond: 20, seconds: 120 };
const PAGE_PACE = { perSecond: 500, seconds: 10 };
const STREAMS = 50;
const MEMORY_STEP_MS = 3_000;
const WARM_SECONDS = 300;

export async function proveLoad(proof: Proof, soakMinutes: number): Promise<LoadResult> {
  const pages = await Promise.all(Array.from({ length: PAGES }, async () => publishPage(proof, await signUp(proof))));
  const traffic = mixedTraffic(proof, pages);
  const keepLimitsLifted = setInterval(() => void liftLimits(proof, pages), 60_000);
  try {
    await liftLimits(proof, pages);
    // Unmeasured: functions start, pages come into the caches.
    await runOpenLoop({ perSecond: 10, seconds: 10 }, traffic);
    const idle = await runAlone(IDLE_REQUESTS, traffic);
    const loaded = await runOpenLoop(MIXED, traffic);
    return {
      idleP95Ms: p95(idle),
      loadedP95Ms: p95(loaded),
      requests: loaded.length,
      errors: errorsOf([...idle, ...loaded]),
      page: await measurePage(proof, pages),
      streams: await measureStreams(proof, pages),
      soak: await soak(proof, pages, soakMinutes),
    };
  } finally {
    clearInterval(keepLimitsLifted);
  }
}

const p95 = (samples: readonly Sample[]): number =>
  quantile(
    samples.map(({ ms }) => ms),
    0.95,
  );

function errorsOf(samples: readonly Sample[]): string[] {
  return samples.flatMap(({ name, error }) => (error === null ? [] : [`${name}: ${error}`]));
}

/** Sixty questions a minute for one page are let through: here it is the machine that is measured. */
async function liftLimits({ tables }: Proof, pages: readonly LivePage[]): Promise<void> {
  for (const { agentName } of pages) await tables.liftLimit(aiAssistant, 'input:agentName', agentName, Date.now());
}

async function measurePage(proof: Proof, pages: readonly LivePage[]): Promise<LoadResult['page']> {
  const url = `${proof.system.description().urls.app}/${pages[0]?.agentName}`;
  const run = async (): Promise<string | null> => {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status === 200 ? null : `HTTP ${response.status}`;
  };
  const begin = performance.now();
  const samples = await runOpenLoop(PAGE_PACE, () => ({ name: 'page', run }));
  const seconds = (performance.now() - begin) / 1_000;
  return { perSecond: samples.length / seconds, p95Ms: p95(samples), errors: errorsOf(samples) };
}

/** Once unmeasured, so that as many threads are there as on a busy day. */
async function measureStreams(proof: Proof, pages: readonly LivePage[]): Promise<LoadResult['streams']> {
  await askAtOnce(proof, pages);
  await liftLimits(proof, pages);
  const answers = await askAtOnce(proof, pages);
  const firstBytes = answers.map(({ firstByteMs }) => firstByteMs);
  const unfinished = answers.filter(({ events }) => !events.some(({ event }) => event === 'done'));
  return {
    count: STREAMS,
    slowestFirstByteMs: Math.max(...firstBytes),
    medianFirstByteMs: quantile(firstBytes, 0.5),
    errors: unfinished.map(({ text }) => text.slice(0, 200)),
  };
}

function askAtOnce({ client }: Proof, pages: readonly LivePage[]) {
  return Promise.all(
    Array.from({ length: STREAMS }, (_, index) => {
      const agentName = pages[index % pages.length]?.agentName ?? '';
      const ids = { conversationId: randomUUID(), messageId: randomUUID() };
      return client.stream(aiAssistant, { agentName, ...ids, question: QUESTION, language: 'en_us' });
    }),
  );
}

async function soak(proof: Proof, pages: readonly LivePage[], minutes: number): Promise<LoadResult['soak']> {
  const traffic = mixedTraffic(proof, pages);
  // V8 lets a heap grow until it is worth collecting: memory that the first minutes at this pace need is no leak.
  const warm = await runOpenLoop({ perSecond: MIXED.perSecond, seconds: WARM_SECONDS }, traffic);
  const megabytes: number[] = [];
  const noteMemory = setInterval(() => megabytes.push(residentMegabytes(proof.system.pid())), MEMORY_STEP_MS);
  const samples = await runOpenLoop({ perSecond: MIXED.perSecond, seconds: minutes * 60 }, traffic);
  clearInterval(noteMemory);
  const quarter = Math.ceil(megabytes.length / 4);
  return {
    minutes,
    beforeMegabytes: quantile(megabytes.slice(0, quarter), 0.5),
    afterMegabytes: quantile(megabytes.slice(-quarter), 0.5),
    errors: errorsOf([...warm, ...samples]),
  };
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024;
}
