/** A printed document over the calls of its company and its visitors: from the upload to the answer, and broken connections. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  getPtxProductInfo,
  savePtxAiFile,
  savePtxAiProduct,
  savePtxShareInfo,
} from '../../../shared/calls/document-chat-editor.ts';
import { chattingRobot } from '../../../shared/calls/product-chat.ts';
import type { Sentence } from '../../../shared/model/conversation.ts';
import { canonicalEmail } from '../../../shared/rules/email.ts';
import { WORD_PAUSE_MS } from '../../../infra/local/engines/bedrock.ts';
import { streamedWords } from '../../../infra/local/engines/bedrock/local-model.ts';
import { benchDocuments } from '../../bench/answers/documents.ts';
import { printDocuments } from '../../bench/answers/print.ts';
import { foundCompany, uploadDocument } from '../client/companies.ts';
import { signUp, type Owner } from '../client/owners.ts';
import { poll } from '../client/poll.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import { parseEvents } from '../client/stream-events.ts';

export type ChatResult = {
  pages: number;
  /** From the first byte of the upload to the first sentence with a source. */
  firstAnswerMs: number;
  /** Of each question: until its first sentence came, and until that of the same answer when it was sent once more. */
  sentenceMs: number[];
  /** The former without the pauses that the local reader makes before each word. */
  unpacedMs: number[];
  keptMs: number[];
  /** Connections that were broken off, and what was another text afterwards. */
  broken: number;
  changed: string[];
};

const DOCUMENT = 'coffee-machine-en';
const READ_MS = 60_000;

/** Each question is asked so often. */
const ROUNDS = 2;

type Chat = { proof: Proof; productId: string };
type Message = { conversationId: string; messageId: string; question: string };
type Heard = { sentences: Sentence[]; sentenceMs: number | null; chunks: number; isWhole: boolean };

export async function proveChat(proof: Proof): Promise<ChatResult> {
  const [printed] = await printDocuments(
    benchDocuments.filter(({ id }) => id === DOCUMENT),
    '.local/bench-answers',
  );
  if (!printed) throw new Error(`${DOCUMENT} was not printed.`);
  const questions = printed.document.questions.flatMap(({ kind, question }) => (kind === 'literal' ? question : []));
  const owner = await signUp(proof);
  const chat = await openChat(proof, owner);
  const firstAnswerMs = await bring(chat, owner, readFileSync(printed.path), questions[0] ?? '');
  const times: Pick<ChatResult, 'sentenceMs' | 'unpacedMs' | 'keptMs'> = { sentenceMs: [], unpacedMs: [], keptMs: [] };
  const breaks: Pick<ChatResult, 'broken' | 'changed'> = { broken: 0, changed: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const question of questions) {
      await liftLimit(chat);
      const message = newMessage(question);
      const [first, again] = [await hear(chat, message), await hear(chat, message)];
      if (first.sentenceMs !== null) {
        times.sentenceMs.push(first.sentenceMs);
        times.unpacedMs.push(first.sentenceMs - WORD_PAUSE_MS * streamedWords(first.sentences[0]?.text ?? '').length);
      }
      if (again.sentenceMs !== null) times.keptMs.push(again.sentenceMs);
      if (round === 0) await breakOff(chat, question, first, breaks);
    }
  }
  return { pages: printed.pages.length, firstAnswerMs, ...times, ...breaks };
}

const newMessage = (question: string): Message => ({
  conversationId: randomUUID(),
  messageId: randomUUID(),
  question,
});

/** Sixty questions a minute for one product are let through: here it is the machine that is measured. */
async function liftLimit({ proof, productId }: Chat): Promise<void> {
  // As functions/kit/rate-limits.ts spells values that come in an input.
  await proof.tables.liftLimit(chattingRobot, 'input:productId', canonicalEmail(productId), Date.now());
}

async function openChat(proof: Proof, owner: Owner): Promise<Chat> {
  const options = { token: owner.idToken };
  await foundCompany(proof, owner);
  const created = await proof.client.call(savePtxAiProduct, { action: 'create', name: 'Calorosa 40' }, options);
  mustSucceed(created, 'create a product');
  const productId = created.data.product?.productId ?? '';
  const shared = await proof.client.call(
    savePtxShareInfo,
    { productId, share: { visibility: 'public', allowedAgents: null, requiredLevel: null, embedSites: [] } },
    options,
  );
  mustSucceed(shared, 'share a product');
  return { proof, productId };
}

/** Uploads it, and asks as soon as it can be asked. */
async function bring(chat: Chat, owner: Owner, bytes: Buffer<ArrayBuffer>, question: string): Promise<number> {
  const { proof, productId } = chat;
  const options = { token: owner.idToken };
  const begun = performance.now();
  const uploadId = await uploadDocument(proof, owner, { contentType: 'application/pdf', bytes });
  const input = { action: 'add', productId, uploadId, name: 'manual.pdf' } as const;
  mustSucceed(await proof.client.call(savePtxAiFile, input, options), 'attach a document');
  await poll('the document is read', READ_MS, async () => {
    const { data } = await proof.client.call(getPtxProductInfo, { productId }, options);
    return data.files.every(({ state }) => state === 'ready') ? true : undefined;
  });
  const { sentences } = await hear(chat, newMessage(question));
  if (!sentences.some(({ citations }) => citations.some(({ document }) => document))) {
    throw new Error(`"${question}" was not answered with a source.`);
  }
  return performance.now() - begun;
}

/** Listens to the end, or breaks the connection off after so many chunks. */
async function hear({ proof: { client }, productId }: Chat, message: Message, most = Infinity): Promise<Heard> {
  const begun = performance.now();
  const response = await client.send(client.prepare(chattingRobot, { productId, ...message, language: 'en_us' }));
  const decoder = new TextDecoder();
  let [text, chunks, sentenceMs] = ['', 0, null as number | null];
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (/^event: sentence$/m.test(text)) sentenceMs ??= performance.now() - begun;
    chunks += 1;
    if (chunks >= most) break;
  }
  const events = parseEvents(text.slice(0, text.lastIndexOf('\n\n') + 2));
  const sentences = events.flatMap(({ event, data }) => (event === 'sentence' ? [data as Sentence] : []));
  return { sentences, sentenceMs, chunks, isWhole: events.some(({ event }) => event === 'done') };
}

/** The same question once for each chunk of its answer: broken off there, then asked for again. */
async function breakOff(
  chat: Chat,
  question: string,
  whole: Heard,
  breaks: Pick<ChatResult, 'broken' | 'changed'>,
): Promise<void> {
  for (let most = 1; most <= whole.chunks; most += 1) {
    const message = newMessage(question);
    await hear(chat, message, most);
    const resumed = await hear(chat, message);
    breaks.broken += 1;
    const isSame = resumed.isWhole && JSON.stringify(resumed.sentences) === JSON.stringify(whole.sentences);
    if (!isSame) breaks.changed.push(`"${question}" after ${most} of ${whole.chunks} chunks`);
  }
}
