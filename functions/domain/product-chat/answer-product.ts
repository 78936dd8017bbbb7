/** A visitor's question over a product's documents: what is known for it, and what comes with the answer (answer-message.ts). */
import { hasFeature, planAt, plans } from '../../../shared/model/account.ts';
import { startTexts } from '../assistant/assistant-words.ts';
import { fill } from '../../kit/read-texts.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type { CallContext } from '../../kit/context.ts';
import type { EventStream } from '../../kit/stream-group.ts';
import { listAnswers } from '../answers/find-answers.ts';
import { answerLanguage, readingOf } from '../assistant/answer-language.ts';
import {
  answerMessage,
  type Answer,
  type AskedMessage,
  type Begun,
  type Knowledge,
} from '../assistant/answer-message.ts';
import { answerQuestion } from '../assistant/answer-question.ts';
import { answerPrompt } from '../assistant/prompt.ts';
import { listDocuments } from '../documents/read-documents.ts';
import { findPassages } from '../knowledge/retrieve.ts';
import { chatExtracts, chatPassages } from './chat-passages.ts';
import { chatOwner, type ProductChat } from './find-chat.ts';
import { followUpsOf } from './follow-ups.ts';

export type ProductQuestion = AskedMessage & { language: LanguageValue };

export async function answerProduct(
  chat: ProductChat,
  question: ProductQuestion,
  context: CallContext,
  stream: EventStream,
): Promise<void> {
  const { founder } = chat;
  const owner = chatOwner(chat);
  const payer = { accountId: founder.accountId, timeZone: founder.timeZone };
  const questionsPerMonth = questionsOf(chat, context.now);
  const read = (begun: Promise<Begun>): Promise<Knowledge> => readDocuments(chat, question, begun, context.now);
  const answer = await answerMessage(
    { owner, quota: { owner: payer, questionsPerMonth }, read },
    question,
    context,
    stream,
  );
  if (!answer) return;
  stream.send('done', {
    messageId: question.messageId,
    kind: answer.kind,
    isPersonOffered: isPersonOffered(answer),
    followUps: await followUpsOf(chat, question, answer, context.now),
  });
}

/** None where the company's plan has no document chat: visitors then get extracts, and nothing is asked of a model. */
function questionsOf({ founder }: ProductChat, now: Date): number {
  return hasFeature(founder.plan, 'document-chat', now) ? plans[planAt(founder.plan, now)].questionsPerMonth : 0;
}

const isPersonOffered = ({ kind }: Answer): boolean => kind === 'no_answer' || kind === 'limited';

async function readDocuments(
  { product, company }: ProductChat,
  asked: ProductQuestion,
  begun: Promise<Begun>,
  now: Date,
): Promise<Knowledge> {
  const { companyId, productId } = product;
  const [{ question, earlier, lines, isPersons }, answers, documents] = await Promise.all([
    begun,
    listAnswers(productId),
    listDocuments(companyId, productId),
  ]);
  const language = answerLanguage(question, asked.language, product.texts.language);
  const history = earlier.map((message) => message.question);
  const found = isPersons ? [] : await findPassages({ companyId, productId, question, history, now });
  const passages = await chatPassages({ product, documents, found, answers, question, language });
  const prompt = answerPrompt({
    passages,
    question,
    history: earlier,
    lines,
    language,
    style: 'formal',
    isOfDocuments: true,
    isForeign: passages.some(({ foreign }) => foreign !== undefined),
  });
  // Each passage says for itself in which language it is.
  const reading = readingOf(language, language);
  return {
    sources: passages.length,
    standardReply: product.texts.standardReply || fill(startTexts(language).standardReply, { owner: company.name }),
    extracts: () => chatExtracts(question, passages),
    ask: (listener) => answerQuestion({ prompt, passages, reading, ...listener }),
  };
}
