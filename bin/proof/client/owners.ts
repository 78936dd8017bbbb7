/** People who sign up and build pages, as quickly as the API lets them. */
import { randomUUID } from 'node:crypto';
import { mustSucceed, type Proof } from './proof.ts';
import { login, register, sendVerifyCode } from '../../../shared/calls/account.ts';
import { getProfile, goLive, insertAiAssistant, insertProfile } from '../../../shared/calls/landing-page.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';
import { poll } from './poll.ts';

/** `email` is what they sign in with: a number for some. */
export type Owner = {
  email: string;
  password: string;
  accountId: string;
  idToken: string;
  accessToken: string;
  refreshToken: string;
};

export const PASSWORD = 'Lo0ng-Sunday-42';
export const QUESTION = 'What does a lesson cost?';
const LIVE_MS = 60_000;

export const newEmail = (): string => `p-${randomUUID().slice(0, 13)}@example.com`;
/** A French mobile number in E.164. */
export const newMobile = (): string => `+3361${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
/** Letters only: a name that looks like none before. */
export const newName = (): string =>
  `p${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6)}${letters(8)}`;

function letters(count: number): string {
  const alphabet = 'bcdfghjkmnpqrstvxz';
  return Array.from({ length: count }, () => alphabet[Math.floor(Math.random() * alphabet.length)]).join('');
}

/** The digits of a code and the session that they were sent for. */
export type SessionCode = { codeId: string; code: string };

export const registration = (email: string, code: SessionCode, fullName = 'Ada Proof') => ({
  fullName,
  account: email,
  ...code,
  password: PASSWORD,
  isAdult: true,
  termsVersion: TERMS_VERSION,
  timeZone: 'Europe/Paris',
  language: 'en_us' as const,
  country: 'FR',
});

/** Asks for a code and reads its digits from the mail, or from the message to a number. */
export async function getCode(
  { client, control }: Pick<Proof, 'client' | 'control'>,
  account: string,
  purpose: 'sign-up' | 'reset-password' = 'sign-up',
): Promise<SessionCode> {
  const channel = account.startsWith('+') ? 'sms' : 'email';
  const sent = await client.call(sendVerifyCode, { account, channel, purpose });
  mustSucceed(sent, `send a code to ${account}`);
  const code = await poll(`The message with the code for ${account}`, 10_000, async () => {
    const messages = await control.mails(account);
    return messages.map(({ subject, text }) => /\d{6}/.exec(channel === 'sms' ? text : subject)?.[0]).find(Boolean);
  });
  return { codeId: sent.data.codeId, code };
}

export async function signUp(proof: Proof, fullName?: string): Promise<Owner> {
  return signUpWith(proof, newEmail(), fullName);
}

/** With an e-mail address, or a number in E.164. */
export async function signUpWith(proof: Proof, account: string, fullName?: string): Promise<Owner> {
  const code = await getCode(proof, account);
  const answer = await proof.client.call(register, registration(account, code, fullName));
  mustSucceed(answer, `sign ${account} up`);
  return toOwner(account, answer.data);
}

type SignedIn = {
  tokens: { idToken: string; accessToken: string; refreshToken: string };
  account: { accountId: string };
};

export function toOwner(email: string, { tokens, account }: SignedIn): Owner {
  return {
    email,
    password: PASSWORD,
    accountId: account.accountId,
    idToken: tokens.idToken,
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
  };
}

export async function signInAgain({ client }: Proof, { email, password }: Owner): Promise<Owner> {
  const answer = await client.call(login, { account: email, password });
  mustSucceed(answer, `sign ${email} in`);
  const { tokens, account } = answer.data;
  if (!tokens || !account) throw new Error(`${email} was asked for a second factor, expected tokens.`);
  return toOwner(email, { tokens, account });
}

export type LivePage = { owner: Owner; agentName: string };

/** Profile, assistant, go-live, and the wait until visitors see it. `secret` is a word of the page's facts. */
export async function publishPage(proof: Proof, owner: Owner, agentName = newName(), secret = ''): Promise<LivePage> {
  const { client } = proof;
  const options = { token: owner.idToken };
  const profile = {
    agentName,
    title: 'Piano teacher',
    aboutMe: `I teach piano to adults in Lyon. A lesson costs 45 euros and lasts one hour. ${secret}`.trim(),
  };
  mustSucceed(await client.call(insertProfile, { version: 0, profile }, options), 'save the profile');
  const setup = {
    industry: 'Music',
    profession: 'Piano teacher',
    keyInformation: 'Lessons are on Tuesdays and Fridays.',
    clientConcerns: 'Beginners are welcome.',
  };
  mustSucceed(await client.call(insertAiAssistant, { setup }, options), 'save the assistant');
  mustSucceed(await client.call(goLive, {}, options), 'go live');
  await waitUntilLive(proof, owner);
  return { owner, agentName };
}

export async function waitUntilLive({ client }: Proof, owner: Owner): Promise<void> {
  await poll(`The page of ${owner.email} goes live`, LIVE_MS, async () => {
    const { data } = await client.call(getProfile, {}, { token: owner.idToken });
    return data?.own?.status === 'live' ? true : undefined;
  });
}
