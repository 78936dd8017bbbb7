import type { restoreFromBin as contract } from '../../../shared/calls/landing-page.ts';
import type { BinKind } from '../../../shared/model/bin.ts';
import { findRemoved } from '../../domain/bin/find-bin.ts';
import { restoreEntry, restoreFilm } from '../../domain/bin/restore-entry.ts';
import { findMedia } from '../../domain/media/find-media.ts';
import { restoreMediaRow } from '../../domain/media/remove-media.ts';
import { findPost } from '../../domain/posts/find-posts.ts';
import { restorePost } from '../../domain/posts/save-post.ts';
import { findProduct } from '../../domain/products/find-products.ts';
import { restoreProduct } from '../../domain/products/save-product.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import type { OwnerContext } from '../../kit/context.ts';

type Restore = (context: OwnerContext, id: string) => Promise<void>;

const restoreByKind: Record<BinKind, Restore> = {
  contact: (context, id) => restoreEntry(context, 'contact', id),
  offer: (context, id) => restoreEntry(context, 'offer', id),
  feature: (context, id) => restoreEntry(context, 'feature', id),
  post: async (context, id) => {
    if (await findPost(context.actor.id, id)) return;
    const post = await findRemoved(context.actor.id, 'post', id, context.now);
    if (!post) throw new AppError('not_found');
    await restorePost(context, post, post);
  },
  media: async (context, id) => {
    if (await findMedia(context.actor.id, id)) return;
    const item = await findRemoved(context.actor.id, 'media', id, context.now);
    if (!item) throw new AppError('not_found');
    await restoreMediaRow(context, item);
  },
  film: restoreFilm,
  product: async (context, id) => {
    if (await findProduct(context.actor.id, id)) return;
    const product = await findRemoved(context.actor.id, 'product', id, context.now);
    if (!product) throw new AppError('not_found');
    await restoreProduct(context, product);
  },
};

export const restoreFromBin: Handler<typeof contract> = async ({ kind, id }, context) => {
  await restoreByKind[kind](context, id);
  return { restored: true };
};
