/** Writers that never stop: each does one kind of effect over and over, and notes down what was acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { aiAssistant } from '../../../shared/calls/document-chat.ts';
import { goLive, insertProfile, savePost, saveQuoteRequest } from '../../../shared/calls/landing-page.ts';
import { newName, QUESTION, signUp, type LivePage, type Owner } from '../client/owners.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { newPhone, quoteRequest } from '../races/idempotency.ts';
import { poll } from '../client/poll.ts';
import { countAcknowledged, type Ledger } from './ledger.ts';

export type Writers = {
  /** Ends them; resolves when the last one has noticed. */
  stop(): Promise<void>;
};

/** A system that was killed refuses within microseconds: without it a writer would begin hundreds of effects that never left. */
const AFTER_FAILURE_MS = 100;

type Scene = { proof: Proof; ledger: Ledger; page: LivePage; owner: Owner };

/** Sign-ups, saves, leads, questions and go-lives at once. What fails is not acknowledged and not noted. */
export function startWriters(scene: Scene): Writers {
  let isStopping = false;
  const repeat = async (write: (scene: Scene) => Promise<void>): Promise<void> => {
    while (!isStopping) await write(scene).catch(() => pause(AFTER_FAILURE_MS));
  };
  const running = [writeSignUp, writeSave, writeLead, writeLead, writeQuestion, writePost, writeGoLive].map(repeat);
  return {
    stop: async () => {
      isStopping = true;
      await Promise.all(running);
    },
  };
}

const FIRST_WRITE_MS = 60_000;

/** Until more was acknowledged than `before`. */
export async function untilFirstWrite(ledger: Ledger, before: number, withinMs = FIRST_WRITE_MS): Promise<void> {
  await poll('The first write', withinMs, async () => (countAcknowledged(ledger) > before ? true : undefined));
}

async function writeSignUp({ proof, ledger }: Scene): Promise<void> {
  ledger.signUps.push(await signUp(proof));
}

/** Saves of one draft, in order: the last acknowledged one, or a later one, must be there. */
async function writeSave({ proof, ledger, owner }: Scene): Promise<void> {
  const version = ledger.saves.get(owner.email)?.version ?? 0;
  const title = `Title ${version + 1}`;
  const answer = await proof.client.call(insertProfile, { version, profile: { title } }, { token: owner.idToken });
  // The one before was done, though the crash kept its answer from us.
  if (answer.code === 'conflict') {
    ledger.saves.set(owner.email, { owner, version: version + 1, title });
    return;
  }
  mustSucceed(answer, 'save a title');
  ledger.saves.set(owner.email, { owner, version: version + 1, title });
}

async function writeLead({ proof, ledger, page }: Scene): Promise<void> {
  const phone = newPhone();
  const answer = await proof.client.call(saveQuoteRequest, quoteRequest(page.agentName, phone));
  mustSucceed(answer, 'send a lead');
  ledger.leads.push(phone);
}

async function writeQuestion({ proof, ledger, page }: Scene): Promise<void> {
  const ids = { conversationId: randomUUID(), messageId: randomUUID() };
  const input = { agentName: page.agentName, ...ids, question: QUESTION, language: 'en_us' as const };
  const { events } = await proof.client.stream(aiAssistant, input);
  if (!events.some(({ event }) => event === 'done')) throw new Error('The answer did not end.');
  ledger.answers.push({ ...ids, sentences: sentencesOf(events) });
}

/** What is cut off may have happened or not: it is asked for again with its key. */
async function writePost({ proof, ledger, owner }: Scene): Promise<void> {
  const post = { owner, title: `News ${randomUUID()}`, idempotencyKey: randomUUID(), isAcknowledged: false };
  ledger.posts.push(post);
  const answer = await sendPost(proof, post);
  if (answer.http === 200) post.isAcknowledged = true;
  else ledger.posts.splice(ledger.posts.indexOf(post), 1);
}

export function sendPost({ client }: Proof, { owner, title, idempotencyKey }: Ledger['posts'][number]) {
  const content = { title, text: 'What happens once.', photo: null, link: '' };
  return client.call(savePost, { postId: null, content }, { token: owner.idToken, idempotencyKey });
}

export function sentencesOf(events: readonly { event: string; data: unknown }[]): string[] {
  return events.filter(({ event }) => event === 'sentence').map(({ data }) => (data as { text: string }).text);
}

/** A new owner, a new name, a page: the whole way, cut off anywhere. */
async function writeGoLive({ proof, ledger }: Scene): Promise<void> {
  const owner = await signUp(proof);
  ledger.signUps.push(owner);
  const agentName = newName();
  const profile = { agentName, title: 'Piano teacher', aboutMe: 'I teach piano to adults in Lyon.' };
  const options = { token: owner.idToken };
  mustSucceed(await proof.client.call(insertProfile, { version: 0, profile }, options), 'save the profile');
  mustSucceed(await proof.client.call(goLive, {}, options), 'go live');
  ledger.goLives.push({ owner, agentName });
}
