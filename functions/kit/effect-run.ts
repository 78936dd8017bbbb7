/**
 * One run of an effect with an Idempotency-Key. A run that was broken off is run again with the moment, the ids and the random
 * bytes of the first; what the first has written is not written again (decision 0043).
 * Rows of the `requests` table: pk `ONCE#<call>#<who>#<key>`, expiresAt; sk `WRITE#<begunAt>#<items>#<number>`: one for each write of
 * the effect, made in the same transaction, or a note of what a write gave back (effect-notes.ts); sk
 * `FOUND#<begunAt>#<what>#<number>`: notes of what it found out.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, hkdfSync } from 'node:crypto';
import { ulid } from 'ulid';
import type { CallContext } from './context.ts';

/** `now` is when the first run began. */
export type EffectMoment = Pick<CallContext, 'now' | 'newId' | 'randomBytes'>;

export type EffectRun = {
  /** Of its rows. */
  pk: string;
  /** When the first run began. */
  begunAt: Date;
  /** When its rows may go, in seconds since the epoch. */
  expiresAt: number;
  /** Numbers by what was written or found in this run, of writes that are refused as well while they are on their way. */
  taken: Map<string, Set<number>>;
  /** Sort keys of its notes (effect-notes.ts). */
  notes: Set<string>;
  /** Whether one before it was broken off. */
  isTakenOver: boolean;
  /** Whether this run, or one before it, has written something. */
  hasWritten: boolean;
};

const runs = new AsyncLocalStorage<EffectRun>();

export function inEffectRun<Output>(run: EffectRun, effect: () => Promise<Output>): Promise<Output> {
  return runs.run(run, effect);
}

/** Whether an effect goes on here that was broken off. */
export const goesOn = (): boolean => currentEffectRun()?.isTakenOver ?? false;

export function currentEffectRun(): EffectRun | undefined {
  return runs.getStore();
}

/**
 * The sort key of a write's row: which items, and the how manieth write of them in this run. What is written does not count: sealed
 * secrets differ from run to run. A write that was refused gives its number back: who reads again and tries again writes once.
 */
export function takeWriteKey(run: EffectRun, items: readonly string[]): TakenKey {
  return takeKey(run, 'WRITE', createHash('sha256').update(JSON.stringify(items.toSorted())).digest('base64url'));
}

export type TakenKey = { sk: string; giveBack(): void };

/** The how manieth of its kind in this run. */
export function takeKey(run: EffectRun, kind: 'WRITE' | 'FOUND', which: string): TakenKey {
  const name = `${kind}#${run.begunAt.getTime()}#${which}`;
  const taken = run.taken.get(name) ?? new Set<number>();
  run.taken.set(name, taken);
  let number = 1;
  while (taken.has(number)) number += 1;
  taken.add(number);
  return { sk: `${name}#${number}`, giveBack: () => taken.delete(number) };
}

/** @param seed of the effect: the same seed gives the same ids and bytes in the same order */
export function createEffectMoment(seed: Buffer, now: Date): EffectMoment {
  let taken = 0;
  const randomBytes = (length: number): Buffer => {
    taken += 1;
    return Buffer.from(hkdfSync('sha256', seed, '', `taken ${taken}`, length));
  };
  const newId = (at = now): string => {
    const bytes = randomBytes(ULID_LETTERS);
    let next = 0;
    return ulid(at.getTime(), () => (bytes[next++ % ULID_LETTERS] ?? 0) / 256);
  };
  return { now, newId, randomBytes };
}

/** Random letters of a ULID, of 5 bits each. */
const ULID_LETTERS = 16;
