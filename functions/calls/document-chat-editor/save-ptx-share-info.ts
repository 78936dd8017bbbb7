import type { savePtxShareInfo as contract } from '../../../shared/calls/document-chat-editor.ts';
import { productToChange } from '../../domain/documents/own-product.ts';
import { changeProduct } from '../../domain/documents/save-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const savePtxShareInfo: Handler<typeof contract> = async ({ productId, share: wanted }, context) => {
  const before = await productToChange(context, productId);
  const { visibility, allowedAgents, requiredLevel, embedSites } = wanted;
  const share = {
    visibility,
    allowedAgents: allowedAgents && [...new Set(allowedAgents)],
    requiredLevel,
    embedSites: [...new Set(embedSites)],
  };
  const product = await changeProduct(context, before, { share });
  return { share: product.share };
};
