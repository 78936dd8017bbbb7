/** Work that follows a change must be done some day, whatever happened to it: waits for that day. */
import type { Proof } from '../client/proof.ts';

/** Longer than a queue hides a message that somebody had taken, and than the sweeper waits for a row. */
const STEP_MS = 7 * 60_000;
/** Real time until the clock is moved on. */
const PATIENCE_MS = 2_500;
const MOST_STEPS = 5;

/** Where the clock of the small cloud stands: it starts at zero with each start, and must never go back. */
export type ProofClock = { offsetMs: number };

/**
 * Resolves when no outbox row and no pending page is left; moves the clock on while there is. Gives what is left after
 * the queues' five tries, in words.
 */
export async function settle(proof: Proof, clock: ProofClock): Promise<string[]> {
  for (let step = 0; ; step += 1) {
    const left = await untilNothingIsLeft(proof);
    if (left.length === 0 || step === MOST_STEPS) return left;
    clock.offsetMs += STEP_MS;
    await proof.control.setClock(clock.offsetMs);
    await proof.client.renewSession();
  }
}

async function untilNothingIsLeft(proof: Proof): Promise<string[]> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const left = await findUndone(proof);
    if (left.length === 0 || performance.now() > end) return left;
  }
}

/** Outbox rows and pending pages that are left, in words. */
export async function findUndone({ tables }: Proof): Promise<string[]> {
  const [accounts, pages, conversations, billing, insurance] = await Promise.all([
    tables.scan('accounts'),
    tables.scan('pages'),
    tables.scan('conversations'),
    tables.scan('billing'),
    tables.scan('insurance'),
  ]);
  const rows = [...accounts, ...pages, ...conversations, ...billing, ...insurance].filter(({ sk }) => sk === 'OUTBOX');
  const pending = pages.filter((row) => row.sk === 'PAGE' && row['status'] === 'pending');
  return [
    ...rows.map((row) => `${String(row['job'])} ${row.pk} is not done`),
    ...pending.map(({ pk }) => `page ${pk} is pending`),
  ];
}
