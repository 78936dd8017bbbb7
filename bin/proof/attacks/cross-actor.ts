/**
 * One owner asks for what is another's (SECURITY.md T1): every call of an owner, with every id of the other one in every
 * place. The other one's things hold canaries, words that occur nowhere else: none may ever come back.
 */
import { randomUUID } from 'node:crypto';
import {
  aiAssistant,
  getChattingRecords,
  getPostDetails,
  getPostList,
  saveChattingRecords,
} from '../../../shared/calls/document-chat.ts';
import { getUserInfo, modifyUserInfo } from '../../../shared/calls/account.ts';
import type { CallContract } from '../../../shared/calls/define-call.ts';
import * as landing from '../../../shared/calls/landing-page.ts';
import {
  enableMedia,
  getPersonalImageTemplate,
  getSignedUrl,
  removeImagesBackground,
  removeMedia,
  saveTemplate,
  saveMedia,
} from '../../../shared/calls/page-assets.ts';
import { binKinds } from '../../../shared/model/bin.ts';
import { signUp, publishPage, type LivePage, type Owner } from '../client/owners.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { countAnswer, newTally, type AnswerTally } from './answer-tally.ts';
import { accountAttempts, describeAccountThings, giveAccountThings, type AccountThings } from './account-things.ts';
import { newPhone, quoteRequest } from '../races/idempotency.ts';

/** An owner with something of everything. */
export type Victim = {
  page: LivePage;
  canary: string;
  /** All ids that a stranger could have guessed or stolen, by what they are. */
  ids: Record<string, string>;
  things: AccountThings;
};

export type CrossActorResult = {
  tally: AnswerTally;
  /** Answers that hold a word of the other owner. */
  leaks: string[];
  /** Answers that a call must not give: faults of ours. */
  faults: string[];
  /** What of the victim's is not as it was. */
  changed: string[];
};

const BATCH = 8;
/** One of so many attempts has an input that no schema lets pass. */
const MISFITS = 20;

/** Makes a page with a lead, a conversation, a draft, news and an upload, all with the owner's own word in it. */
export async function makeVictim(proof: Proof): Promise<Victim> {
  const { client } = proof;
  const canary = `canary${randomUUID().replaceAll('-', '')}`;
  const page = await publishPage(proof, await signUp(proof, 'Vera Victim'));
  const options = { token: page.owner.idToken };
  const conversationId = randomUUID();
  const messageId = randomUUID();
  const question = `What does a lesson cost, asks ${canary}?`;
  await client.stream(aiAssistant, {
    agentName: page.agentName,
    conversationId,
    messageId,
    question,
    language: 'en_us',
  });
  const lead = { ...quoteRequest(page.agentName, newPhone(), `Bob ${canary}`), conversationId };
  mustSucceed(await client.call(landing.saveQuoteRequest, lead), 'send a lead');
  const { data: upload } = await client.call(getSignedUrl, { purpose: 'photo', contentType: 'image/png' }, options);
  const { data: preview } = await client.call(landing.createPreviewLink, {}, options);
  const { data: found } = await client.call(landing.getLeads, {}, options);
  // Not published: only the owner may see it.
  const draft = { version: 1, profile: { title: `Draft ${canary}` } };
  mustSucceed(await client.call(landing.insertProfile, draft, options), 'save a draft');
  const news = await writeNews(proof, page.owner, canary);
  const things = await giveAccountThings(proof, page.owner, canary);
  const ids = {
    ...news,
    ...things,
    agentName: page.agentName,
    accountId: page.owner.accountId,
    conversationId,
    messageId,
    leadId: found.leads[0]?.leadId ?? '',
    uploadId: upload.uploadId,
    previewToken: preview.link.split('/').at(-1) ?? '',
    pageKey: `OWN#${page.owner.accountId}`,
    leadKey: `PAGE#${page.owner.accountId}`,
    email: page.owner.email,
  };
  return { page, canary, ids, things };
}

const content = (title: string) => ({ title, text: 'There is a place free on Tuesdays.', photo: null, link: '' });

/** An entry that everybody may read, and one that was removed, which only the owner may have back. */
async function writeNews({ client }: Proof, { idToken }: Owner, canary: string): Promise<Record<string, string>> {
  const options = { token: idToken };
  const save = async (input: {
    postId: string | null;
    content: ReturnType<typeof content> | null;
  }): Promise<string> => {
    const answer = await client.call(landing.savePost, input, options);
    mustSucceed(answer, 'save news');
    return answer.data.post?.postId ?? '';
  };
  const postId = await save({ postId: null, content: content('A free place') });
  const removedPostId = await save({ postId: null, content: content(`Removed ${canary}`) });
  await save({ postId: removedPostId, content: null });
  return { postId, removedPostId };
}

