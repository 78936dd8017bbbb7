/**
 * A visitor's question from beginning to end: one answer for one message id, whatever happens to connections. The
 * question is reserved against the plan before the model is called, each sentence is kept before it is sent, and the
 * transcript is the server's own. Where a person holds the conversation the question is theirs: it is kept, and the
 * assistant is silent.
 */
import { hasFeature, planAt, plans } from '../../../shared/model/account.ts';
import type { Line, Message, Sentence } from '../../../shared/model/conversation.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import type { EventStream } from '../../kit/stream-group.ts';
import type { AccountRow } from '../accounts/account-rows.ts';
import { findAccount } from '../accounts/find-account.ts';
import { listAnswers } from '../answers/find-answers.ts';
import { countQuestion } from '../conversations/figures.ts';
import { readTranscript } from '../conversations/find-conversation.ts';
import { isHeld, readConversationRow } from '../conversations/hold-state.ts';
import { releaseQuestion, reserveQuestion } from '../conversations/question-quota.ts';
import {
  beginMessage,
  findMessage,
  finishMessage,
  recordSentence,
  releaseMessage,
  type HeldMessage,
} from '../conversations/record-message.ts';
import { listPosts } from '../posts/find-posts.ts';
import { listShownProducts } from '../products/find-products.ts';
import { answerQuestion } from './answer-question.ts';
import { loadAssistant } from './assistant-settings.ts';
import { findExtracts } from './find-extracts.ts';
import { followMessage } from './follow-message.ts';
import { numberCitations } from './number-citations.ts';
import { passagesOf, READ_POSTS, type Passage } from './passages.ts';
import { answerPrompt } from './prompt.ts';
import { contactOf } from './visitor-contact.ts';
import { inLanguage } from '../../../shared/model/page-languages.ts';
import { findTranslations } from '../languages/find-languages.ts';
import { answerLanguage, readingOf } from './answer-language.ts';

export type Question = {
  conversationId: string;
  messageId: string;
  question: string;
  language: LanguageValue;
  /** Of the product whose page the visitor reads. */
  productId?: string | undefined;
};
type Kind = Message['kind'];
/** `isGap`: the assistant looked, and the page did not hold the answer. */
type Answer = { sentences: Sentence[]; kind: Kind; isGap?: boolean };

export async function answerVisitor(
  live: { accountId: string; page: PublicPage },
  question: Question,
  context: CallContext,
  stream: EventStream,
): Promise<void> {
  const account = await findAccount(live.accountId);
  if (!account || account.status !== 'active') throw new AppError('not_found');
  const owner = { accountId: live.accountId, timeZone: account.timeZone };
  const { conversationId, messageId } = question;
  const identity: HeldMessage = { owner, conversationId, messageId, holder: context.newId() };
  const send = (answer: Answer): void => finishStream(stream, question, live.page, answer);
  // A message of another page under this id is not found here.
  await findMessage(identity);
  const conversation = await readConversationRow(live.accountId, conversationId);
  const hold = { fence: conversation?.fence ?? 0, isHeld: conversation !== null && isHeld(conversation) };
  if (!(await beginMessage(identity, { question: question.question, fence: hold.fence }, context.now))) {
    return send(await followMessage(identity, stream, context.signal));
  }
  const answer = await work({ ...live, account, identity, question, context, stream, hold });
  if (answer) send(answer);
}

function finishStream(stream: EventStream, question: Question, page: PublicPage, { kind }: Answer): void {
  const contact = kind === 'no_answer' || kind === 'limited' ? contactOf(page) : null;
  stream.send('done', { messageId: question.messageId, kind, contact });
}

type Work = {
  page: PublicPage;
  account: AccountRow;
  identity: HeldMessage;
  question: Question;
  context: CallContext;
  stream: EventStream;
  /** How the conversation stood when this connection came. */
  hold: { fence: number; isHeld: boolean };
};

