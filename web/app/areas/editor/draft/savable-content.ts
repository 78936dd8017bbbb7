/** Which offers and features the server would take. */
import { Feature, Offer, type PageDraft } from '../../../../../shared/model/page.ts';
import { faultyFields } from '../content/content-rules.ts';
import type { RefusedValue } from './refused-values.ts';

/** Lists that are not here stay as they are. */
export type ContentChange = { offers?: Offer[]; features?: Feature[] };

/**
 * The lists of `draft` that differ from `base`, in their stored form. A field that cannot be saved stays as it was saved
 * last; an item that never was saved waits until it is complete.
 */
export function changedContent(
  base: PageDraft,
  draft: PageDraft,
  refused: readonly RefusedValue[],
): ContentChange | undefined {
  const offers = draft.offers.flatMap((offer) => savableItem(Offer, offer, findIn(base.offers, offer), refused));
  const features = draft.features.flatMap((item) => savableItem(Feature, item, findIn(base.features, item), refused));
  const change: ContentChange = {
    ...(!isSame(offers, base.offers) && { offers }),
    ...(!isSame(features, base.features) && { features }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}

type Schema<Item> = { shape: typeof Offer.shape | typeof Feature.shape; parse: (item: unknown) => Item };

function savableItem<Item extends Offer | Feature>(
  schema: Schema<Item>,
  item: Item,
  saved: Item | undefined,
  refused: readonly RefusedValue[],
): Item[] {
  const faulty = faultyFields(schema.shape, item, refused);
  if (faulty.length > 0 && saved === undefined) return [];
  const kept = Object.entries(saved ?? {}).filter(([field]) => faulty.includes(field));
  return [schema.parse({ ...item, ...Object.fromEntries(kept) })];
}

function findIn<Item extends Offer | Feature>(items: readonly Item[], { id }: Item): Item | undefined {
  return items.find((item) => item.id === id);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
