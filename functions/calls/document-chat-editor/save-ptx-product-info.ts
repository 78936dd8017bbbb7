import type { savePtxProductInfo as contract } from '../../../shared/calls/document-chat-editor.ts';
import { productToChange } from '../../domain/documents/own-product.ts';
import { changeProduct } from '../../domain/documents/save-product.ts';
import { ownPhotos } from '../../domain/pages/own-photos.ts';
import type { Handler } from '../../kit/call-group.ts';

export const savePtxProductInfo: Handler<typeof contract> = async ({ productId, texts }, context) => {
  const before = await productToChange(context, productId);
  // A logo that a colleague chose may stay.
  if (texts.logo?.path !== before.texts.logo?.path) ownPhotos([texts.logo], context.actor.id);
  const product = await changeProduct(context, before, { texts });
  return { texts: product.texts };
};