/** The answer, kept and counted; null when the visitor left: the next connection goes on with it. */
async function work(asked: Work): Promise<Answer | null> {
  const { identity, context, page, hold } = asked;
  const { accountId } = identity.owner;
  const own = page.profile.pageLanguage;
  const language = answerLanguage(asked.question.question, asked.question.language, own);
  const [{ settings }, transcript, sent, posts, answers, products, translations] = await Promise.all([
    loadAssistant(accountId),
    readTranscript({ accountId, conversationId: identity.conversationId }, null, context.now),
    findMessage(identity),
    listPosts(accountId, 'newest', READ_POSTS),
    listAnswers(accountId),
    listShownProducts(accountId),
    findTranslations(accountId, { language, own }),
  ]);
  // The message that was begun counts, also when it is sent again in other words.
  const question = { ...asked.question, language, question: sent?.question ?? asked.question.question };
  const request = { ...asked, question };
  const passages = passagesOf({
    page,
    setup: settings.setup,
    greeting: settings.greetings.afternoon,
    posts,
    answers,
    products,
    readProductId: question.productId,
    translations,
  });
  const { standardReply } = inLanguage(
    { page, posts: [], products: [], standardReply: settings.standardReply },
    translations,
  );
  const earlier = transcript.messages.filter((message) => message.messageId !== question.messageId);
  const kept = sent?.sentences ?? [];
  const fence = sent?.fence ?? hold.fence;
  const words = { ...settings, standardReply };
  const known: Known = { passages, earlier, lines: transcript.lines, kept, settings: words, fence };
  const isPersons = hold.isHeld || hold.fence !== fence;
  announce(request, isPersons ? null : passages.length, kept);
  const answer = isPersons ? 'taken' : await findAnswer(request, known);
  return answer && finish(request, known, answer);
}

/** Keeps and counts the answer. When a person came in between it is theirs to answer, from what was said on. */
async function finish(request: Work, known: Known, answer: Answer | 'taken'): Promise<Answer> {
  const { identity, context, question } = request;
  const said = answer === 'taken' ? await leaveToPerson(identity) : answer;
  const fence = answer === 'taken' ? null : known.fence;
  const ending = { ...said, question: question.question, isFirst: known.earlier.length === 0, fence };
  const ended = await finishMessage(identity, ending, context.now);
  if (ended === 'lost') throw new AppError('conflict');
  if (ended === 'taken') return finish(request, known, 'taken');
  if (said.kind !== 'person') await countQuestion(identity.owner, question.question, context.now);
  return said;
}

async function leaveToPerson(identity: HeldMessage): Promise<Answer> {
  return { sentences: (await findMessage(identity))?.sentences ?? [], kind: 'person' };
}

/** @param sources how many are read; null where the assistant is silent */
function announce({ question, stream }: Work, sources: number | null, kept: readonly Sentence[]): void {
  const { conversationId, messageId } = question;
  if (sources !== null) stream.send('meta', { conversationId, messageId, state: 'reading', sources });
  for (const sentence of kept) stream.send('sentence', sentence);
}

type Known = {
  passages: Passage[];
  earlier: Message[];
  lines: Line[];
  /** What an earlier connection was already given. */
  kept: Sentence[];
  settings: Awaited<ReturnType<typeof loadAssistant>>['settings'];
  /** Of the message. */
  fence: number;
};

async function findAnswer(request: Work, known: Known): Promise<Answer | 'taken' | null> {
  const { account, identity, context, question } = request;
  const { plan } = account;
  const standard: Sentence = { text: known.settings.standardReply, citations: [] };
  if (!hasFeature(plan, 'assistant', context.now)) return say(request, known, [standard], 'no_answer');
  const limit = plans[planAt(plan, context.now)].questionsPerMonth;
  if (!(await reserveQuestion(identity.owner, limit, context.now))) {
    return say(request, known, [...findExtracts(question.question, known.passages), standard], 'limited');
  }
  const said = await askModel(request, known).catch((error: unknown) => toFailure(error, context));
  if (said === 'failed') return apologise(request, known, standard);
  if (said === 'left') return giveBack(request);
  if (said === 'lost') return giveUp(request);
  if (said === 'taken') return giveToPerson(request);
  if (said.length > 0) return { sentences: said, kind: 'answered' };
  const reply = await say(request, known, [standard], 'no_answer');
  return reply === 'taken' ? reply : { ...reply, isGap: true };
}

