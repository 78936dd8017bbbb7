import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readRow } from '../../kit/read-row.ts';
import { PagePicture, pictureKey } from './page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem'] }] };

/** What was last drawn, or failed to be, for the link of an account's page; null: nothing yet. */
export async function findPicture(accountId: string): Promise<PagePicture | null> {
  const item = await readRow('pages', pictureKey(accountId));
  return item ? PagePicture.parse(item) : null;
}
