/** Sends requests at a fixed pace, whether or not the ones before were answered: as visitors come. */
import { setTimeout as pause } from 'node:timers/promises';

export type Sample = { name: string; ms: number; error: string | null };

/** One request; throws, or gives what is wrong with the answer, or null. */
export type Act = { name: string; run(): Promise<string | null> };

export type Pace = { perSecond: number; seconds: number };

export async function runOpenLoop({ perSecond, seconds }: Pace, next: (turn: number) => Act): Promise<Sample[]> {
  const begin = performance.now();
  const running: Promise<Sample>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const dueMs = begin + (turn * 1_000) / perSecond;
    const waitMs = dueMs - performance.now();
    if (waitMs > 1) await pause(waitMs);
    running.push(take(next(turn)));
  }
  return Promise.all(running);
}

/** One after the other: how long each takes when nothing else is going on. */
export async function runAlone(count: number, next: (turn: number) => Act): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let turn = 0; turn < count; turn += 1) samples.push(await take(next(turn)));
  return samples;
}

async function take({ name, run }: Act): Promise<Sample> {
  const begin = performance.now();
  const error = await run().catch((reason: unknown) => String(reason));
  return { name, ms: performance.now() - begin, error };
}
