/** Reads the rows of a query of the `conversations` table. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { environment } from '../../kit/environment.ts';
import { queryAll, type WholeQuery } from '../../kit/query-all.ts';

export const needs: StoreNeeds = { tables: [{ table: 'conversations', actions: ['Query'] }] };

/** "All of mine" is capped: nobody reads more at once. */
export const MOST_ROWS = 1_000;

/** At most `most` rows, in the order of the query. */
export async function queryRows(
  query: Omit<WholeQuery, 'TableName'>,
  most = MOST_ROWS,
): Promise<Record<string, unknown>[]> {
  return queryAll({ TableName: environment.table('conversations'), ...query }, most);
}
