/** A summary of a product's documents and questions that they answer: made when a language is first asked for it. */
import { hasFeature } from '../../../shared/model/account.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import type { CallContext } from '../../kit/context.ts';
import { readyFile } from '../documents/document-rows.ts';
import { listDocuments } from '../documents/read-documents.ts';
import type { ProductChat } from './find-chat.ts';
import { outlineOf } from './outline.ts';
import { claimProductInfo, readProductInfo, saveProductInfo, type ProductInfo } from './product-info-rows.ts';
import { writeInfoQuestions, writeSummary } from './write-info.ts';

const nothing: ProductInfo = { summary: '', questions: [] };

/** Empty while there is nothing to make it from, while another caller makes it, and where the plan has no document chat. */
export async function loadProductInfo(
  { product, founder }: ProductChat,
  language: LanguageValue,
  { now, signal, log }: CallContext,
): Promise<ProductInfo> {
  const known = await readProductInfo(product, language);
  if (known) return known;
  if (!hasFeature(founder.plan, 'document-chat', now)) return nothing;
  const documents = await listDocuments(product.companyId, product.productId);
  if (!documents.some(readyFile) || !(await claimProductInfo(product, language))) return nothing;
  try {
    const outline = await outlineOf(product, documents);
    const [summary, questions] = await Promise.all([
      writeSummary(product, outline, language, signal),
      writeInfoQuestions(product, outline, language, { now, signal }),
    ]);
    await saveProductInfo(product, language, { summary, questions });
    return { summary, questions };
  } catch (error) {
    log.error('chat.info_failed', error);
    return nothing;
  }
}