export type Attempt = { contract: CallContract; input: Record<string, unknown> };

/** Every owner's call with the victim's ids, and every visitor's call that takes a conversation on the attacker's page. */
export function makeAttempts({ ids }: Victim, own: LivePage): Attempt[] {
  return Object.values(ids).flatMap((id) => [
    ...ownerAttempts(id),
    ...accountAttempts(id),
    ...visitorAttempts(id, own.agentName),
  ]);
}

function ownerAttempts(id: string): Attempt[] {
  const attempt = (contract: CallContract, input: Record<string, unknown>): Attempt => ({ contract, input });
  return [
    attempt(landing.getLeads, { text: id }),
    attempt(landing.saveLead, { leadId: id.slice(0, 40), note: 'mine now' }),
    attempt(landing.saveLead, { leadId: id.slice(0, 40), status: 'closed' }),
    attempt(landing.saveLead, { leadId: id.slice(0, 40), folder: 'deleted' }),
    attempt(landing.saveLead, { leadId: id.slice(0, 40), folder: 'inbox' }),
    attempt(landing.saveLead, { leadId: id.slice(0, 40), remindAt: '2030-01-01T09:00:00.000Z' }),
    attempt(landing.exportLeads, { format: 'csv', text: id }),
    attempt(landing.exportLeads, { format: 'vcard', accountId: id }),
    attempt(landing.getLeadSettings, { accountId: id }),
    attempt(landing.saveLeadSettings, { webhook: null, accountId: id }),
    attempt(landing.sendTestWebhook, { accountId: id }),
    attempt(landing.getChatHistory, { conversationId: id }),
    attempt(landing.getChatHistory, { text: id }),
    attempt(landing.getChatHistory, { withLead: true, accountId: id }),
    attempt(landing.getUserQueries, { days: 7, accountId: id }),
    attempt(landing.getDailyUsageStatistics, { days: 28, agentName: id }),
    attempt(landing.getAiAssistant, { accountId: id }),
    attempt(landing.getProfile, { accountId: id }),
    attempt(landing.insertProfile, { version: 0, profile: { agentName: id } }),
    attempt(landing.insertProfile, {
      version: 1,
      profile: { profilePhoto: { mediaId: id, path: `/m/${id}/x.webp`, width: 1, height: 1 } },
    }),
    attempt(landing.insertSocialMedia, { version: 0, contacts: [], accountId: id }),
    attempt(landing.saveOffer, { version: 0, offers: [], accountId: id }),
    attempt(landing.savePost, { postId: id, content: content('Mine now') }),
    attempt(landing.savePost, { postId: id, content: null }),
    attempt(getPostList, { accountId: id }),
    attempt(landing.createPreviewLink, { accountId: id }),
    attempt(landing.goLive, { agentName: id }),
    attempt(landing.unpublish, { agentName: id }),
    attempt(saveMedia, { uploadId: id.slice(0, 40), use: 'profile' }),
    attempt(saveMedia, { uploadId: `../${id}`.slice(0, 40), use: 'profile' }),
    attempt(getPersonalImageTemplate, { accountId: id }),
    attempt(saveTemplate, { version: 0, page: 'networking', accountId: id }),
    attempt(enableMedia, { mediaId: id.slice(0, 40), isEnabled: false }),
    attempt(removeMedia, { mediaId: id.slice(0, 40) }),
    attempt(removeImagesBackground, { mediaId: id.slice(0, 40) }),
    ...binKinds.map((kind) => attempt(landing.restoreFromBin, { kind, id: id.slice(0, 40) })),
    attempt(landing.getBin, { accountId: id }),
    attempt(landing.insertDesign, {
      version: 1,
      design: { backgroundImage: { mediaId: id.slice(0, 40), path: `/m/${id}/x.webp`, width: 1, height: 1 } },
    }),
    attempt(getUserInfo, { account: id }),
    attempt(modifyUserInfo, { fullName: 'Mallory', accountId: id }),
    attempt(landing.takeOver, { conversationId: id }),
    attempt(landing.handBack, { conversationId: id, fence: 1 }),
    attempt(landing.sendPersonMessage, { conversationId: id, messageId: randomUUID(), fence: 1, text: 'Mine now' }),
    attempt(landing.markConversationRead, { conversationId: id, upTo: new Date().toISOString() }),
    attempt(landing.getPersonRequests, { accountId: id }),
  ];
}

