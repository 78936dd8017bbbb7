/** A saved list against the one before it: what is gone goes into the bin, what is there again leaves it. */
import type { BinKind } from '../../../shared/model/bin.ts';
import type { Film } from '../../../shared/model/film.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { PageDraft } from '../../../shared/model/page.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { removalAt, removedKey } from './bin-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'DeleteItem'] }] };

/** The list of a draft that entries of a kind stand in. */
export const lists = { contact: 'contacts', offer: 'offers', feature: 'features' } as const satisfies Partial<
  Record<BinKind, keyof PageDraft>
>;
export type ListKind = keyof typeof lists;

/**
 * For the transaction that saves the draft. One save changes contacts, or offers and features, or the design: with every
 * entry exchanged these are 96 items, and a transaction holds 100.
 */
export function keepRemoved(accountId: string, before: PageDraft, after: PageDraft, now: Date): TransactItem[] {
  const entries = (Object.keys(lists) as ListKind[]).flatMap((kind) => {
    const had: readonly Entry[] = before[lists[kind]];
    const has: readonly Entry[] = after[lists[kind]];
    const gone = without(had, has).map((entry) => putRemoved(accountId, kind, entry.id, entry, now));
    const back = without(has, had).map(({ id }) => deleteRemoved(accountId, kind, id));
    return [...gone, ...back];
  });
  return [...entries, ...keepRemovedFilm(accountId, before.design.film, after.design.film, now)];
}

/** A film is one or none: what is replaced is removed. */
function keepRemovedFilm(accountId: string, before: Film | null, after: Film | null, now: Date): TransactItem[] {
  if (before?.filmId === after?.filmId) return [];
  return [
    ...(before ? [putRemoved(accountId, 'film', before.filmId, before, now)] : []),
    ...(after ? [deleteRemoved(accountId, 'film', after.filmId)] : []),
  ];
}

function putRemoved(accountId: string, kind: BinKind, id: string, thing: object, now: Date): TransactItem {
  const item = { ...removedKey(accountId, kind, id), ...thing, ...removalAt(now) };
  return { Put: { TableName: environment.table('pages'), Item: item } };
}

function deleteRemoved(accountId: string, kind: BinKind, id: string): TransactItem {
  return { Delete: { TableName: environment.table('pages'), Key: removedKey(accountId, kind, id) } };
}

type Entry = { id: string };

function without(list: readonly Entry[], others: readonly Entry[]): Entry[] {
  const ids = new Set(others.map(({ id }) => id));
  return list.filter(({ id }) => !ids.has(id));
}
