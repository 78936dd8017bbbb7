import type { getPtPage as contract } from '../../../shared/calls/product-chat.ts';
import { findChat } from '../../domain/product-chat/find-chat.ts';
import { loadPageView } from '../../domain/product-chat/page-view.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getPtPage: Handler<typeof contract> = async ({ fileId, version, page, ...address }, context) => {
  const { product } = await findChat(address, context.now);
  return loadPageView(product, { fileId, version, page }, context);
};
