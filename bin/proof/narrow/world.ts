/** Whom the screens are shown to, and what these have: made by calls on a system with the demo in it. */
import { customerSignIn } from '../../../shared/calls/customer-portal.ts';
import { selectMyPolicies } from '../../../shared/calls/customer-policies.ts';
import { login, register } from '../../../shared/calls/account.ts';
import { quotes, saveQuestionJson } from '../../../shared/calls/insurance-quote.ts';
import {
  getProfile,
  goLive,
  insertAiAssistant,
  insertProfile,
  insertSocialMedia,
  saveOffer,
  savePost,
} from '../../../shared/calls/landing-page.ts';
import { getProductLevelList } from '../../../shared/calls/learning-portal.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { addDays } from '../../../shared/rules/zoned-time.ts';
import { demoChatProducts, FOUNDER_EMAIL } from '../../demo/company-products.ts';
import { jonas } from '../../demo/people/jonas.ts';
import { mara } from '../../demo/people/mara.ts';
import { CUSTOMER_EMAIL, DEMO_PASSWORD } from '../../demo/people.ts';
import type { ControlClient } from '../client/control-client.ts';
import { getCode, newEmail, newName, registration, toOwner, type Owner } from '../client/owners.ts';
import { poll } from '../client/poll.ts';
import { mustSucceed } from '../client/proof.ts';
import type { SystemClient } from '../client/system-client.ts';

/** A running system with the demo. */
export type NarrowSystem = { urls: { app: string }; client: SystemClient; control: ControlClient };

/** Nobody; an owner with a live page; an agent of a company; who founded it; a customer of the portal; an owner who locks the app; one with nothing yet. */
export type Actor = 'guest' | 'owner' | 'agent' | 'founder' | 'customer' | 'locking' | 'fresh';

export type World = NarrowSystem & {
  /** What the browser keeps of each, by its key; somebody new each time where it changes what they have. */
  kept(actor: Actor): Promise<Record<string, string>>;
  /** Of the company. */
  productId: string;
  /** Of the customer. */
  policyId: string;
  /** Of nobody, answered up to its review. */
  application: { applicationId: string; key: string };
};

const LIVE_MS = 20_000;

export async function openWorld(system: NarrowSystem): Promise<World> {
  const { client } = system;
  const owner = await signIn(client, mara.email);
  const agent = await signIn(client, jonas.email);
  const founder = await signIn(client, FOUNDER_EMAIL);
  const signedIn = await client.call(customerSignIn, { email: CUSTOMER_EMAIL, password: DEMO_PASSWORD });
  mustSucceed(signedIn, 'sign the customer in');
  const customer = signedIn.data.tokens;
  const learned = await client.call(getProductLevelList, {}, { token: agent.idToken });
  const policies = await client.call(selectMyPolicies, {}, { token: customer.idToken });
  return {
    ...system,
    kept: async (actor) => {
      if (actor === 'guest') return {};
      if (actor === 'customer') return { 'customer-tokens': textOf(customer) };
      const known = { owner, agent, founder }[actor as string];
      return { tokens: textOf(known ?? (await signUp(system))) };
    },
    productId: learned.data.products.find(({ name }) => name === demoChatProducts[0]?.name)?.productId ?? '',
    policyId: policies.data.groups.flatMap((group) => group.policies).at(-1)?.policyId ?? '',
    application: await beginTrip(client),
  };
}

const textOf = ({ accessToken, idToken, refreshToken }: Tokens): string =>
  JSON.stringify({ accessToken, idToken, refreshToken });

type Tokens = Pick<Owner, 'accessToken' | 'idToken' | 'refreshToken'>;

async function signIn(client: SystemClient, email: string): Promise<Owner> {
  const answer = await client.call(login, { account: email, password: DEMO_PASSWORD });
  mustSucceed(answer, `sign ${email} in`);
  const { tokens, account } = answer.data;
  if (!tokens || !account) throw new Error(`${email} was asked for a second factor, expected tokens.`);
  return toOwner(email, { tokens, account });
}

/** Somebody new. */
export async function signUp({ client, control }: NarrowSystem): Promise<Owner> {
  const email = newEmail();
  const answer = await client.call(register, registration(email, await getCode({ client, control }, email)));
  mustSucceed(answer, `sign ${email} up`);
  return toOwner(email, answer.data);
}

/** Somebody with a page that has every part, and of no language yet. */
export type PageOwner = { owner: Owner; agentName: string };

export async function createPageOwner(system: NarrowSystem): Promise<PageOwner> {
  const { client } = system;
  const owner = await signUp(system);
  const options = { token: owner.idToken };
  const agentName = newName();
  const profile = { ...mara.profile, agentName };
  const saved = await client.call(insertProfile, { version: 0, profile }, options);
  mustSucceed(saved, 'save the profile');
  const linked = await client.call(
    insertSocialMedia,
    { version: saved.data.version, contacts: mara.contacts },
    options,
  );
  mustSucceed(linked, 'save the contacts');
  const { offers, features } = mara;
  mustSucceed(await client.call(saveOffer, { version: linked.data.version, offers, features }, options), 'save offers');
  const [news] = mara.news;
  if (news !== undefined) {
    const content = { title: news.title, text: news.text, link: news.link, photo: null };
    mustSucceed(await client.call(savePost, { postId: null, content }, options), 'save news');
  }
  mustSucceed(await client.call(insertAiAssistant, { setup: mara.assistant.setup }, options), 'save the assistant');
  return { owner, agentName };
}

/** The page is live in the language when this resolves. */
export async function showPageIn(
  { client }: NarrowSystem,
  { owner }: PageOwner,
  pageLanguage: LanguageValue,
): Promise<void> {
  const options = { token: owner.idToken };
  const look = async () => (await client.call(getProfile, {}, options)).data;
  const { own } = await look();
  const change = { version: own?.version ?? 0, profile: { pageLanguage } };
  mustSucceed(await client.call(insertProfile, change, options), 'change the language of the page');
  mustSucceed(await client.call(goLive, {}, options), 'go live');
  await poll(`The page in ${pageLanguage}`, LIVE_MS, async () => {
    const { live, own: now } = await look();
    return now?.status === 'live' && live?.profile.pageLanguage === pageLanguage ? true : undefined;
  });
}

/** A week in Japan next month, up to its price. */
async function beginTrip(client: SystemClient): Promise<World['application']> {
  const start = addDays(new Date().toISOString().slice(0, 10), 30);
  const begun = await client.call(saveQuestionJson, {
    ...{ kind: 'begin', productCode: 'travel-hk', channelCode: 'harbour-vale', agentName: null },
    ...{ language: 'en_us', plan: 'standard' },
    answers: {
      answer: { trips: 'single', destinations: ['JP'], start, end: addDays(start, 6), treatment: false },
      applicant: { firstName: 'Mei Ling', lastName: 'Chan', email: newEmail(), telephone: '+85291234567' },
      insured: [{ relation: 'self', birth: '1990-02-03' }],
    },
  });
  mustSucceed(begun, 'begin an application');
  const opened = { applicationId: begun.data.application.applicationId, key: begun.data.key ?? '' };
  mustSucceed(await client.call(quotes, opened), 'quote an application');
  return opened;
}
