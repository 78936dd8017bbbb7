import type { getProductFile as contract } from '../../../shared/calls/product-chat.ts';
import { findChat } from '../../domain/product-chat/find-chat.ts';
import { listSharedFiles } from '../../domain/product-chat/shared-files.ts';
import { LINK_SECONDS, signDocument } from '../../domain/product-chat/stored-files.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getProductFile: Handler<typeof contract> = async (input, { now }) => {
  const { product } = await findChat(input, now);
  const { companyId, productId } = product;
  const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1_000).toISOString();
  const shared = await listSharedFiles(product);
  const files = shared.map(async ({ row: { fileId }, file: { version, name, kind, bytes, pages } }) => {
    const url = await signDocument({ companyId, productId, fileId, version }, { name, kind });
    return { fileId, name, kind, bytes, pages, url, expiresAt };
  });
  return { files: await Promise.all(files) };
};
