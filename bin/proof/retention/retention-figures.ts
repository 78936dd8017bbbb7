/** What is kept and what is gone, at the edges of its time, on the running system whose clock is moved over more than two years. */
import type { Proof } from '../client/proof.ts';
import type { ProofClock } from '../crash/settle.ts';
import type { Figure } from '../figures.ts';
import { tracesOf } from './find-traces.ts';
import { idleSteps, makeIdler, passStep } from './idler.ts';
import { leave, makeLeaver, remainsOf, restoreAndRedelete, type Departure } from './leaver.ts';
import { beginTalk, endTalk, type TalkResult } from './talk.ts';
import { timeOf, travelTo } from './travel.ts';

const DAY_MS = 86_400_000;
const BACKUP_DAYS = 365;
const TOMBSTONE_DAYS = 395;
/** Fewer would say little of how much a deletion finds. */
const FEWEST_PLACES = 50;
const STORES = 4;
const MAILS = 4;

/** `problems` says what was still there, or gone too soon, line by line. */
export async function proveRetention(proof: Proof): Promise<{ figures: Figure[]; problems: string[] }> {
  const clock: ProofClock = { offsetMs: 0 };
  const idler = await makeIdler(proof);
  const talk = await beginTalk(proof);
  const leaver = await makeLeaver(proof);
  const departure = await leave(proof, clock, leaver);
  const [warning, ...later] = idleSteps;
  const misses = await passStep(proof, clock, idler, warning);
  const ended = await endTalk(proof, clock, talk);
  for (const step of later) misses.push(...(await passStep(proof, clock, idler, step)));
  const mails = (await proof.control.mails(idler.owner.email)).filter(({ subject }) => /delete/i.test(subject)).length;
  const left = await remainsOf(proof, clock, [idler.owner.accountId, idler.owner.email, idler.agentName]);
  const oldest = departure.deletedAt + BACKUP_DAYS * DAY_MS;
  const { backup } = departure;
  const restored = await restoreAndRedelete(proof, clock, { backup, at: oldest, canaries: leaver.canaries });
  const tombstones = await outliveTombstones(proof, clock, [leaver.owner.accountId, idler.owner.accountId]);
  return {
    figures: [
      departureFigure(departure),
      talkFigure(ended),
      idlerFigure({ misses, mails, left }),
      {
        name: `a backup of ${BACKUP_DAYS} days ago is restored, with an account that was deleted since`,
        goal: `0 canaries once it is deleted again; 0 tombstones after ${TOMBSTONE_DAYS} days more`,
        reached: `${restored.left.length} of ${restored.rows} places; ${tombstones.length} tombstones`,
        isMet: restored.rows >= FEWEST_PLACES && restored.left.length + tombstones.length === 0,
      },
    ],
    problems: [
      ...departure.returned,
      ...departure.left,
      ...ended.revived,
      ...ended.left,
      ...misses,
      ...left,
      ...restored.left,
      ...tombstones,
    ],
  };
}

function departureFigure({ before, stores, left, returned }: Departure): Figure {
  return {
    name: `an account with something of every kind is deleted: places in ${stores.join(', ')} and lines of logs that hold its id, name, address or words`,
    goal: `0 three days later but the tombstone; nothing comes back when the clock goes back an hour`,
    reached: `${left.length} of ${before}; ${returned.length} came back`,
    isMet: before >= FEWEST_PLACES && stores.length >= STORES && left.length + returned.length === 0,
  };
}

function talkFigure({ before, edge, offBySeconds, revived, left }: TalkResult): Figure {
  const isSeen = edge.before.listed === 1 && edge.before.messages === 1;
  const isGone = edge.at.listed === 0 && edge.at.messages === 0;
  return {
    name: 'what a visitor said, 60 days later, before the rows are removed and after',
    goal: 'there in the last second, gone in the next; nothing of it comes back with another question; 0 canaries',
    reached:
      `${edge.before.messages} message in the last second, ${edge.at.messages} in the next; ` +
      `${revived.length} came back; ${left.length} of ${before} places`,
    isMet: isSeen && isGone && offBySeconds === 0 && before > 0 && revived.length + left.length === 0,
  };
}

function idlerFigure({ misses, mails, left }: { misses: string[]; mails: number; left: string[] }): Figure {
  return {
    name: `an account that nobody is seen in: ${idleSteps.map(({ days }) => days).join(', ')} days after the last sign-in`,
    goal: 'nothing a second before, three warnings and the deletion in their seconds; 0 canaries but the tombstone',
    reached: `${idleSteps.length - misses.length} of ${idleSteps.length} in their seconds, ${mails} mails; ${left.length} canaries`,
    isMet: misses.length === 0 && mails === MAILS && left.length === 0,
  };
}

/** What is left of deleted accounts when no backup can hold them any more. */
async function outliveTombstones(proof: Proof, clock: ProofClock, accountIds: readonly string[]): Promise<string[]> {
  await travelTo(proof, clock, timeOf(clock) + (TOMBSTONE_DAYS + 1) * DAY_MS);
  return tracesOf(proof, accountIds);
}
