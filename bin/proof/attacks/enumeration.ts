/** Whether the time or the words of an answer tell if an account exists (SECURITY.md T19). */
import { existsUserByAccount, forgotPassword, login, sendVerifyCode } from '../../../shared/calls/account.ts';
import { newEmail, newMobile, PASSWORD, signUpWith } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';
import type { Answer } from '../client/system-client.ts';
import { quantile } from '../figures.ts';

export type EnumerationResult = {
  /** What was asked, and of what kind of account. */
  name: string;
  perKind: number;
  medianGapMs: number;
  /** Answers in all; where the specification has the answer say it, there are two. */
  words: string[];
  isSaidByAnswer: boolean;
};

type Ask = (proof: Proof, account: string) => Promise<Answer<unknown>>;
type Question = { name: string; ask: Ask; isSaidByAnswer: boolean };

/** Fewer than lock an account, and than make the user pool lock it. */
const TRIES_EACH = 4;

const channelOf = (account: string) => (account.startsWith('+') ? 'sms' : 'email');
const sendCode =
  (purpose: 'sign-up' | 'reset-password'): Ask =>
  async ({ client, tables }, account) => {
    // A code a minute and five an hour would answer before what is measured.
    await tables.put('accounts', { pk: `CODE#${purpose}#${account}`, sk: 'CODE', sentAt: 0, expiresAt: 0 });
    await tables.liftLimit(sendVerifyCode, 'input:account', account, Date.now());
    return client.call(sendVerifyCode, { account, channel: channelOf(account), purpose });
  };

const questions: readonly Question[] = [
  {
    name: 'sign-in',
    ask: ({ client }, account) => client.call(login, { account, password: 'Wrong-Sunday-42' }),
    isSaidByAnswer: false,
  },
  {
    name: 'new password with a wrong code',
    ask: ({ client }, account) =>
      client.call(forgotPassword, { account, codeId: 'wrong', code: '000000', password: PASSWORD }),
    isSaidByAnswer: false,
  },
  { name: 'code for a new password', ask: sendCode('reset-password'), isSaidByAnswer: true },
  { name: 'code for a sign-up', ask: sendCode('sign-up'), isSaidByAnswer: true },
  {
    name: 'whether there is an account',
    ask: ({ client }, account) => client.call(existsUserByAccount, { account }),
    isSaidByAnswer: true,
  },
];

const kinds = [
  { name: 'address', make: newEmail },
  { name: 'number', make: newMobile },
] as const;

/** Each question about accounts that exist and about ones that do not, in turns; by address, then by number. */
export async function measureEnumeration(proof: Proof, perKind: number): Promise<EnumerationResult[]> {
  for (const windowSeconds of [3_600, 86_400]) {
    await proof.tables.liftBudget(`phone-codes-${windowSeconds}`, windowSeconds, Date.now());
  }
  const results: EnumerationResult[] = [];
  for (const { name, make } of kinds) {
    const known = Array.from({ length: Math.ceil(perKind / TRIES_EACH) }, make);
    await Promise.all(known.map((account) => signUpWith(proof, account)));
    for (const question of questions) {
      const measured = await measure(proof, question, perKind, (turn) => ({
        known: known[turn % known.length] ?? '',
        unknown: make(),
      }));
      results.push({ ...measured, name: `${question.name}, by ${name}` });
    }
  }
  return results;
}

async function measure(
  proof: Proof,
  { ask, isSaidByAnswer }: Question,
  perKind: number,
  pick: (turn: number) => { known: string; unknown: string },
): Promise<Omit<EnumerationResult, 'name'>> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const words = new Set<string>();
  const askOnce = async (kind: 'known' | 'unknown', account: string): Promise<void> => {
    const { ms, http, code } = await ask(proof, account);
    times[kind].push(ms);
    words.add(`HTTP ${http} ${code}`);
  };
  for (let turn = 0; turn < perKind; turn += 1) {
    const { known, unknown } = pick(turn);
    await askOnce('known', known);
    await askOnce('unknown', unknown);
  }
  const medianGapMs = Math.abs(quantile(times.known, 0.5) - quantile(times.unknown, 0.5));
  return { perKind, medianGapMs, words: [...words], isSaidByAnswer };
}
