/** Asks what visitors ask, through what answers them. */
import { findPassages } from '../../../functions/domain/knowledge/retrieve.ts';
import type { FoundPassage } from '../../../functions/domain/knowledge/document-page.ts';
import { answerProduct } from '../../../functions/domain/product-chat/answer-product.ts';
import { findMessage } from '../../../functions/domain/conversations/record-message.ts';
import type { CallContext } from '../../../functions/kit/context.ts';
import { createLogger } from '../../../functions/kit/logger.ts';
import type { Sentence } from '../../../shared/model/conversation.ts';
import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import { languageValue, type ReadDocument } from './company.ts';
import type { BenchDocument } from './documents.ts';
import type { BenchQuestion } from './question.ts';

export type Asked = {
  document: ReadDocument;
  /** The other documents of its product. */
  siblings: readonly ReadDocument[];
  question: BenchQuestion;
  found: FoundPassage[];
  /** What was answered; none where the documents were said not to hold it. */
  sentences: Sentence[];
  /** Sources that came with a refusal. */
  refusalSources: number;
  firstMs: number | null;
  totalMs: number;
  retrievalMs: number;
  cost: { inputTokens: number; outputTokens: number; costMicros: number } | null;
};

/** All questions about the documents, one after the other: times are those of a chat without a queue. */
export async function askAll(
  documents: readonly ReadDocument[],
  questionsOf: (document: BenchDocument) => readonly BenchQuestion[] = ({ questions }) => questions,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const document of documents) {
    const siblings = documents.filter((one) => one !== document && one.chat === document.chat);
    for (const question of questionsOf(document.document)) {
      asked.push(await ask(document, siblings, question));
    }
  }
  return asked;
}

async function ask(document: ReadDocument, siblings: readonly ReadDocument[], question: BenchQuestion): Promise<Asked> {
  const { companyId, productId } = document.chat.product;
  const searchedAt = performance.now();
  const found = await findPassages({
    companyId,
    productId,
    question: question.question,
    history: [],
    now: new Date(),
  });
  const retrievalMs = performance.now() - searchedAt;
  const language = languageValue(question.language ?? document.document.language);
  const message = { conversationId: ulid(), messageId: ulid(), question: question.question, language };
  const askedAt = performance.now();
  const sent: Sentence[] = [];
  let firstMs: number | null = null;
  let kind = '';
  await answerProduct(document.chat, message, contextOf(language), {
    send: (event, data) => {
      if (event === 'sentence') {
        firstMs ??= performance.now() - askedAt;
        sent.push(data as Sentence);
      }
      if (event === 'done') ({ kind } = data as { kind: string });
    },
  });
  const totalMs = performance.now() - askedAt;
  const isAnswered = kind === 'answered';
  const owner = { accountId: productId, timeZone: document.chat.founder.timeZone };
  const kept = await findMessage({ owner, ...message });
  return {
    document,
    siblings,
    question,
    found,
    sentences: isAnswered ? sent : [],
    refusalSources: isAnswered ? 0 : sent.flatMap(({ citations }) => citations).length,
    firstMs,
    totalMs,
    retrievalMs,
    cost: kept?.cost ?? null,
  };
}

function contextOf(language: CallContext['language']): CallContext {
  return {
    now: new Date(),
    newId: (at) => ulid(at?.getTime()),
    randomBytes: (length) => randomBytes(length),
    requestId: ulid(),
    client: { address: '127.0.0.1', country: null, userAgent: 'bench', isPrefetch: false },
    device: { name: null, keep: () => undefined },
    actor: null,
    raw: null,
    paging: { nowPage: 1, pageSize: 20, orderBy: '' },
    language,
    log: createLogger(),
    signal: new AbortController().signal,
  };
}
