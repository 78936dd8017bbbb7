/** What someone looks at after a deployment, in the order in which an owner meets it. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import * as z from 'zod';
import { deleteAccount, officialWebsiteList, register } from '../../shared/calls/account.ts';
import { aiAssistant } from '../../shared/calls/document-chat.ts';
import {
  getLeadSettings,
  getProfile,
  goLive,
  insertAiAssistant,
  insertProfile,
  saveLeadSettings,
  saveQuoteRequest,
  sendTestWebhook,
} from '../../shared/calls/landing-page.ts';
import { getLinkPicture, getSignedUrl, saveMedia, webPageScreenshot } from '../../shared/calls/page-assets.ts';
import { postUpload } from '../proof/client/companies.ts';
import { PASSWORD, QUESTION, registration, toOwner, type Owner } from '../proof/client/owners.ts';
import { poll } from '../proof/client/poll.ts';
import { mustSucceed } from '../proof/client/proof.ts';
import type { SystemClient } from '../proof/client/system-client.ts';
import { sentencesOf } from '../proof/crash/writers.ts';
import { storedPhone } from '../proof/crash/check-ledger.ts';
import { newPhone, quoteRequest } from '../proof/races/idempotency.ts';
import type { Person } from './person.ts';

export type Smoke = {
  origin: string;
  client: SystemClient;
  person: Person;
  /** Where the test webhook goes; whether it must be taken (2xx), or only reached. */
  webhook: { url: string; mustBeTaken: boolean };
  /** Who signed up; null before. */
  owner: Owner | null;
  agentName: string;
};

export type SmokeCheck = {
  name: string;
  /** Gives what was seen, for the table. @throws what is wrong */
  look(smoke: Smoke): Promise<string>;
};

const LIVE_MS = 60_000;
const PICTURE_MS = 90_000;
const WEBHOOK_MS = 60_000;
const GONE_MS = 120_000;
/** Below the limits per minute of what is asked again. */
const STEP_MS = 2_000;

export const smokeChecks: readonly SmokeCheck[] = [
  { name: 'site and settings', look: lookAtSite },
  { name: 'headers', look: lookAtHeaders },
  { name: 'country', look: lookAtCountry },
  { name: 'sign-up and mail', look: signUp },
  { name: 'upload', look: uploadPhoto },
  { name: 'publish', look: publish },
  { name: 'link picture', look: lookAtLinkPicture },
  { name: 'drawing', look: drawPage },
  { name: 'chat', look: askAssistant },
  { name: 'lead and its mail', look: leaveLead },
  { name: 'webhook', look: callWebhook },
];

const AppConfig = z.object({ stage: z.string(), appOrigin: z.string(), mediaOrigin: z.string() });

async function appConfigOf(origin: string): Promise<z.infer<typeof AppConfig>> {
  return AppConfig.parse(await (await fetchOk(`${origin}/app-config.json`)).json());
}

async function lookAtSite({ origin }: Smoke): Promise<string> {
  const config = await appConfigOf(origin);
  if (config.appOrigin !== origin)
    throw new Error(`It says that its address is ${config.appOrigin}, asked was ${origin}.`);
  const [version] = (await (await fetchOk(`${origin}/version.txt`)).text()).split('\n');
  await fetchOk(`${origin}/`);
  return `stage ${config.stage}, version ${version}`;
}

const wantedHeaders = ['content-security-policy', 'x-content-type-options', 'referrer-policy'];

async function lookAtHeaders({ origin }: Smoke): Promise<string> {
  const wanted = origin.startsWith('https:') ? [...wantedHeaders, 'strict-transport-security'] : wantedHeaders;
  for (const path of ['/', '/x-id-sign-in?type=x_a']) {
    const { headers } = await fetchOk(origin + path);
    const missing = wanted.filter((name) => !headers.has(name));
    if (missing.length > 0) throw new Error(`${path} comes without ${missing.join(', ')}.`);
  }
  const unsigned = await fetch(`${origin}/v1/xid/login`, { method: 'POST', body: '{}' });
  const { status } = (await unsigned.json()) as { status?: number };
  if (status !== 104) throw new Error(`An unsigned call answers ${status}, expected 104.`);
  return `${wanted.length} on both pages; unsigned calls are refused`;
}

async function lookAtCountry({ client, person }: Smoke): Promise<string> {
  const plans = await client.call(officialWebsiteList, {}, { headers: person.headers });
  mustSucceed(plans, 'ask for the plans');
  const { country, currency } = plans.data;
  if (country !== person.country) throw new Error(`Taken for a visitor from ${country}, expected ${person.country}.`);
  return `${country}, prices in ${currency}`;
}

async function signUp(smoke: Smoke): Promise<string> {
  const { client, person } = smoke;
  const code = await person.readCode(client);
  const answer = await client.call(register, registration(person.email, code, 'Ada Smoke'));
  mustSucceed(answer, `sign ${person.email} up`);
  smoke.owner = toOwner(person.email, answer.data);
  return person.email;
}

const as = ({ owner }: Smoke): { token: string } => {
  if (owner === null) throw new Error('Nobody is signed up.');
  return { token: owner.idToken };
};

