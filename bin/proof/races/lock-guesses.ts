/** Many guesses at once at what is short: PINs, codes of the authenticator app, codes by mail (SECURITY.md T15, T16). */
import { answerChallenge, forgotPassword, login } from '../../../shared/calls/account.ts';
import { getLoginToken, verifyAgentPin } from '../../../shared/calls/agent.ts';
import { PinRow, pinKey } from '../../../functions/domain/lock/lock-rows.ts';
import { enrolApp, enrolBrowser } from '../client/browser-lock.ts';
import { getCode, PASSWORD, signInAgain, type Owner } from '../client/owners.ts';
import type { Proof } from '../client/proof.ts';

const PIN = '4071';
const WRONG_PIN = '0000';
const HOUR_MS = 3_600_000;

export type PinGuessResult = {
  /** Guesses that were compared with the PIN. */
  evaluated: number;
  succeeded: number;
  /** What the right PIN is told afterwards, by the browser and by somebody who is signed in. */
  late: (string | null)[];
  /** Whether the password makes the PIN good again. */
  isGoodAgain: boolean;
};

/** Wrong PINs at once, half of them from an enrolled browser, half in a session; then the right one, and the password. */
export async function guessPinAtOnce(proof: Proof, owner: Owner, count: number): Promise<PinGuessResult> {
  const { client, tables } = proof;
  const browser = await enrolBrowser(proof, owner, PIN);
  // The tries of one account in a quarter of an hour would be over before those of the PIN are.
  await tables.liftLimit(verifyAgentPin, 'actor', owner.accountId, Date.now());
  const unlock = (pin: string) => client.call(getLoginToken, { device: browser.state(), pin, passkey: null });
  const verify = (pin: string, token = owner.idToken) => client.call(verifyAgentPin, { pin }, { token });
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => (index % 2 === 0 ? unlock(WRONG_PIN) : verify(WRONG_PIN))),
  );
  const { tries } = PinRow.parse(await tables.get('accounts', pinKey(owner.accountId)));
  const late = [await unlock(PIN), await verify(PIN)];
  const { idToken } = await signInAgain(proof, owner);
  return {
    evaluated: tries,
    succeeded: answers.filter(({ http }) => http === 200).length,
    late: late.map(({ code }) => code),
    isGoodAgain: (await verify(PIN, idToken)).http === 200,
  };
}

export type AppGuessResult = {
  /** Guesses that were compared with the app's code. */
  evaluated: number;
  succeeded: number;
  /** What the right code is told in that hour. */
  late: string | null;
  isGoodAfterAnHour: boolean;
};

/** Each sign-in takes so many codes. */
const CODES_A_SIGN_IN = 5;

/** Somebody who has the password begins many sign-ins, and guesses the app's code in all of them at once. */
export async function guessAppCodeAtOnce(proof: Proof, owner: Owner, count: number): Promise<AppGuessResult> {
  const { client, control } = proof;
  const app = await enrolApp(proof, owner);
  const challenges = await Promise.all(
    Array.from({ length: Math.ceil(count / CODES_A_SIGN_IN) }, () => beginSignIn(proof, owner)),
  );
  const answer = (code: string, challengeId = '') => client.call(answerChallenge, { challengeId, code });
  const answers = await Promise.all(
    app.wrongCodes(count).map((code, index) => answer(code, challenges[index % challenges.length])),
  );
  const late = await answer(app.code(), await beginSignIn(proof, owner));
  await control.setClock(HOUR_MS);
  await client.renewSession();
  const afterwards = await answer(app.code(), await beginSignIn(proof, owner));
  await control.setClock(0);
  await client.renewSession();
  return {
    evaluated: answers.filter(({ code }) => code === 'code_incorrect').length,
    succeeded: answers.filter(({ http }) => http === 200).length,
    late: late.code,
    isGoodAfterAnHour: afterwards.http === 200,
  };
}

async function beginSignIn({ client }: Proof, { email, password }: Owner): Promise<string> {
  const { data, text } = await client.call(login, { account: email, password });
  if (!data?.challenge) throw new Error(`A sign-in was not asked for a second factor: ${text.slice(0, 200)}`);
  return data.challenge.challengeId;
}

export type OneUseResult = { changed: number; others: (string | null)[]; passwords: number };

/** The right code for a new password, many times at once, each with a password of its own. */
export async function resetAtOnce(proof: Proof, owner: Owner, count: number): Promise<OneUseResult> {
  const { client } = proof;
  const code = await getCode(proof, owner.email, 'reset-password');
  const passwords = Array.from({ length: count }, (_, index) => `${PASSWORD}-${index}`);
  const answers = await Promise.all(
    passwords.map((password) => client.call(forgotPassword, { account: owner.email, ...code, password })),
  );
  const changed = passwords.filter((_, index) => answers[index]?.http === 200);
  const signIns = await Promise.all(changed.map((password) => client.call(login, { account: owner.email, password })));
  return {
    changed: changed.length,
    others: [...new Set(answers.filter(({ http }) => http !== 200).map((answer) => answer.code))],
    passwords: signIns.filter(({ http }) => http === 200).length,
  };
}
