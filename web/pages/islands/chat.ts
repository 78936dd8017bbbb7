/** The chat with the page's assistant: asks, streams, stops, resumes, and leads to a person. */
import type { Line, Message, Sentence } from '../../../shared/model/conversation.ts';
import type { IslandTexts } from '../page-texts.ts';
import { makeAnswer, restoreAnswer, type AnswerView } from './answer-view.ts';
import {
  askAssistant,
  failureCode,
  loadRecords,
  saveRating,
  type AnswerDone,
  type AnswerEvent,
  type AskOptions,
  type Question,
  type Records,
} from './api.ts';
import { readChat, writeChat, type PendingQuestion, type StoredChat } from './chat-store.ts';
import { makeChatView, type ChatView } from './chat-view.ts';
import { loadTexts } from './load-texts.ts';
import { readPageData, type PageData } from './page-data.ts';
import type { PersonDesk } from './person.ts';
import { previewHost } from './preview-host.ts';

type Chat = {
  texts: IslandTexts['chat'];
  /** Names of sources in the page's language; what has none keeps the server's. */
  sourceNames: Partial<Record<string, string>>;
  page: PageData;
  view: ChatView;
  stored: StoredChat;
  /** Of the answer that is coming. */
  running: AbortController | null;
  /** Once a person was wanted, or came. */
  desk: PersonDesk | null;
};

let opened: Promise<Chat> | null = null;

/** Opens the chat, with a question that is asked at once when one is given. */
export async function openChat(question?: string): Promise<void> {
  opened ??= startChat().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  const chat = await opened;
  chat.view.open(question === undefined);
  chat.desk?.look();
  if (question !== undefined) await ask(chat, question);
}

async function startChat(): Promise<Chat> {
  const { chat: texts, sources: sourceNames } = await loadTexts();
  const page = readPageData();
  const known = page.isPreview ? null : readChat(page.agentName);
  const stored = known ?? { conversationId: crypto.randomUUID(), pending: null };
  const view = makeView(texts, page, () => chat);
  const chat: Chat = { texts, sourceNames, page, stored, running: null, desk: null, view };
  if (known !== null) await restore(chat);
  return chat;
}

function makeView(texts: IslandTexts['chat'], page: PageData, chat: () => Chat): ChatView {
  return makeChatView(texts, page, {
    onAsk: (question) => void ask(chat(), question),
    onStop: () => chat().running?.abort(),
    onNew: () => startAnew(chat()),
    onPerson: () => void talkToPerson(chat()),
  });
}

/** The conversation of this tab as the server has it; what was being answered when the tab was left goes on. */
async function restore(chat: Chat): Promise<void> {
  const { pending, conversationId } = chat.stored;
  const { messages, lines, person } = await loadRecords(chat.page.agentName, conversationId).catch(() => nothing);
  const isOpen =
    pending !== null && !messages.some(({ messageId, kind }) => messageId === pending.messageId && kind !== 'partial');
  const shown = messages.filter(({ messageId }) => !isOpen || messageId !== pending.messageId);
  if (lines.length > 0 || person.state !== 'none') await openDesk(chat).catch(() => null);
  for (const show of inOrder(chat, shown, lines)) show();
  chat.desk?.follow(person);
  if (!isOpen) return remember(chat, null);
  chat.view.addQuestion(pending.question);
  void answer(chat, pending);
}

const nothing: Records = { messages: [], lines: [], person: { state: 'none', name: '', fence: 0 } };

/** What shows questions with answers, and what persons wrote, as they came. */
function inOrder(chat: Chat, messages: Message[], lines: Line[]): (() => void)[] {
  return [
    ...messages.map((message) => ({ at: message.askedAt, show: () => showMessage(chat, message) })),
    ...lines.map((line) => ({ at: line.at, show: () => chat.desk?.show(line) })),
  ]
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ show }) => show);
}

function showMessage(chat: Chat, message: Message): void {
  chat.view.addQuestion(message.question);
  if (isLeftToPerson(message.kind, message.sentences.length)) return;
  const shown = addAnswer(chat, message.messageId);
  restoreAnswer(shown, { ...message, sentences: message.sentences.map((sentence) => withNames(chat, sentence)) });
}

async function ask(chat: Chat, question: string): Promise<void> {
  if (chat.running !== null) return;
  const asked = { messageId: crypto.randomUUID(), question };
  chat.view.addQuestion(question);
  await answer(chat, asked);
}

async function answer(chat: Chat, asked: PendingQuestion): Promise<void> {
  const shown = addAnswer(chat, asked.messageId);
  const note = chat.page.isPreview ? noteOfPreview() : null;
  if (note === null) return run(chat, asked, shown);
  shown.setNotice(note);
  chat.view.announce(note);
}

/** What stands in place of answers where the preview has no assistant to ask; null where it has one. */
function noteOfPreview(): string | null {
  const host = previewHost();
  if (host === null) return '';
  return 'note' in host ? host.note : null;
}

/** The assistant said nothing to it: a person has the conversation, and what they write is no answer of its. */
function isLeftToPerson(kind: Message['kind'], said: number): boolean {
  return kind === 'person' && said === 0;
}

