/** Owners and pages that a test starts from, made by the calls that the app makes. */
import { randomUUID } from 'node:crypto';
import { poll } from '../../../bin/proof/client/poll.ts';
import { DEMO_PASSWORD } from '../../../bin/demo/people.ts';
import type { Answer } from '../../../bin/proof/client/system-client.ts';
import { login, register, sendVerifyCode } from '../../../shared/calls/account.ts';
import {
  getProfile,
  goLive,
  insertAiAssistant,
  insertProfile,
  insertSocialMedia,
} from '../../../shared/calls/landing-page.ts';
import { TERMS_VERSION, type Tokens } from '../../../shared/model/account.ts';
import type { ContactEntry, Profile } from '../../../shared/model/page.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { client, codeFor } from './system.ts';

export type Owner = { email: string; password: string; fullName: string; accountId: string; tokens: Tokens };

export type LivePage = { owner: Owner; agentName: string };

export const PASSWORD = 'Lo0ng-Sunday-42';

export const newEmail = (): string => `e2e-${randomUUID().slice(0, 13)}@example.com`;

/** Letters only, and unlike any name before: names that look like a taken one are refused. */
export function newName(): string {
  const consonants = 'bdfgkmnprstvz';
  const vowels = 'aeiou';
  const bytes = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
  return [...bytes.subarray(0, 12)]
    .map((byte, place) => (place % 2 === 0 ? consonants[byte % 13] : vowels[byte % 5]))
    .join('');
}

export type OwnerOptions = { fullName?: string; language?: LanguageValue; country?: string };

/** Signed up and nothing else. */
export async function createOwner(options: OwnerOptions = {}): Promise<Owner> {
  const { fullName = `Nora ${newName()}`, language = 'en_us', country = 'SE' } = options;
  const api = await client();
  const email = newEmail();
  const since = new Date().toISOString();
  const sent = await api.call(sendVerifyCode, { account: email, channel: 'email', purpose: 'sign-up', language });
  mustSucceed(sent);
  const answer = await api.call(register, {
    fullName,
    account: email,
    codeId: sent.data.codeId,
    code: await codeFor(email, since),
    password: PASSWORD,
    isAdult: true,
    termsVersion: TERMS_VERSION,
    timeZone: 'Europe/Stockholm',
    language,
    country,
  });
  mustSucceed(answer);
  const { tokens, account } = answer.data;
  return { email, password: PASSWORD, fullName, accountId: account.accountId, tokens };
}

const facts: Partial<Profile> = {
  title: 'Piano teacher',
  tagline: 'One song at a time.',
  location: 'Lund',
  aboutMe: 'I teach piano to adults in Lund. A lesson costs 45 euros and lasts one hour. A first lesson is free.',
};

const contacts: ContactEntry[] = [
  { id: 'c1', channel: 'whatsapp', displayText: '', value: '+46701740605', isHighlight: true, isEnabled: true },
  { id: 'c2', channel: 'email', displayText: '', value: 'nora@example.com', isHighlight: false, isEnabled: true },
  { id: 'c3', channel: 'phone', displayText: '', value: '+46701740606', isHighlight: false, isEnabled: true },
];

/** Everything that a page needs, saved and not live yet. */
export async function fillPage(owner: Owner, profile: Partial<Profile> = {}): Promise<string> {
  const api = await client();
  const options = { token: owner.tokens.idToken };
  const agentName = profile.agentName ?? newName();
  const saved = await api.call(insertProfile, { version: 0, profile: { ...facts, ...profile, agentName } }, options);
  mustSucceed(saved);
  mustSucceed(await api.call(insertSocialMedia, { version: saved.data.version, contacts }, options));
  const setup = {
    industry: 'Music',
    profession: 'Piano teacher',
    keyInformation: 'Lessons are on Tuesdays and Fridays. I teach jazz and film music.',
    clientConcerns: 'Beginners are welcome: no notes needed in the first month.',
  };
  mustSucceed(await api.call(insertAiAssistant, { setup }, options));
  return agentName;
}

/** A page that visitors can open. */
export async function createLivePage(options: OwnerOptions = {}, profile: Partial<Profile> = {}): Promise<LivePage> {
  const owner = await createOwner(options);
  const agentName = await fillPage(owner, profile);
  await publish(owner);
  return { owner, agentName };
}

/** Publishes what is saved and waits until visitors see it. */
export async function publish({ email, tokens }: Owner): Promise<void> {
  const api = await client();
  const options = { token: tokens.idToken };
  mustSucceed(await api.call(goLive, {}, options));
  await poll(`The page of ${email} goes live`, 60_000, async () => {
    const { data } = await api.call(getProfile, {}, options);
    return data.own?.status === 'live' ? true : undefined;
  });
}

/** Throws, with what was answered, unless the call was successful. */
export function mustSucceed({ http, text }: Answer<unknown>): void {
  if (http !== 200) throw new Error(`A call of the preparation failed: HTTP ${http} ${text.slice(0, 300)}`);
}

type DemoName = 'mara' | 'khalid' | 'jonas' | 'mei' | 'nora';

const demoOwners = new Map<DemoName, Promise<Owner>>();

/** Somebody of the demo, signed in once for all tests. */
export function demoOwner(name: DemoName): Promise<Owner> {
  const known = demoOwners.get(name) ?? signInDemo(name);
  demoOwners.set(name, known);
  return known;
}

async function signInDemo(name: DemoName): Promise<Owner> {
  const api = await client();
  const email = `${name}@example.com`;
  const answer = await api.call(login, { account: email, password: DEMO_PASSWORD });
  mustSucceed(answer);
  const { tokens, account } = answer.data;
  if (!tokens || !account) throw new Error(`${email} was asked for a second factor, expected tokens.`);
  return { email, password: DEMO_PASSWORD, fullName: account.fullName, accountId: account.accountId, tokens };
}
