/** A visitor's question to a page's assistant: what it knows of the page, and how the owner is reached (answer-message.ts). */
import { hasFeature, planAt, plans } from '../../../shared/model/account.ts';
import { inLanguage } from '../../../shared/model/page-languages.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../kit/context.ts';
import type { EventStream } from '../../kit/stream-group.ts';
import { findAccount } from '../accounts/find-account.ts';
import { listAnswers } from '../answers/find-answers.ts';
import { findTranslations } from '../languages/find-languages.ts';
import { listPosts } from '../posts/find-posts.ts';
import { listShownProducts } from '../products/find-products.ts';
import { answerLanguage, readingOf } from './answer-language.ts';
import { answerMessage, type AskedMessage, type Begun, type Knowledge } from './answer-message.ts';
import { answerQuestion } from './answer-question.ts';
import { loadAssistant } from './assistant-settings.ts';
import { findExtracts } from './find-extracts.ts';
import { passagesOf, READ_POSTS, type Passage } from './passages.ts';
import { answerPrompt } from './prompt.ts';
import { contactOf } from './visitor-contact.ts';

export type Question = AskedMessage & {
  language: LanguageValue;
  /** Of the product whose page the visitor reads. */
  productId?: string | undefined;
};

type LivePage = { accountId: string; page: PublicPage };

export async function answerVisitor(
  live: LivePage,
  question: Question,
  context: CallContext,
  stream: EventStream,
): Promise<void> {
  const account = await findAccount(live.accountId);
  if (!account || account.status !== 'active') throw new AppError('not_found');
  const owner = { accountId: live.accountId, timeZone: account.timeZone };
  const hasAssistant = hasFeature(account.plan, 'assistant', context.now);
  const questionsPerMonth = hasAssistant ? plans[planAt(account.plan, context.now)].questionsPerMonth : null;
  const read = (begun: Promise<Begun>): Promise<Knowledge> => readPage(live, question, begun);
  const answer = await answerMessage({ owner, quota: { owner, questionsPerMonth }, read }, question, context, stream);
  if (!answer) return;
  const { kind } = answer;
  const contact = kind === 'no_answer' || kind === 'limited' ? contactOf(live.page) : null;
  stream.send('done', { messageId: question.messageId, kind, contact });
}

async function readPage({ accountId, page }: LivePage, asked: Question, begun: Promise<Begun>): Promise<Knowledge> {
  const own = page.profile.pageLanguage;
  const language = answerLanguage(asked.question, asked.language, own);
  const [{ settings }, posts, answers, products, translations, { question, earlier, lines }] = await Promise.all([
    loadAssistant(accountId),
    listPosts(accountId, 'newest', READ_POSTS),
    listAnswers(accountId),
    listShownProducts(accountId),
    findTranslations(accountId, { language, own }),
    begun,
  ]);
  const passages = passagesOf({
    page,
    setup: settings.setup,
    greeting: settings.greetings.afternoon,
    posts,
    answers,
    products,
    readProductId: asked.productId,
    translations,
  });
  const { standardReply } = inLanguage(
    { page, posts: [], products: [], standardReply: settings.standardReply },
    translations,
  );
  const reading = readingOf(language, own);
  const prompt = answerPrompt({
    passages,
    question,
    history: earlier,
    lines,
    language,
    style: settings.style,
    isOnProduct: isOnProduct(passages),
    isForeign: !reading.isSameLanguage,
  });
  return {
    sources: passages.length,
    standardReply,
    extracts: () => findExtracts(question, passages),
    ask: (listener) => answerQuestion({ prompt, passages, reading, ...listener }),
  };
}

const isOnProduct = ([first]: readonly Passage[]): boolean => first?.source.startsWith('products/') === true;
