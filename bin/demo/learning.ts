/** Questions to learn the demo's first product by: made from its documents as its company would have them made. */
import { levelRules } from '../../shared/model/learning.ts';
import { findAccount, findAccountIdByEmail } from '../../functions/domain/accounts/find-account.ts';
import { listDocumentProducts } from '../../functions/domain/documents/read-documents.ts';
import { listQuestions } from '../../functions/domain/learning/find-questions.ts';
import { makeQuestions } from '../../functions/domain/learning/make-questions.ts';
import { reviewQuestion } from '../../functions/domain/learning/save-question.ts';
import { contextOf } from './company.ts';
import { demoChatProducts, FOUNDER_EMAIL } from './company-products.ts';

/** The first level is approved, the second waits for its review. Does nothing where there are questions. */
export async function seedLearning(now: Date): Promise<void> {
  const founder = await findAccount((await findAccountIdByEmail(FOUNDER_EMAIL)) ?? '');
  if (!founder) return;
  const products = await listDocumentProducts(founder.accountId);
  const product = products.find(({ name }) => name === demoChatProducts[0]?.name);
  if (!product || (await listQuestions(founder.accountId, product.productId)).length > 0) return;
  const context = contextOf(founder, now, 'learning');
  for (let approved = 0; approved < levelRules[1].questions;) {
    const made = await makeQuestions(product, 1, context);
    for (const question of made) await reviewQuestion(founder.accountId, question, { state: 'approved' }, now);
    approved += made.length;
  }
  await makeQuestions(product, 2, context);
}