function visitorAttempts(id: string, agentName: string): Attempt[] {
  return [
    { contract: getChattingRecords, input: { agentName, conversationId: id } },
    { contract: getPostDetails, input: { agentName, postId: id } },
    { contract: landing.requestPerson, input: { agentName, conversationId: id } },
    { contract: saveChattingRecords, input: { agentName, conversationId: id, messageId: id, rating: 'down' } },
  ];
}

/**
 * Goes through the attempts again and again until `count` requests were sent; of fewer than there are it makes an even choice. Those
 * whose input no schema lets pass (a field too many, an id of another kind) are one in twenty: they never reach the code that decides.
 */
export async function attack(proof: Proof, attacker: LivePage, victims: readonly Victim[], count: number) {
  const result: CrossActorResult = { tally: newTally(), leaks: [], faults: [], changed: [] };
  let begun = 0;
  const all = victims.flatMap((victim) => makeAttempts(victim, attacker));
  const [fitting, others] = [all.filter(fits), all.filter((one) => !fits(one))];
  const misfits = evenChoice(others, Math.floor(count / MISFITS));
  const attempts = [...misfits, ...evenChoice(fitting, count - misfits.length)];
  await liftLimits(proof, attacker);
  const before = await Promise.all(victims.map((victim) => describe(proof, victim)));
  while (begun < count) {
    const batch = Array.from({ length: BATCH }, (_, index) => attempts[(begun + index) % attempts.length]);
    await Promise.all(batch.map((one) => one && tryIt(proof, attacker.owner, victims, one, result)));
    begun += BATCH;
    // An owner's calls and a page's visitors are limited: the attacker is let through, so that it is the walls that hold.
    if (begun % 200 < BATCH) await liftLimits(proof, attacker);
  }
  const own = await proof.client.call(getUserInfo, {}, { token: attacker.owner.idToken });
  mustSucceed(own, 'still be signed in as the attacker, whom all walls would hold off otherwise');
  const after = await Promise.all(victims.map((victim) => describe(proof, victim)));
  result.changed = before.flatMap((text, index) => findChange(text, after[index] ?? ''));
  return result;
}

/** Where the two begin to differ, with what stands around it. */
export function findChange(before: string, after: string): string[] {
  if (before === after) return [];
  const at = [...before].findIndex((letter, index) => letter !== after[index]);
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return [`${around(before)} became ${around(after)}`];
}

/** So many of them, in even steps; all of them again and again when there are fewer. */
const evenChoice = <One>(all: readonly One[], count: number): One[] =>
  Array.from({ length: count }, (_, index) =>
    all.length > count ? all[Math.floor((index * all.length) / count)] : all[index % all.length],
  ).filter((one) => one !== undefined);

const fits = ({ contract, input }: Attempt): boolean => contract.input.safeParse(input).success;

async function liftLimits({ tables }: Proof, { owner: { accountId }, agentName }: LivePage): Promise<void> {
  const contracts = [...ownerAttempts(''), ...accountAttempts('')].map(({ contract }) => contract);
  for (const contract of new Set(contracts.filter(({ limits }) => limits.some(({ by }) => by === 'actor')))) {
    await tables.liftLimit(contract, 'actor', accountId, Date.now());
  }
  await tables.liftLimit(landing.requestPerson, 'input:agentName', agentName, Date.now());
}

async function tryIt(
  { client }: Proof,
  { idToken }: Owner,
  victims: readonly Victim[],
  { contract, input }: Attempt,
  result: CrossActorResult,
): Promise<void> {
  const answer = await client.call(contract, input, { token: idToken });
  const { http, text } = answer;
  countAnswer(result.tally, answer);
  // The words of a file are packed; the attacker has none that could come.
  if (text.startsWith('%PDF') || victims.some(({ canary }) => text.includes(canary)))
    result.leaks.push(`${contract.name} ${JSON.stringify(input)}`);
  if (http >= 500 || http === 429) result.faults.push(`${contract.name} ${http} ${text.slice(0, 200)}`);
}

/** Everything an owner sees of his own. */
async function describe(proof: Proof, { page: { owner }, things }: Victim): Promise<string> {
  const { client } = proof;
  const { idToken } = owner;
  const options = { token: idToken };
  const answers = [
    await client.call(landing.getProfile, {}, options),
    await client.call(landing.getLeads, {}, options),
    await client.call(landing.getChatHistory, {}, options),
    await client.call(landing.getAiAssistant, {}, options),
    await client.call(getPostList, {}, options),
    await client.call(getUserInfo, {}, options),
  ];
  for (const answer of answers) mustSucceed(answer, 'look at the own things');
  return JSON.stringify([answers.map(({ data }) => data), await describeAccountThings(proof, owner, things)]);
}