async function uploadPhoto(smoke: Smoke): Promise<string> {
  const { client, origin } = smoke;
  const policy = await client.call(getSignedUrl, { purpose: 'photo', contentType: 'image/png' }, as(smoke));
  mustSucceed(policy, 'get an upload policy');
  const background = { r: 40, g: 90, b: 120 };
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
  await postUpload(policy.data, new Blob([new Uint8Array(picture)], { type: 'image/png' }));
  const saved = await client.call(saveMedia, { uploadId: policy.data.uploadId, use: 'library' }, as(smoke));
  mustSucceed(saved, 'confirm the upload');
  const { mediaOrigin } = await appConfigOf(origin);
  const { headers } = await fetchOk(mediaOrigin + saved.data.path);
  return `${saved.data.width} × ${saved.data.height}, ${headers.get('content-type')} from ${new URL(mediaOrigin).host}`;
}

async function publish(smoke: Smoke): Promise<string> {
  const { client, agentName, origin } = smoke;
  const profile = {
    agentName,
    title: 'Piano teacher',
    aboutMe: 'I teach piano to adults in Lyon. A lesson costs 45 euros and lasts one hour.',
  };
  mustSucceed(await client.call(insertProfile, { version: 0, profile }, as(smoke)), 'save the profile');
  const setup = {
    industry: 'Music',
    profession: 'Piano teacher',
    keyInformation: 'Lessons are on Tuesdays and Fridays.',
    clientConcerns: 'Beginners are welcome.',
  };
  mustSucceed(await client.call(insertAiAssistant, { setup }, as(smoke)), 'save the assistant');
  mustSucceed(await client.call(goLive, {}, as(smoke)), 'go live');
  const begin = performance.now();
  const isLive = async (): Promise<true | undefined> => {
    const { data } = await client.call(getProfile, {}, as(smoke));
    return data?.own?.status === 'live' ? true : undefined;
  };
  await poll('The page goes live', LIVE_MS, isLive, STEP_MS);
  const text = await (await fetchOk(`${origin}/${agentName}`)).text();
  if (!text.includes('Piano teacher')) throw new Error(`${origin}/${agentName} does not show the page.`);
  return `${origin}/${agentName} after ${((performance.now() - begin) / 1_000).toFixed(0)} s`;
}

async function lookAtLinkPicture(smoke: Smoke): Promise<string> {
  const url = await poll(
    'The picture of the link',
    PICTURE_MS,
    async () => {
      const { data } = await smoke.client.call(getLinkPicture, {}, as(smoke));
      if (data.state === 'failed') throw new Error('The picture of the link could not be drawn.');
      return data.url ?? undefined;
    },
    STEP_MS,
  );
  return describePicture(await fetchOk(url));
}

async function drawPage(smoke: Smoke): Promise<string> {
  const wanted = { agentName: smoke.agentName, device: 'phone', extent: 'screen', format: 'png' } as const;
  const drawn = await smoke.client.call(webPageScreenshot, wanted, as(smoke));
  mustSucceed(drawn, 'draw the page');
  return describePicture(await fetchOk(drawn.data.url));
}

async function describePicture(response: Response): Promise<string> {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return `${format}, ${width} × ${height}`;
}

async function askAssistant({ client, agentName }: Smoke): Promise<string> {
  const ids = { conversationId: randomUUID(), messageId: randomUUID() };
  const input = { agentName, ...ids, question: QUESTION, language: 'en_us' as const };
  const answer = await client.stream(aiAssistant, input);
  const sentences = sentencesOf(answer.events);
  if (!sentences.some((sentence) => sentence.includes('45')))
    throw new Error(`"${QUESTION}" was answered with ${JSON.stringify(sentences)}, and the page says 45 euros.`);
  return `first byte after ${answer.firstByteMs.toFixed(0)} ms`;
}

async function leaveLead({ client, agentName, person }: Smoke): Promise<string> {
  const phone = newPhone();
  mustSucceed(await client.call(saveQuoteRequest, quoteRequest(agentName, phone)), 'leave name and phone');
  await person.readMail(storedPhone(phone));
  return `the mail with ${storedPhone(phone)} came`;
}

async function callWebhook(smoke: Smoke): Promise<string> {
  const { client, webhook } = smoke;
  mustSucceed(await client.call(saveLeadSettings, { webhook: { url: webhook.url } }, as(smoke)), 'set the webhook');
  const sent = await client.call(sendTestWebhook, {}, as(smoke));
  mustSucceed(sent, 'send a test to the webhook');
  const { httpStatus, state } = await poll(
    `An answer of ${webhook.url}`,
    WEBHOOK_MS,
    async () => {
      const { data } = await client.call(getLeadSettings, {}, as(smoke));
      return data.deliveries.find((one) => one.deliveryId === sent.data.deliveryId && one.tries > 0);
    },
    STEP_MS,
  );
  if (httpStatus === null || (webhook.mustBeTaken && state !== 'delivered'))
    throw new Error(`${webhook.url} was not reached (HTTP ${httpStatus ?? 'none'}).`);
  return `${webhook.url} answered HTTP ${httpStatus}`;
}

/** Removes the account with all that it has. @throws when the page is still there after two minutes */
export async function removeTraces(smoke: Smoke): Promise<string> {
  const { client, origin, agentName } = smoke;
  const proof = { kind: 'password', password: PASSWORD } as const;
  mustSucceed(await client.call(deleteAccount, { proof }, as(smoke)), 'delete the account');
  const isGone = async (): Promise<true | undefined> => {
    const { status } = await fetch(`${origin}/${agentName}?gone=${randomUUID()}`);
    return status === 404 || status === 410 ? true : undefined;
  };
  await poll(`${origin}/${agentName} is gone`, GONE_MS, isGone, STEP_MS);
  return 'account and page are gone';
}

async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}.`);
  return response;
}
