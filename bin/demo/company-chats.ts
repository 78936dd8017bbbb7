/**
 * 28 days of questions to the products of the demo's company. Each question is asked once as a visitor asks it, with the
 * same code, before these days began; the answer, with its sources, is what the visitors of these days read.
 */
import { findAccount, findAccountIdByEmail } from '../../functions/domain/accounts/find-account.ts';
import type { AccountRow } from '../../functions/domain/accounts/account-rows.ts';
import { usageKey } from '../../functions/domain/conversations/conversation-rows.ts';
import { listConversations } from '../../functions/domain/conversations/find-conversation.ts';
import { lastDays, monthIn } from '../../functions/domain/conversations/owner-days.ts';
import { findMessage } from '../../functions/domain/conversations/record-message.ts';
import { listDocumentProducts } from '../../functions/domain/documents/read-documents.ts';
import { answerProduct } from '../../functions/domain/product-chat/answer-product.ts';
import { chatOwner, findSharedProduct } from '../../functions/domain/product-chat/find-chat.ts';
import { chatsOf, dayRows, DAYS, gapRows, weight, writeRows, type Asked, type Exchange, type Row } from './chats.ts';
import { contextOf } from './company.ts';
import { demoChatProducts, FOUNDER_EMAIL, type DemoChatProduct } from './company-products.ts';
import { demoUuid } from './random.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Nearly every third visitor of a chat asks something. */
const VIEWS_PER_CHAT = 3;

/** When the documents are read. Does nothing where there were visitors already. */
export async function seedCompanyChats(now: Date): Promise<void> {
  const founder = await findAccount((await findAccountIdByEmail(FOUNDER_EMAIL)) ?? '');
  if (!founder) return;
  const products = await listDocumentProducts(founder.accountId);
  let asked = 0;
  for (const demo of demoChatProducts) {
    const product = products.find(({ name, share }) => name === demo.name && share.visibility !== 'off');
    if (!product) continue;
    const { productId } = product;
    if ((await listConversations(productId, 'newest', now)).length > demo.asked.length) return;
    const { rows, questions } = await visitorsOf(founder, demo, productId, now);
    await writeRows(rows);
    asked += questions;
  }
  if (asked > 0) await writeRows([{ ...usageKey(founder.accountId, monthIn(founder.timeZone, now)), used: asked }]);
}

async function visitorsOf(founder: AccountRow, demo: DemoChatProduct, productId: string, now: Date) {
  const exchanges = await askAll(founder, demo, productId, now);
  const asked: Asked = {
    seed: `chat ${demo.key}`,
    ownerId: productId,
    chatsPerDay: demo.views / VIEWS_PER_CHAT,
    exchanges: exchanges.filter(({ kind }) => kind === 'answered'),
    gaps: exchanges.filter(({ kind }) => kind === 'no_answer'),
    ratings: { up: 0.24, down: 0.04 },
  };
  const days = lastDays(founder.timeZone, now, DAYS);
  const chats = chatsOf(asked, days, now);
  const visitsOn = (day: string, index: number): Row => ({
    views: Math.round(demo.views * weight(asked.seed, day, index)),
  });
  const rows = [
    ...chats.flatMap((chat) => chat.rows),
    ...gapRows(productId, chats),
    ...days.flatMap((day, index) => dayRows(productId, day, chats, visitsOn(day, index))),
  ];
  return { rows, questions: chats.reduce((sum, { messages }) => sum + messages.length, 0) };
}

/** Each in a conversation of its own, a minute apart. */
async function askAll(founder: AccountRow, demo: DemoChatProduct, productId: string, now: Date): Promise<Exchange[]> {
  const chat = { ...(await findSharedProduct(productId)), agent: null };
  const owner = chatOwner(chat);
  const exchanges: Exchange[] = [];
  for (const [index, question] of demo.asked.entries()) {
    const at = new Date(now.getTime() - (DAYS + 1) * DAY_MS + index * MINUTE_MS);
    const ids = { conversationId: demoUuid(`${demo.key} ${question}`), messageId: demoUuid(`asked ${question}`) };
    const context = { ...contextOf(founder, at, `${demo.key} ${index}`), actor: null };
    await answerProduct(chat, { ...ids, question, language: 'en_us' }, context, { send: () => undefined });
    const message = await findMessage({ owner, ...ids });
    if (!message) throw new Error(`"${question}" was asked, and left no message.`);
    const { sentences, kind, cost } = message;
    exchanges.push({ question, sentences, kind, ...(cost && { cost }) });
  }
  return exchanges;
}
