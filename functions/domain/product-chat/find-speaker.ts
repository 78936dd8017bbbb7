/** Whose a visitor's conversation is. */
import { AppError } from '../../kit/app-error.ts';
import { findLivePageByName } from '../pages/find-page.ts';
import { findSharedProduct } from './find-chat.ts';

/** The owner of a live page, or a product that is shared. Throws `not_found`, and `product_removed`. */
export async function findSpeaker({
  agentName,
  documentProductId,
}: {
  agentName: string;
  documentProductId?: string | undefined;
}): Promise<string> {
  if (documentProductId !== undefined) return (await findSharedProduct(documentProductId)).product.productId;
  const live = await findLivePageByName(agentName);
  if (!live) throw new AppError('not_found');
  return live.accountId;
}