/** Asks, and shows what comes. The same message id gives the same answer, so it can be run again. */
async function run(chat: Chat, asked: PendingQuestion, shown: AnswerView): Promise<void> {
  const running = new AbortController();
  chat.running = running;
  remember(chat, asked);
  shown.reset();
  chat.view.setBusy(true);
  try {
    const onEvent = (event: AnswerEvent): void => show(chat, event, shown);
    const done = await send(chat, asked, { onEvent, signal: running.signal });
    if (isLeftToPerson(done.kind, shown.text().length)) shown.element.remove();
    shown.finish(done, null);
    chat.view.announce(shown.text());
    remember(chat, null);
    if (done.kind === 'person')
      void openDesk(chat).then(
        (desk) => desk.look(),
        () => undefined,
      );
  } catch (error) {
    onFailure(chat, asked, shown, running.signal.aborted ? 'aborted' : failureCode(error));
  } finally {
    if (chat.running === running) {
      chat.running = null;
      chat.view.setBusy(false);
    }
  }
}

/** Visitors ask the live page's assistant; in a preview the app around it asks the draft's. */
function send(
  { page, stored }: Chat,
  { messageId, question }: PendingQuestion,
  options: AskOptions,
): Promise<AnswerDone> {
  const { conversationId } = stored;
  const { productId } = page;
  const language = page.language as Question['language'];
  const asked = { conversationId, messageId, question, language };
  const host = page.isPreview ? previewHost() : null;
  if (host !== null && 'ask' in host) return host.ask(asked, options);
  const about = productId === undefined ? {} : { productId };
  return askAssistant({ ...asked, ...about, agentName: page.agentName }, options);
}

function show(chat: Chat, event: AnswerEvent, shown: AnswerView): void {
  if (event.type === 'meta') shown.setReading(sourcesOf(event.data));
  if (event.type === 'sentence') shown.addSentence(withNames(chat, event.data));
  if (event.type === 'suggest') shown.addSuggestions(questionsOf(event.data));
}

/** The server speaks of its sources in English. */
function withNames({ sourceNames }: Chat, { text, citations }: Sentence): Sentence {
  const named = citations.map((citation) => ({ ...citation, label: sourceNames[citation.source] ?? citation.label }));
  return { text, citations: named };
}

function sourcesOf(data: unknown): number {
  const { sources } = (data ?? {}) as { sources?: unknown };
  return typeof sources === 'number' ? sources : 0;
}

function questionsOf(data: unknown): string[] {
  const { questions } = (data ?? {}) as { questions?: unknown };
  return Array.isArray(questions) ? questions.filter((question) => typeof question === 'string') : [];
}

function onFailure(chat: Chat, asked: PendingQuestion, shown: AnswerView, code: string): void {
  const { texts } = chat;
  const again = (): void => void run(chat, asked, shown);
  if (code === 'network') return resumeLater(chat, shown, again);
  remember(chat, null);
  if (code === 'aborted') return shown.setNotice(texts.stopped);
  if (code === 'too_many_requests') return shown.setNotice(texts.tooMany, again);
  if (code === 'input_invalid' || code === 'body_too_large') return shown.setNotice(texts.tooLong);
  shown.setNotice(texts.failed, again);
}

/** The question stays pending: it goes on when the network is back, or when the visitor says so. */
function resumeLater(chat: Chat, shown: AnswerView, again: () => void): void {
  const resume = (): void => {
    window.removeEventListener('online', resume);
    if (chat.running === null && shown.element.isConnected) again();
  };
  window.addEventListener('online', resume);
  shown.setNotice(chat.texts.lost, resume);
}

function addAnswer(chat: Chat, messageId: string): AnswerView {
  const { page, stored, view } = chat;
  const shown = makeAnswer(chat.texts, {
    onLeave: view.closeIfModal,
    onAsk: (question) => void ask(chat, question),
    onPerson: () => goToForm(chat),
    onRate: (rating) => {
      if (page.isPreview) return;
      // A rating that did not get through isn't worth a visitor's attention.
      saveRating({ agentName: page.agentName, conversationId: stored.conversationId, messageId, rating }).catch(
        () => undefined,
      );
    },
  });
  view.add(shown.element);
  return shown;
}

function remember(chat: Chat, pending: PendingQuestion | null): void {
  chat.stored = { ...chat.stored, pending };
  if (!chat.page.isPreview) writeChat(chat.page.agentName, chat.stored);
}

function startAnew(chat: Chat): void {
  chat.running?.abort();
  chat.stored = { conversationId: crypto.randomUUID(), pending: null };
  if (!chat.page.isPreview) writeChat(chat.page.agentName, null);
  chat.desk?.clear();
  chat.view.clear();
}

/** The owner is told at once. A preview has nobody to tell, so it shows where the number is left. */
async function talkToPerson(chat: Chat): Promise<void> {
  if (chat.page.isPreview) return goToForm(chat);
  const desk = await openDesk(chat).catch(() => null);
  if (desk === null) return goToForm(chat);
  remember(chat, chat.stored.pending);
  await desk.call();
}

/** What is for persons comes with the first of them. */
async function openDesk(chat: Chat): Promise<PersonDesk> {
  const { makeDesk } = await import('./person.ts');
  chat.desk ??= await makeDesk({ page: chat.page, view: chat.view, conversationId: () => chat.stored.conversationId });
  return chat.desk;
}

/** The form for name and number, which the owner gets at once. */
function goToForm({ view }: Chat): void {
  view.close();
  const section = document.querySelector<HTMLElement>('#quote');
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLInputElement>('[name=name]')?.focus({ preventScroll: true });
}
