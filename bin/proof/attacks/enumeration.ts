/** Whether the time of an answer tells if an account exists (SECURITY.md T19). */
import { login } from '../../../shared/calls/account.ts';
import { newEmail, signUp } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import { quantile } from '../figures.ts';

export type EnumerationResult = { perKind: number; medianGapMs: number; words: string[] };

/** Fewer than lock an account, and than make the user pool lock it. */
const TRIES_EACH = 4;

/** Wrong passwords for accounts that exist and for ones that do not, in turns. */
export async function measureEnumeration(proof: Proof, perKind: number): Promise<EnumerationResult> {
  const known = await Promise.all(Array.from({ length: Math.ceil(perKind / TRIES_EACH) }, () => signUp(proof)));
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const words = new Set<string>();
  const miss = async (kind: 'known' | 'unknown', account: string): Promise<void> => {
    const { ms, http, code } = await proof.client.call(login, { account, password: 'Wrong-Sunday-42' });
    times[kind].push(ms);
    words.add(`HTTP ${http} ${code}`);
  };
  for (let turn = 0; turn < perKind; turn += 1) {
    await miss('known', known[turn % known.length]?.email ?? '');
    await miss('unknown', newEmail());
  }
  const medianGapMs = Math.abs(quantile(times.known, 0.5) - quantile(times.unknown, 0.5));
  return { perKind, medianGapMs, words: [...words] };
}