/** A visitor who leaves stops the model, and that may look like a failure of it. */
function toFailure(error: unknown, { signal, log }: CallContext): 'left' | 'lost' | 'failed' {
  if (error instanceof AppError && error.code === 'conflict') return 'lost';
  if (signal.aborted) return 'left';
  log.error('assistant.model_failed', error);
  return 'failed';
}

/** Another connection has taken the message over and answers it; what this one has to say counts no more. */
async function giveUp({ identity, context }: Work): Promise<never> {
  await releaseQuestion(identity.owner, context.now);
  throw new AppError('conflict');
}

/** A person came while the model spoke: the question is given back, and nothing more is said to it. */
async function giveToPerson({ identity, context }: Work): Promise<'taken'> {
  await releaseQuestion(identity.owner, context.now);
  return 'taken';
}

/** The visitor left: the question is given back, and whoever asks again goes on with the message. */
async function giveBack({ identity, context }: Work): Promise<null> {
  await Promise.all([releaseQuestion(identity.owner, context.now), releaseMessage(identity)]);
  return null;
}

/** Hands the model's sentences on. Throws what the model throws, or `conflict` when another connection took over. */
async function askModel(request: Work, known: Known): Promise<Sentence[] | 'left' | 'taken'> {
  const { question, page, context } = request;
  const reading = readingOf(question.language, page.profile.pageLanguage);
  const prompt = answerPrompt({
    passages: known.passages,
    question: question.question,
    history: known.earlier,
    lines: known.lines,
    language: question.language,
    style: known.settings.style,
    isOnProduct: known.passages[0]?.source.startsWith('products/') === true,
    isForeign: !reading.isSameLanguage,
  });
  const said = [...known.kept];
  for await (const sentence of answerQuestion({
    prompt,
    passages: known.passages,
    reading,
    signal: context.signal,
  })) {
    if (said.some((one) => one.text === sentence.text)) continue;
    said.push(numberCitations(sentence, said));
    if (!(await deliver(request, said, { from: said.length - 1, fence: known.fence }))) return 'taken';
  }
  return context.signal.aborted ? 'left' : said;
}

/** Keeps what was said, then sends what is new of it; false when a person has the conversation. */
async function deliver(
  { identity, stream }: Work,
  said: readonly Sentence[],
  { from, fence }: { from: number; fence: number },
): Promise<boolean> {
  if (!(await recordSentence(identity, said, fence))) return false;
  for (const sentence of said.slice(from)) stream.send('sentence', sentence);
  return true;
}

async function say(request: Work, known: Known, sentences: Sentence[], kind: Kind): Promise<Answer | 'taken'> {
  const { kept, fence } = known;
  const fresh = sentences.filter((sentence) => !kept.some((one) => one.text === sentence.text));
  const said = [...kept, ...fresh];
  return (await deliver(request, said, { from: kept.length, fence })) ? { sentences: said, kind } : 'taken';
}

/** The model failed: what was said stays and is marked as partial, else the standard reply. */
async function apologise(request: Work, known: Known, standard: Sentence): Promise<Answer | 'taken'> {
  await releaseQuestion(request.identity.owner, request.context.now);
  const kept = (await findMessage(request.identity))?.sentences ?? known.kept;
  if (kept.length > 0) return { sentences: kept, kind: 'partial' };
  return say(request, known, [standard], 'no_answer');
}
