/** A user name made from the person's name that can be had now. */
import { checkAgentName } from '../../../shared/rules/agent-name.ts';
import { suggestAgentName } from '../../../shared/rules/suggest-agent-name.ts';
import { findNameHolder } from './find-page.ts';

const MOST_TRIES = 5;

export async function suggestFreeName(
  { fullName, email }: { fullName: string; email: string },
  accountId: string,
  now: Date,
): Promise<string | null> {
  const base = suggestAgentName(fullName, email);
  for (let number = 1; number <= MOST_TRIES; number += 1) {
    const name = number === 1 ? base : `${base.slice(0, 26)}-${number}`;
    const holder = checkAgentName(name) ? null : await findNameHolder(name, now);
    if (!checkAgentName(name) && (!holder || holder.accountId === accountId)) return name;
  }
  return null;
}
