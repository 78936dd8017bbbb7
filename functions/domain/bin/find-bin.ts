/** Reads the bin. */
import * as z from 'zod';
import { binKinds, type BinEntry, type BinKind } from '../../../shared/model/bin.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { ContactEntry, Feature, Offer } from '../../../shared/model/page.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { MediaRow } from '../media/media-rows.ts';
import { PostRow } from '../pages/page-rows.ts';
import { ProductRow } from '../products/product-rows.ts';
import { isExpired, Removal, REMOVED_PREFIX, removedKey } from './bin-rows.ts';
import { Film } from '../../../shared/model/film.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem', 'Query'] }] };

/** Rows that are read at most: more than a person removes in thirty days. */
const MOST_ROWS = 1_000;

/** What a row of each kind holds, beside the time of its removal. */
const schemas = {
  contact: z.object(ContactEntry.shape),
  offer: z.object(Offer.shape),
  feature: z.object(Feature.shape),
  post: PostRow,
  media: MediaRow,
  film: z.object(Film.shape),
  product: ProductRow,
} as const satisfies Record<BinKind, z.ZodType>;

export type RemovedThing<Kind extends BinKind> = z.infer<(typeof schemas)[Kind]>;

/** What can still be had back, newest first. */
export async function listBin(accountId: string, now: Date): Promise<BinEntry[]> {
  const items = await listBelow('pages', { pk: `OWN#${accountId}`, sk: REMOVED_PREFIX }, MOST_ROWS);
  return items
    .flatMap((item) => toEntry(item, now))
    .toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt));
}

function toEntry(item: Record<string, unknown>, now: Date): BinEntry[] {
  const kind = binKinds.find((name) => String(item['sk']).startsWith(removedKey('', name, '').sk));
  // Answers of the assistant are removed in the same way, and had back where they were.
  if (!kind) return [];
  const removal = Removal.parse(item);
  if (isExpired(removal, now)) return [];
  const daysLeft = Math.ceil((removal.expiresAt * 1_000 - now.getTime()) / 86_400_000);
  return [{ kind, ...wordsOf[kind](item), deletedAt: removal.deletedAt, daysLeft }];
}

type Words = Pick<BinEntry, 'id' | 'title' | 'photo'>;

/** What each kind is known by. */
const wordsOf: Record<BinKind, (item: unknown) => Words> = {
  contact: (item) => {
    const { id, displayText, value } = schemas.contact.parse(item);
    return { id, title: displayText || value, photo: null };
  },
  offer: (item) => {
    const { id, title, photo } = schemas.offer.parse(item);
    return { id, title, photo };
  },
  feature: (item) => {
    const { id, title } = schemas.feature.parse(item);
    return { id, title, photo: null };
  },
  post: (item) => {
    const { postId, title, photo } = schemas.post.parse(item);
    return { id: postId, title, photo };
  },
  media: (item) => {
    const { photo, name } = schemas.media.parse(item);
    return { id: photo.mediaId, title: name, photo };
  },
  product: (item) => {
    const { productId, title, photo } = schemas.product.parse(item);
    return { id: productId, title, photo };
  },
  film: (item) => {
    const { filmId, name, poster } = schemas.film.parse(item);
    return { id: filmId, title: name, photo: poster };
  },
};

/** What was removed under this id and can still be had back; null for another account's and for none alike. */
export async function findRemoved<Kind extends BinKind>(
  accountId: string,
  kind: Kind,
  id: string,
  now: Date,
): Promise<RemovedThing<Kind> | null> {
  const item = await readRow('pages', removedKey(accountId, kind, id));
  if (!item || isExpired(Removal.parse(item), now)) return null;
  return schemas[kind].parse(item) as RemovedThing<Kind>;
}
