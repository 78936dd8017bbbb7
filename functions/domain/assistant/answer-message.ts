/**
 * A visitor's question from beginning to end, whatever the chat answers from: one answer for one message id, whatever
 * happens to connections. The question is reserved against the plan before the model is called, each sentence is kept
 * before it is sent, and the transcript is the server's own. Where a person holds the conversation the question is
 * theirs: it is kept, and the assistant is silent.
 */
import type { Line, Message, Sentence } from '../../../shared/model/conversation.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import type { EventStream } from '../../kit/stream-group.ts';
import { countQuestion, type PageOwner } from '../conversations/figures.ts';
import { readTranscript } from '../conversations/find-conversation.ts';
import { isHeld } from '../conversations/hold-state.ts';
import { openConversation } from '../conversations/open-conversation.ts';
import { releaseQuestion, reserveQuestion } from '../conversations/question-quota.ts';
import {
  beginMessage,
  findMessage,
  finishMessage,
  leaveMessage,
  recordSentence,
  type AnswerCost,
  type HeldMessage,
} from '../conversations/record-message.ts';
import type { AnswerListener } from './answer-question.ts';
import { followMessage } from './follow-message.ts';
import { costOf } from './model.ts';
import { numberCitations } from './number-citations.ts';

/** So often the model is asked again for a message whose visitor left while it spoke. */
const MOST_LEAVES = 3;

/** Connections that died while this one waited for their answers. */
const MOST_FOLLOWED = 3;

/** A visitor's question as it came. */
export type AskedMessage = { conversationId: string; messageId: string; question: string };

/** What a chat answers for, and from what. */
export type Chat = {
  /** Whose conversation it is: a page's owner, or a product. */
  owner: PageOwner;
  /** Against whose month the question counts. */
  quota: {
    owner: PageOwner;
    /** Null where the plan has no assistant, which then says its standard reply; with 0 it gives extracts. */
    questionsPerMonth: number | null;
  };
  read: (begun: Promise<Begun>) => Promise<Knowledge>;
};

/** A message that was begun, and what was said before it. */
export type Begun = {
  /** As it was sent first, also when it is sent again in other words. */
  question: string;
  earlier: Message[];
  lines: Line[];
  /** A person has the conversation: nothing will be answered. */
  isPersons: boolean;
};

/** What a chat knows for one question. */
export type Knowledge = {
  /** How many passages are read. */
  sources: number;
  standardReply: string;
  /** Without a model. */
  extracts: () => Sentence[];
  /** The model's sentences, each checked; throws what the model throws. */
  ask: (listener: AnswerListener) => AsyncGenerator<Sentence>;
};

/** `isGap`: the assistant looked, and found no answer. */
export type Answer = { sentences: Sentence[]; kind: Message['kind']; isGap?: boolean; cost?: AnswerCost | null };

/** The answer, kept, counted and sent; null when the visitor left: the next connection goes on with it. */
export async function answerMessage(
  chat: Chat,
  message: AskedMessage,
  context: CallContext,
  stream: EventStream,
): Promise<Answer | null> {
  const { owner } = chat;
  const { conversationId, messageId } = message;
  const identity: HeldMessage = { owner, conversationId, messageId, holder: context.newId() };
  // A message of another page under this id is not found here.
  const [, conversation] = await Promise.all([
    findMessage(identity),
    openConversation(owner.accountId, conversationId, context.now),
  ]);
  const hold = { fence: conversation?.fence ?? 0, isHeld: conversation !== null && isHeld(conversation) };
  let sent = 0;
  for (let followed = 0; followed < MOST_FOLLOWED; followed += 1) {
    if (await beginMessage(identity, { question: message.question, fence: hold.fence }, context.now)) {
      return work({ chat, identity, message, context, stream, hold, sent });
    }
    const answer = await followMessage(identity, stream, context.signal);
    if (!('left' in answer)) return answer;
    sent = answer.left;
  }
  throw new AppError('conflict');
}

type Work = {
  chat: Chat;
  identity: HeldMessage;
  message: AskedMessage;
  context: CallContext;
  stream: EventStream;
  /** How the conversation stood when this connection came. */
  hold: { fence: number; isHeld: boolean };
  /** Sentences that this connection was given while another one was answering. */
  sent: number;
};

type Known = Begun & {
  knowledge: Knowledge;
  /** What an earlier connection was already given. */
  kept: Sentence[];
  /** How often the visitor left while the model was answering this message. */
  timesLeft: number;
  /** Of the message. */
  fence: number;
};

async function work(request: Work): Promise<Answer | null> {
  const beginning = begin(request);
  const [begun, knowledge] = await Promise.all([beginning, request.chat.read(beginning)]);
  const known: Known = { ...begun, knowledge };
  announce(request, known);
  const answer = known.isPersons ? 'taken' : await findAnswer(request, known);
  return answer && finish(request, known, answer);
}

async function begin({ identity, message, context, hold }: Work): Promise<Omit<Known, 'knowledge'>> {
  const { owner, conversationId } = identity;
  const [transcript, sent] = await Promise.all([
    readTranscript({ accountId: owner.accountId, conversationId }, null, context.now),
    findMessage(identity),
  ]);
  const fence = sent?.fence ?? hold.fence;
  return {
    question: sent?.question ?? message.question,
    earlier: transcript.messages.filter(({ messageId }) => messageId !== message.messageId),
    lines: transcript.lines,
    isPersons: hold.isHeld || hold.fence !== fence,
    kept: sent?.sentences ?? [],
    timesLeft: sent?.timesLeft ?? 0,
    fence,
  };
}

