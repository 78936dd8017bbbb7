/**
 * Fills an empty small cloud with the demo: accounts, pages that the publish job writes, 28 days of traffic,
 * conversations and leads. Runs as a process of its own with the environment of the functions and the small cloud's own
 * key. Safe to repeat: what is there stays.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { TERMS_VERSION } from '../../shared/model/account.ts';
import type { PageDraft } from '../../shared/model/page.ts';
import type { Photo, PhotoUse } from '../../shared/model/photo.ts';
import type { Place } from '../../shared/model/place.ts';
import type { Post } from '../../shared/model/post.ts';
import { accountKey, emailKey, type AccountRow } from '../../functions/domain/accounts/account-rows.ts';
import { findAccountIdByEmail } from '../../functions/domain/accounts/find-account.ts';
import { createUser, setPassword } from '../../functions/domain/accounts/identity-provider.ts';
import { saveAssistant } from '../../functions/domain/assistant/save-assistant.ts';
import { makePicture } from '../../functions/domain/media/make-picture.ts';
import { saveMediaRow } from '../../functions/domain/media/save-media.ts';
import { writePicture } from '../../functions/domain/media/stored-objects.ts';
import { findPage } from '../../functions/domain/pages/find-page.ts';
import { mediaPath } from '../../functions/domain/pages/own-photos.ts';
import {
  nameKey,
  pageKey,
  postCountKey,
  placesKey,
  postKey,
  type PageRow,
} from '../../functions/domain/pages/page-rows.ts';
import { toPublicPage } from '../../functions/domain/pages/public-page.ts';
import { giveShowcaseConsent } from '../../functions/domain/pages/showcase.ts';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import { environment } from '../../functions/kit/environment.ts';
import { outboxPut } from '../../functions/kit/outbox.ts';
import { tellProgress, tellResult } from '../run-apart.ts';
import { drawPortrait, drawScene } from './art.ts';
import { DEMO_PASSWORD, people } from './people.ts';
import { postIdOf, type DemoPerson } from './person.ts';
import { demoId } from './random.ts';
import { seedBilling } from './billing.ts';
import { seedCompany, waitUntilRead } from './company.ts';
import { seedCompanyChats } from './company-chats.ts';
import { seedCustomerPolicies } from './customer-policies.ts';
import { seedCustomers } from './customers.ts';
import { seedInsurance } from './insurance.ts';
import { seedLearning } from './learning.ts';
import { seedSupport } from './support.ts';
import { writeTraffic } from './traffic.ts';
import { writeProducts } from './write-products.ts';
import { writeLanguages } from './languages.ts';

const DAY_MS = 86_400_000;
/** Seconds on a free machine; a busy one draws the same pages, later. */
const MAX_DRAWING_MS = 300_000;
const now = new Date();

type SeedStep = readonly [what: string, seed: () => Promise<unknown>];

/** In their order: what comes later needs what was before. */
const steps: readonly SeedStep[] = [
  ...people.map((person): SeedStep => [person.profile.displayName, () => seedPerson(person)]),
  ['the company', () => seedCompany(now, store)],
  ['insurance', () => seedInsurance(now)],
  ['a customer', () => seedCustomers(now)],
  ['pages that are drawn', waitUntilDrawn],
  ['policies', () => seedCustomerPolicies(now)],
  ['documents that are read', waitUntilRead],
  ['chats', () => seedCompanyChats(now)],
  ['learning', () => seedLearning(now)],
  ['support', () => seedSupport(now)],
  ['billing', () => seedBilling(now)],
];

for (const [index, [what, seed]] of steps.entries()) {
  tellProgress('demo', `${index + 1} of ${steps.length}: ${what}`);
  await seed();
}
await tellResult(`${people.length} people with pages, a company, a customer with policies`);
process.exit(0);

async function seedPerson(person: DemoPerson): Promise<void> {
  if (await findAccountIdByEmail(person.email)) return;
  const accountId = demoId(`account ${person.email}`).toLowerCase();
  await createUser(accountId);
  await setPassword(accountId, DEMO_PASSWORD);
  const draft = await drawPage(person, accountId);
  await saveAssistant(accountId, person.assistant);
  const posts = await writeNews(person, accountId);
  const products = await writeProducts(person, accountId, now, store);
  await writeLanguages(person, accountId, { page: toPublicPage(draft, person.assistant, now), posts, products });
  await writePlaces(person, accountId);
  await writeAccount(person, accountId);
  await publish(person, accountId, draft);
  if (person.industry) await giveShowcaseConsent(accountId, person.industry, now);
  await writeTraffic(person, accountId, now);
  // Last: its presence says that the person is complete.
  await writeAddress(person.email, accountId);
}

