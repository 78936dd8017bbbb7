/** A saved list against the one before it: what is gone goes into the bin, what is there again leaves it. */
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { BinKind } from '../../../shared/model/bin.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { PageDraft } from '../../../shared/model/page.ts';
import { environment } from '../../kit/environment.ts';
import { removalAt, removedKey } from './bin-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'DeleteItem'] }] };

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The list of a draft that entries of a kind stand in. */
export const lists = { contact: 'contacts', offer: 'offers', feature: 'features' } as const satisfies Partial<
  Record<BinKind, keyof PageDraft>
>;
export type ListKind = keyof typeof lists;

/**
 * For the transaction that saves the draft. One save changes contacts, or offers and features: with every entry exchanged
 * these are 96 items, and a transaction holds 100.
 */
export function keepRemoved(accountId: string, before: PageDraft, after: PageDraft, now: Date): TransactItem[] {
  return (Object.keys(lists) as ListKind[]).flatMap((kind) => {
    const had: readonly Entry[] = before[lists[kind]];
    const has: readonly Entry[] = after[lists[kind]];
    const gone = without(had, has).map((entry) => ({
      Put: {
        TableName: environment.table('pages'),
        Item: { ...removedKey(accountId, kind, entry.id), ...entry, ...removalAt(now) },
      },
    }));
    const back = without(has, had).map(({ id }) => ({
      Delete: { TableName: environment.table('pages'), Key: removedKey(accountId, kind, id) },
    }));
    return [...gone, ...back];
  });
}

type Entry = { id: string };

function without(list: readonly Entry[], others: readonly Entry[]): Entry[] {
  const ids = new Set(others.map(({ id }) => id));
  return list.filter(({ id }) => !ids.has(id));
}
