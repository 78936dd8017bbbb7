/** Goes through what belongs to an account, a part at a time, with what each row leads to (data-map.ts). */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { TableName } from '../../../shared/model/resources.ts';
import { environment } from '../../kit/environment.ts';
import { queryAll } from '../../kit/query-all.ts';
import { readRow } from '../../kit/read-row.ts';
import { kindOfKey, type Key, type Lead, type Row } from './data-map.ts';

export const needs: StoreNeeds = {
  tables: (['accounts', 'pages', 'conversations', 'billing', 'knowledge', 'insurance'] as const).map((table) => ({
    table,
    actions: ['GetItem', 'Query'],
  })),
};

/** Rows of one part. */
export const PART = 500;

export const keyOf = (row: Row): Key => ({ pk: String(row['pk']), sk: String(row['sk']) });

/** Rows of a partition as they are now, from behind `after`. */
export function readPart(table: TableName, pk: string, after = ''): Promise<Row[]> {
  return queryAll(
    {
      TableName: environment.table(table),
      KeyConditionExpression: 'pk = :pk AND sk > :after',
      ExpressionAttributeValues: { ':pk': pk, ':after': after || ' ' },
      ConsistentRead: true,
    },
    PART,
  );
}

/** Rows of a partition of the index by time. */
export function readIndexPart(table: TableName, gsiPk: string): Promise<Row[]> {
  return queryAll(
    {
      TableName: environment.table(table),
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :pk',
      ExpressionAttributeValues: { ':pk': gsiPk },
    },
    PART,
  );
}

/** What a row leads to, by the map. */
export function leadsOf(table: TableName, row: Row, accountId: string): Lead[] {
  const { found } = kindOfKey(table, String(row['pk']));
  return found.by === 'partition' || found.by === 'led' ? (found.leadsTo?.(row, accountId) ?? []) : [];
}

/** Tables whose rows name a company in place of an account. */
const ofCompany: readonly TableName[] = ['knowledge', 'insurance'];

/** Whether a row that another one leads to is the account's. */
export function isOwn(table: TableName, row: Row, accountId: string): boolean {
  const { found } = kindOfKey(table, String(row['pk']));
  const isUnnamed = found.by === 'led' && found.isUnnamed === true;
  const owners = [
    row[ofCompany.includes(table) && row['accountId'] === undefined ? 'companyId' : 'accountId'],
    ...(isTie(row) ? [row['agentId'], row['agencyId']] : []),
  ];
  return isUnnamed || owners.includes(accountId);
}

/** The tie between an agent and an agency is of both. */
function isTie(row: Row): boolean {
  return /^(?:AGENCY$|AGENT#)/.test(String(row['sk']));
}

/** Whose rows a lead ends at. */
export const ownerOf = (lead: Lead, accountId: string): string =>
  'owner' in lead && lead.owner !== undefined ? lead.owner : accountId;

/** The rows of the account that a lead ends at; of a partition, the first part. */
export async function followLead(lead: Lead, accountId: string): Promise<Row[]> {
  const rows = 'key' in lead ? [await readRow(lead.table, lead.key)] : await readPart(lead.table, lead.pk);
  if (ownerOf(lead, accountId) !== accountId) return rows.filter((row) => row !== undefined);
  return rows.filter((row) => row !== undefined).filter((row) => isOwn(lead.table, row, accountId));
}
