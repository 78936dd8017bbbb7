/** What people do with the product, each as one small act whose outcome can be told. */
import { randomUUID } from 'node:crypto';
import { login, sendVerifyCode } from '../../../shared/calls/account.ts';
import { aiAssistant } from '../../../shared/calls/document-chat.ts';
import { getProfile, insertSocialMedia, saveQuoteRequest } from '../../../shared/calls/landing-page.ts';
import { getSignedUrl, saveMedia } from '../../../shared/calls/page-assets.ts';
import { newEmail, PASSWORD, QUESTION, type LivePage } from '../client/owners.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { newPhone, quoteRequest } from '../races/idempotency.ts';

/**
 * `ok`: as on a good day. `graceful`: the answer that the product gives when something is away: 503 in our words, the
 * standard reply, an `error` event. `again`: the visitor is asked to try again, because a write was done whose answer was
 * lost. Everything else in words is a fault of ours.
 */
export type Outcome = 'ok' | 'graceful' | 'again' | (string & {});

export const featureNames = ['page', 'profile', 'save', 'sign-in', 'code', 'question', 'lead', 'picture'] as const;
export type FeatureName = (typeof featureNames)[number];

export type Feature = (scene: FaultScene) => Promise<Outcome>;

export type FaultScene = {
  proof: Proof;
  page: LivePage;
  /** An upload that waits to be confirmed. */
  uploadId: string;
  /** Phone numbers of the leads that were acknowledged. */
  leads: string[];
};

type Judged = { http: number; code: string | null; text: string };

function judge({ http, code, text }: Judged): Outcome {
  if (http === 200) return 'ok';
  if (http === 503 && (code === 'unavailable' || code === 'code_not_sent')) return 'graceful';
  if (isAskedAgain(code)) return 'again';
  return `HTTP ${http} ${text.slice(0, 160)}`;
}

function isAskedAgain(code: string | null | undefined): boolean {
  return code === 'conflict' || code === 'idempotency_conflict' || code === 'too_many_requests';
}

export const features: Record<FeatureName, Feature> = {
  page: async ({ proof, page }) => {
    const { status } = await fetch(`${proof.system.description().urls.app}/${page.agentName}`);
    return status === 200 ? 'ok' : `HTTP ${status}`;
  },
  profile: async ({ proof, page }) => judge(await proof.client.call(getProfile, { agentName: page.agentName })),
  save: async ({ proof, page }) => {
    const token = page.owner.idToken;
    const { data, ...read } = await proof.client.call(getProfile, {}, { token });
    if (read.http !== 200) return judge(read);
    const version = data.own?.version ?? 0;
    return judge(await proof.client.call(insertSocialMedia, { version, contacts: [] }, { token }));
  },
  'sign-in': async ({ proof, page }) =>
    judge(await proof.client.call(login, { account: page.owner.email, password: PASSWORD })),
  code: async ({ proof }) =>
    judge(await proof.client.call(sendVerifyCode, { account: newEmail(), channel: 'email', purpose: 'sign-up' })),
  question: async ({ proof, page }) => {
    const ids = { conversationId: randomUUID(), messageId: randomUUID() };
    const input = { agentName: page.agentName, ...ids, question: QUESTION, language: 'en_us' as const };
    const { events, ...answer } = await proof.client.stream(aiAssistant, input);
    const last = events.at(-1);
    const { kind, code } = (last?.data ?? {}) as { kind?: string; code?: string };
    if (kind === 'answered') return 'ok';
    if (kind === 'no_answer' || kind === 'partial' || code === 'unavailable') return 'graceful';
    if (isAskedAgain(code)) return 'again';
    return answer.http === 200 ? `stream ended with ${JSON.stringify(last)}` : judge(answer);
  },
  lead: async ({ proof, page, leads }) => {
    const phone = newPhone();
    const answer = await proof.client.call(saveQuoteRequest, quoteRequest(page.agentName, phone));
    if (answer.http === 200) leads.push(phone);
    return judge(answer);
  },
  picture: async ({ proof, page, uploadId }) =>
    judge(await proof.client.call(saveMedia, { uploadId, use: 'profile' }, { token: page.owner.idToken })),
};

/** 1 × 1 pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Puts a picture into the incoming bucket, as the browser does. */
export async function upload({ client }: Proof, { owner }: LivePage): Promise<string> {
  const input = { purpose: 'photo' as const, contentType: 'image/png' };
  const answer = await client.call(getSignedUrl, input, { token: owner.idToken });
  mustSucceed(answer, 'get an upload policy');
  const form = new FormData();
  for (const [name, value] of Object.entries(answer.data.fields)) form.set(name, value);
  form.set('file', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }));
  const { status } = await fetch(answer.data.url, { method: 'POST', body: form });
  if (status >= 300) throw new Error(`The picture could not be uploaded: HTTP ${status}.`);
  return answer.data.uploadId;
}
