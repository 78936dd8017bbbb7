/** The conversation: asks, streams, stops, comes back to it, and takes it along. */
import type { Message } from '../../../shared/model/conversation.ts';
import { failureCode } from '../islands/failure-code.ts';
import { readChat, writeChat, type PendingQuestion, type StoredChat } from '../islands/chat-store.ts';
import type { Composer } from '../islands/composer.ts';
import { make } from '../islands/make.ts';
import { chatKey } from './chat-address.ts';
import { askProduct, loadConversation, rateAnswer, type ChatEvent } from './chat-calls.ts';
import type { ProductInfo } from './opening-calls.ts';
import { found, part } from './chat-parts.ts';
import { makeDocumentAnswer, type DocumentAnswer } from './document-answer.ts';
import type { ChatPlace } from './product-chat.ts';
import type { Turn } from './take-along.ts';

export type Conversation = {
  ask: (question: string) => void;
  stop: () => void;
  startAnew: () => void;
  share: () => void;
  print: () => void;
  showFiles: () => void;
  talkToPerson: () => void;
};

type Chat = {
  place: ChatPlace;
  info: ProductInfo;
  composer: Composer;
  stored: StoredChat;
  turns: Turn[];
  /** Of the answer that is coming. */
  running: AbortController | null;
};

/** Also brings back what was said in this tab before; what was being answered then goes on. */
export async function startConversation(
  place: ChatPlace,
  info: ProductInfo,
  composer: Composer,
): Promise<Conversation> {
  const known = readChat(chatKey(place.address));
  const stored = known ?? { conversationId: crypto.randomUUID(), pending: null };
  const chat: Chat = { place, info, composer, stored, turns: [], running: null };
  if (known !== null) await restore(chat);
  return {
    ask: (question) => void ask(chat, question),
    stop: () => chat.running?.abort(),
    startAnew: () => startAnew(chat),
    share: () => void takeAlong(chat, 'share'),
    print: () => void takeAlong(chat, 'print'),
    showFiles: () => void import('./shared-files.ts').then(({ showFiles }) => showFiles(place)),
    talkToPerson: () => void talkToPerson(chat),
  };
}

async function restore(chat: Chat): Promise<void> {
  const { conversationId, pending } = chat.stored;
  const { productId } = chat.place.address.about;
  const { messages } = await loadConversation(productId, conversationId).catch(() => ({ messages: [] as Message[] }));
  const isOpen =
    pending !== null && !messages.some(({ messageId, kind }) => messageId === pending.messageId && kind !== 'partial');
  for (const message of messages) if (!isOpen || message.messageId !== pending.messageId) showMessage(chat, message);
  if (!isOpen) return remember(chat, null);
  void run(chat, pending, begin(chat, pending));
}

function showMessage(chat: Chat, message: Message): void {
  const { turn, shown } = begin(chat, message);
  for (const sentence of message.sentences) {
    turn.sentences.push(sentence);
    shown.addSentence(sentence);
  }
  shown.finish({ kind: message.kind, isPersonOffered: false, followUps: [] }, message.rating);
}

async function ask(chat: Chat, question: string): Promise<void> {
  if (chat.running !== null) return;
  const asked = { messageId: crypto.randomUUID(), question };
  await run(chat, asked, begin(chat, asked));
}

type Begun = { turn: Turn; shown: DocumentAnswer };

/** The question in the log, with room for its answer. */
function begin(chat: Chat, { messageId, question }: PendingQuestion): Begun {
  const { place, stored } = chat;
  const { productId } = place.address.about;
  const turn: Turn = { question, sentences: [] };
  chat.turns.push(turn);
  const shown = makeDocumentAnswer(place, {
    onAsk: (next) => void ask(chat, next),
    onPerson: () => void talkToPerson(chat),
    onRate: (rating) => {
      // A rating that did not get through isn't worth a visitor's attention.
      rateAnswer(productId, { conversationId: stored.conversationId, messageId, rating }).catch(() => undefined);
    },
  });
  const said = make('span', { class: 'voice', dir: 'auto' }, `${place.texts.chat.you}: `);
  const log = found('.log');
  log.querySelectorAll('.answer .next').forEach((next) => next.replaceChildren());
  log.append(make('p', { class: 'bubble mine', dir: 'auto' }, said, question), shown.element);
  log.scrollTop = log.scrollHeight;
  return { turn, shown };
}

