/** Travels in the time of the small cloud, to moments at which something must be there still, or be gone. */
import type { Proof } from '../client/proof.ts';
import type { ProofClock } from '../crash/settle.ts';

/** What the jump makes due has been done by then. */
const AHEAD_MS = 240_000;
/** A look takes so long at the most; where it took longer it is taken again. */
const LOOK_MS = 1_000;
const MOST_LOOKS = 10;

export const timeOf = (clock: ProofClock): number => Date.now() + clock.offsetMs;

/** Moves the clock to a moment (milliseconds since the epoch), which may lie in the past, and makes a new session there. */
export async function travelTo(proof: Proof, clock: ProofClock, at: number): Promise<void> {
  await setTime(proof, clock, at);
  await proof.client.renewSession();
}

/** A little before it: whoever signs in there still is when it comes. */
export const travelNear = (proof: Proof, clock: ProofClock, at: number): Promise<void> =>
  travelTo(proof, clock, at - AHEAD_MS);

async function setTime({ control, client }: Proof, clock: ProofClock, at: number): Promise<void> {
  const offsetMs = at - Date.now();
  client.shiftClock(offsetMs - clock.offsetMs);
  clock.offsetMs = offsetMs;
  await control.setClock(offsetMs);
}

export type Edge<Seen> = { before: Seen; at: Seen };

/** What is seen in the second before a moment, and in the one that begins with it. */
export async function lookAround<Seen>(
  proof: Proof,
  clock: ProofClock,
  moment: number,
  look: () => Promise<Seen>,
): Promise<Edge<Seen>> {
  const before = await lookWithin(proof, clock, moment - LOOK_MS, look);
  return { before, at: await lookWithin(proof, clock, moment, look) };
}

/** All of the look lies within the second that begins at the moment. */
async function lookWithin<Seen>(
  proof: Proof,
  clock: ProofClock,
  begin: number,
  look: () => Promise<Seen>,
): Promise<Seen> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await setTime(proof, clock, begin);
    const seen = await look();
    if (timeOf(clock) < begin + LOOK_MS) return seen;
  }
  throw new Error(`No look at the system took less than ${LOOK_MS} ms.`);
}