async function drawPage(person: DemoPerson, accountId: string): Promise<PageDraft> {
  const face = await store(await drawPortrait(person.portrait), 'profile', accountId, person.email);
  const main = person.scene
    ? await store(await drawScene(person.scene, person.portrait), 'main', accountId, person.email)
    : null;
  return {
    profile: {
      organisation: '',
      organisationLink: '',
      ...person.profile,
      profilePhoto: face,
      coverPhoto: null,
      mainPhoto: main,
    },
    contacts: person.contacts,
    offers: person.offers,
    features: person.features,
    design: person.design,
  };
}

async function store(picture: Buffer, use: PhotoUse, accountId: string, seed: string): Promise<Photo> {
  const { body, width, height } = await makePicture(picture, use, undefined);
  const mediaId = demoId(`${seed} ${use}`);
  const photo = { mediaId, path: mediaPath(accountId, mediaId), width, height };
  await writePicture(photo.path, body);
  const createdAt = now.toISOString();
  await saveMediaRow(accountId, { photo, use, name: `${use}.jpg`, bytes: body.length, isEnabled: true, createdAt });
  return photo;
}

/** Before the page is published, so that it is drawn with them. */
async function writeNews({ email, news }: DemoPerson, accountId: string): Promise<Post[]> {
  const posts = news.map(({ daysAgo, ...content }): Post => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    return {
      postId: postIdOf(email, { title: content.title, daysAgo }, now),
      publishedAt: at.toISOString(),
      photo: null,
      ...content,
    };
  });
  const rows = posts.map((post) => ({ ...postKey(accountId, post.postId), ...post }));
  const count = { ...postCountKey(accountId), count: rows.length };
  const TableName = environment.table('pages');
  for (const Item of [...rows, count]) await dynamo.send(new PutCommand({ TableName, Item }));
  return posts;
}

/** What the figures of the demo tell apart. */
async function writePlaces({ traffic }: DemoPerson, accountId: string): Promise<void> {
  const createdAt = new Date(now.getTime() - 30 * DAY_MS).toISOString();
  const places: Place[] = Object.entries(traffic.places).map(([code, { name }]) => ({ code, name, createdAt }));
  await dynamo.send(
    new PutCommand({ TableName: environment.table('pages'), Item: { ...placesKey(accountId), places, version: 1 } }),
  );
}

/** The same rows that going live writes; the publish job does the rest. */
async function publish(person: DemoPerson, accountId: string, draft: PageDraft): Promise<void> {
  const name = draft.profile.agentName;
  const row: PageRow = {
    draft,
    version: 1,
    status: 'pending',
    savedAt: now.toISOString(),
    liveName: null,
    publishedVersion: 1,
    pending: toPublicPage(draft, person.assistant, now),
    publishError: null,
    previewHash: null,
  };
  const table = environment.table('pages');
  await dynamo.send(
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName: table, Item: { ...pageKey(accountId), ...row } } },
        { Put: { TableName: table, Item: { ...nameKey(name), agentName: name, accountId, renamedTo: null } } },
        outboxPut(
          'pages',
          { id: demoId(`publish ${name}`), job: 'publish-page', payload: { action: 'publish', accountId } },
          now,
        ),
      ],
    }),
  );
}

/** Before the page is published: what the page leads to is for the plan to say. */
async function writeAccount(person: DemoPerson, accountId: string): Promise<void> {
  const { email, country, timeZone, profile } = person;
  const row: AccountRow = {
    accountId,
    fullName: profile.displayName,
    email,
    phone: null,
    image: null,
    language: profile.pageLanguage,
    country,
    timeZone,
    status: 'active',
    tokensValidAfter: 0,
    plan: { id: 'individual', trialEndsAt: new Date(now.getTime() + 12 * DAY_MS).toISOString() },
    consent: { termsVersion: TERMS_VERSION, isAdult: true, at: now.toISOString() },
    createdAt: new Date(now.getTime() - 40 * DAY_MS).toISOString(),
  };
  await dynamo.send(
    new PutCommand({ TableName: environment.table('accounts'), Item: { ...accountKey(accountId), ...row } }),
  );
}

async function writeAddress(email: string, accountId: string): Promise<void> {
  await dynamo.send(
    new PutCommand({
      TableName: environment.table('accounts'),
      Item: { ...emailKey(email), status: 'active', accountId },
    }),
  );
}

/** The pages are ready when the publish job has written them; one that was taken down since stays down. */
async function waitUntilDrawn(): Promise<void> {
  const until = Date.now() + MAX_DRAWING_MS;
  for (const { email } of people) {
    const accountId = (await findAccountIdByEmail(email)) ?? '';
    while ((await findPage(accountId))?.status === 'pending') {
      if (Date.now() > until) throw new Error(`The demo page of ${email} did not go live within five minutes.`);
      await pause(100);
    }
  }
}