/** Asks, and shows what comes. The same message id gives the same answer, so it can be run again. */
async function run(chat: Chat, asked: PendingQuestion, begun: Begun): Promise<void> {
  const { turn, shown } = begun;
  const running = new AbortController();
  chat.running = running;
  remember(chat, asked);
  turn.sentences = [];
  shown.reset();
  setBusy(chat, true);
  try {
    const onEvent = (event: ChatEvent): void => {
      if (event.type !== 'sentence') return;
      turn.sentences.push(event.data);
      shown.addSentence(event.data);
      followAnswer(shown.element);
    };
    const done = await askProduct(questionOf(chat, asked), { onEvent, signal: running.signal });
    shown.finish(done, null);
    followAnswer(shown.element);
    announce(shown.text());
    remember(chat, null);
  } catch (error) {
    onFailure(chat, asked, begun, running.signal.aborted ? 'aborted' : failureCode(error));
  } finally {
    if (chat.running === running) {
      chat.running = null;
      setBusy(chat, false);
    }
  }
}

function questionOf({ place, stored }: Chat, { messageId, question }: PendingQuestion) {
  const { address, language, site } = place;
  const { conversationId } = stored;
  return { ...address.about, conversationId, messageId, question, language, ...(site !== undefined && { site }) };
}

function onFailure(chat: Chat, asked: PendingQuestion, begun: Begun, code: string): void {
  const { chat: texts, gone } = chat.place.texts;
  const { shown } = begun;
  const again = (): void => void run(chat, asked, begun);
  if (code === 'network') return resumeLater(chat, shown, again);
  remember(chat, null);
  if (code === 'aborted') return shown.setNotice(texts.stopped);
  if (code === 'too_many_requests') return shown.setNotice(texts.tooMany, again);
  if (code === 'input_invalid' || code === 'body_too_large') return shown.setNotice(texts.tooLong);
  if (code === 'product_removed') return shown.setNotice(`${gone.unavailable}. ${gone.removed}`);
  shown.setNotice(texts.failed, again);
}

/** The question stays pending: it goes on when the network is back, or when the visitor says so. */
function resumeLater(chat: Chat, shown: DocumentAnswer, again: () => void): void {
  const resume = (): void => {
    window.removeEventListener('online', resume);
    if (chat.running === null && shown.element.isConnected) again();
  };
  window.addEventListener('online', resume);
  shown.setNotice(chat.place.texts.chat.lost, resume);
}

function remember(chat: Chat, pending: PendingQuestion | null): void {
  chat.stored = { ...chat.stored, pending };
  writeChat(chatKey(chat.place.address), chat.stored);
}

function setBusy({ composer }: Chat, isBusy: boolean): void {
  found('.log').setAttribute('aria-busy', String(isBusy));
  composer.setBusy(isBusy);
}

/** The end of what is said stays in sight, as long as its question does. */
function followAnswer(answer: HTMLElement): void {
  const log = found('.log');
  const question = answer.previousElementSibling;
  const top = question instanceof HTMLElement ? question.offsetTop - log.offsetTop - 12 : 0;
  log.scrollTop = Math.min(top, log.scrollHeight);
}

/** Read out by a screen reader, once the answer is whole. */
function announce(text: string): void {
  part('voice').textContent = text;
}

function startAnew(chat: Chat): void {
  chat.running?.abort();
  chat.stored = { conversationId: crypto.randomUUID(), pending: null };
  chat.turns = [];
  writeChat(chatKey(chat.place.address), null);
  for (const element of [...found('.log').children].slice(1)) element.remove();
  chat.composer.field.focus();
}

async function takeAlong({ place, info, turns }: Chat, way: 'share' | 'print'): Promise<void> {
  const { printConversation, shareConversation } = await import('./take-along.ts');
  const taken = { place, info, turns: turns.filter(({ sentences }) => sentences.length > 0) };
  if (way === 'print') printConversation(taken);
  else await shareConversation(taken);
}

async function talkToPerson({ place, info, stored, turns }: Chat): Promise<void> {
  const { openPersonForm } = await import('./person-form.ts');
  await openPersonForm(place, info, turns.length > 0 ? stored.conversationId : null);
}
