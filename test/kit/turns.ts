/**
 * Lets several actors take turns in a random order that a number decides: each waits before every step, and one of those
 * who wait goes on.
 */
export type Turns = {
  /** Waits for the actor's next turn. */
  turn: () => Promise<void>;
  /** Ends when every actor has ended. An actor who never asks for a turn again has crashed. */
  play: (actors: readonly Promise<unknown>[]) => Promise<void>;
};

/** A random number from 0 to below 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Until nobody can go on without a turn. */
const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export function takeTurns(random: () => number): Turns {
  const waiting: (() => void)[] = [];
  return {
    turn: () => new Promise((resolve) => void waiting.push(resolve)),
    async play(actors) {
      let isOver = false;
      const all = Promise.all(actors).finally(() => (isOver = true));
      all.catch(() => undefined);
      while (!isOver) {
        await settle();
        waiting.splice(Math.floor(random() * waiting.length), 1)[0]?.();
      }
      await all;
    },
  };
}
