/**
 * Passwords that became known when somebody else lost them: Pwned Passwords (Have I Been Pwned API v3, "Searching by range")
 * is asked by the first five digits of a hash, answers with some hundred endings, and never learns which one was meant.
 */
import { createHash } from 'node:crypto';
import { environment } from '../../kit/environment.ts';
import { fetchText } from '../../kit/fetch-text.ts';
import { createLogger } from '../../kit/logger.ts';

const ASKED_DIGITS = 5;
/** Somebody waits for it; nobody is kept from an account because a list does not answer. */
const TIMEOUT_MS = 1_500;

/** Whether it stands in the list; false when the list does not answer, which is logged, and where a stage has none. */
export async function isLeakedPassword(password: string): Promise<boolean> {
  const list = environment.leakedPasswords();
  if (list === undefined) return false;
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    return countIn(await askFor(list, hash.slice(0, ASKED_DIGITS)), hash.slice(ASKED_DIGITS)) > 0;
  } catch (error) {
    createLogger().error('leaked_passwords.no_answer', error);
    return false;
  }
}

/** Padded, so that its length tells nothing either. */
async function askFor(list: string, digits: string): Promise<string> {
  const headers = { 'add-padding': 'true', 'user-agent': 'xpage' };
  const { status, text } = await fetchText(`${list}/range/${digits}`, { headers }, TIMEOUT_MS);
  if (status !== 200) throw new Error(`The list of leaked passwords answered ${status}.`);
  return text;
}

/** @param answer lines of `ENDING:COUNT`; an ending that pads has the count 0 */
function countIn(answer: string, ending: string): number {
  const line = answer.split(/\r?\n/).find((one) => one.startsWith(`${ending}:`));
  return Number(line?.slice(ending.length + 1) ?? 0);
}