/** Keeps and counts the answer. When a person came in between it is theirs to answer, from what was said on. */
async function finish(request: Work, known: Known, answer: Answer | 'taken'): Promise<Answer> {
  const { identity, context } = request;
  const said = answer === 'taken' ? await leaveToPerson(identity) : answer;
  const fence = answer === 'taken' ? null : known.fence;
  const ending = { ...said, question: known.question, isFirst: known.earlier.length === 0, fence };
  const ended = await finishMessage(identity, ending, context.now);
  if (ended === 'lost') throw new AppError('conflict');
  if (ended === 'taken') return finish(request, known, 'taken');
  if (said.kind !== 'person') await countQuestion(identity.owner, known.question, context.now);
  return said;
}

async function leaveToPerson(identity: HeldMessage): Promise<Answer> {
  return { sentences: (await findMessage(identity))?.sentences ?? [], kind: 'person' };
}

function announce({ message, stream, sent }: Work, { knowledge, isPersons, kept }: Known): void {
  const { conversationId, messageId } = message;
  if (!isPersons) stream.send('meta', { conversationId, messageId, state: 'reading', sources: knowledge.sources });
  for (const sentence of kept.slice(sent)) stream.send('sentence', sentence);
}

async function findAnswer(request: Work, known: Known): Promise<Answer | 'taken' | null> {
  const { chat, context } = request;
  const { quota } = chat;
  const standard: Sentence = { text: known.knowledge.standardReply, citations: [] };
  if (quota.questionsPerMonth === null) return say(request, known, [standard], 'no_answer');
  if (!(await mayAsk(quota.owner, quota.questionsPerMonth, known.timesLeft, context.now))) {
    return say(request, known, [...known.knowledge.extracts(), standard], 'limited');
  }
  const said = await askModel(request, known).catch((error: unknown) => toFailure(error, context));
  if (said === 'failed') return apologise(request, known, standard);
  if (said === 'left') return leave(request);
  if (said === 'lost') return giveUp(request);
  if (said === 'taken') return giveToPerson(request);
  const { sentences, cost } = said;
  if (sentences.length > 0) return { sentences, kind: 'answered', cost };
  const reply = await say(request, known, [standard], 'no_answer');
  return reply === 'taken' ? reply : { ...reply, isGap: true, cost };
}

/** A message counts once, however often its visitor leaves and comes back to it. */
async function mayAsk(payer: PageOwner, questionsPerMonth: number, timesLeft: number, now: Date): Promise<boolean> {
  if (timesLeft > 0) return timesLeft < MOST_LEAVES;
  return reserveQuestion(payer, questionsPerMonth, now);
}

/** A visitor who leaves stops the model, and that may look like a failure of it. */
function toFailure(error: unknown, { signal, log }: CallContext): 'left' | 'lost' | 'failed' {
  if (error instanceof AppError && error.code === 'conflict') return 'lost';
  if (signal.aborted) return 'left';
  log.error('assistant.model_failed', error);
  return 'failed';
}

/** Another connection has taken the message over and answers it; what this one has to say counts no more. */
async function giveUp({ chat, context }: Work): Promise<never> {
  await releaseQuestion(chat.quota.owner, context.now);
  throw new AppError('conflict');
}

/** A person came while the model spoke: the question is given back, and nothing more is said to it. */
async function giveToPerson({ chat, context }: Work): Promise<'taken'> {
  await releaseQuestion(chat.quota.owner, context.now);
  return 'taken';
}

/** The visitor left: the question counts, as the model was asked, and whoever asks again goes on with the message. */
async function leave({ identity }: Work): Promise<null> {
  await leaveMessage(identity);
  return null;
}

type Said = { sentences: Sentence[]; cost: AnswerCost | null };

/** Hands the model's sentences on. Throws what the model throws, or `conflict` when another connection took over. */
async function askModel(request: Work, known: Known): Promise<Said | 'left' | 'taken'> {
  const { signal } = request.context;
  let cost: AnswerCost | null = null;
  const said = [...known.kept];
  const sentences = known.knowledge.ask({ signal, onUsage: (usage) => (cost = costOf(usage)) });
  for await (const sentence of sentences) {
    if (said.some((one) => one.text === sentence.text)) continue;
    said.push(numberCitations(sentence, said));
    if (!(await deliver(request, said, { from: said.length - 1, fence: known.fence }))) return 'taken';
  }
  return signal.aborted ? 'left' : { sentences: said, cost };
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

async function say(
  request: Work,
  known: Known,
  sentences: Sentence[],
  kind: Message['kind'],
): Promise<Answer | 'taken'> {
  const { kept, fence } = known;
  const fresh = sentences.filter((sentence) => !kept.some((one) => one.text === sentence.text));
  const said = [...kept, ...fresh];
  return (await deliver(request, said, { from: kept.length, fence })) ? { sentences: said, kind } : 'taken';
}

/** The model failed: what was said stays and is marked as partial, else the standard reply. */
async function apologise(request: Work, known: Known, standard: Sentence): Promise<Answer | 'taken'> {
  await releaseQuestion(request.chat.quota.owner, request.context.now);
  const kept = (await findMessage(request.identity))?.sentences ?? known.kept;
  if (kept.length > 0) return { sentences: kept, kind: 'partial' };
  return say(request, known, [standard], 'no_answer');
}
