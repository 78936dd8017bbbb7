/** People who sign up and build pages, as quickly as the API lets them. */
import { randomUUID } from 'node:crypto';
import { mustSucceed, type Proof } from './proof.ts';
import { login, register, sendVerifyCode } from '../../../shared/calls/account.ts';
import { getProfile, goLive, insertAiAssistant, insertProfile } from '../../../shared/calls/landing-page.ts';
import { TERMS_VERSION } from '../../../shared/model/account.ts';
import { poll } from './poll.ts';

export type Owner = { email: string; password: string; accountId: string; idToken: string; accessToken: string };

export const PASSWORD = 'Lo0ng-Sunday-42';
export const QUESTION = 'What does a lesson cost?';
const LIVE_MS = 60_000;

export const newEmail = (): string => `p-${randomUUID().slice(0, 13)}@example.com`;
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

/** Asks for a code and reads its digits from the mail. */
export async function getCode({ client, control }: Proof, email: string): Promise<SessionCode> {
  const sent = await client.call(sendVerifyCode, { account: email, channel: 'email', purpose: 'sign-up' });
  mustSucceed(sent, `send a code to ${email}`);
  const code = await poll(`The mail with the code for ${email}`, 10_000, async () => {
    const [mail] = await control.mails(email);
    return /\d{6}/.exec(mail?.subject ?? '')?.[0];
  });
  return { codeId: sent.data.codeId, code };
}

export async function signUp(proof: Proof, fullName?: string): Promise<Owner> {
  const email = newEmail();
  const code = await getCode(proof, email);
  const answer = await proof.client.call(register, registration(email, code, fullName));
  mustSucceed(answer, `sign ${email} up`);
  return toOwner(email, answer.data);
}

type SignedIn = { tokens: { idToken: string; accessToken: string }; account: { accountId: string } };

export function toOwner(email: string, { tokens, account }: SignedIn): Owner {
  return {
    email,
    password: PASSWORD,
    accountId: account.accountId,
    idToken: tokens.idToken,
    accessToken: tokens.accessToken,
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
