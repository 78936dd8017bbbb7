/**
 * What an effect finds out before it changes that very thing: a password that it replaces, a link that it uses up. Whoever goes on
 * with the effect after it was broken off is told the same (decision 0043).
 */
import { dynamo } from './clients/dynamo.ts';
import { noteOnce } from './effect-notes.ts';
import { currentEffectRun, takeKey } from './effect-run.ts';

/**
 * Finds it, or gives what the run before has found when it looked for the how manieth time. Outside of an effect with a key it is
 * found each time.
 * @param what names it within the effect
 * @param find gives what a row can hold; what it throws is not kept
 */
export async function foundOnce<Found>(what: string, find: () => Promise<Found>): Promise<Found> {
  const run = currentEffectRun();
  if (!run) return find();
  const { sk } = takeKey(run, 'FOUND', what);
  return noteOnce({ run, sk, send: (command) => dynamo.send(command as never) }, find);
}
