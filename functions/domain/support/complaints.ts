/** Complaints as staff read them. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { Complaint, type StaffAct } from '../../../shared/model/complaint.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { listBelow } from '../../kit/list-below.ts';
import { queryAll } from '../../kit/query-all.ts';
import { readRow } from '../../kit/read-row.ts';
import { actKey, ActRow, complaintKey, ComplaintRow, DONE, OPEN } from './support-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem', 'Query', 'PutItem'] }] };

/** Nobody reads more at once. */
const MOST_COMPLAINTS = 200;
const MOST_ACTS = 50;

/** A complaint as it stands in the table; its time is the index's. */
function parseRow(item: Record<string, unknown>): ComplaintRow {
  const complaintId = String(item['pk']).slice('COMPLAINT#'.length);
  return ComplaintRow.parse({ ...item, complaintId, at: item['gsiSk'] });
}

/** What staff see of the row. */
export function toComplaint(row: ComplaintRow): Complaint {
  return Complaint.strip().parse(row);
}

export async function listComplaints(isOpen: boolean): Promise<Complaint[]> {
  const lists = await Promise.all((isOpen ? [OPEN] : [OPEN, DONE]).map(queryList));
  return lists
    .flat()
    .map((item) => toComplaint(parseRow(item)))
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}

function queryList(list: string): Promise<Record<string, unknown>[]> {
  return queryAll(
    {
      TableName: environment.table('pages'),
      IndexName: 'byTime',
      KeyConditionExpression: 'gsiPk = :list',
      ExpressionAttributeValues: { ':list': list },
      ScanIndexForward: false,
    },
    MOST_COMPLAINTS,
  );
}

export async function findComplaint(complaintId: string): Promise<ComplaintRow | null> {
  const item = await readRow('pages', complaintKey(complaintId));
  return item ? parseRow(item) : null;
}

/** The newest first. */
export async function listActs(accountId: string): Promise<StaffAct[]> {
  const items = await listBelow('pages', actKey(accountId, ''), MOST_ACTS, 'newest');
  return items.map((item) => ActRow.parse(item));
}

/** The transaction item that notes an act; it takes nobody's place. */
export function actPut(accountId: string, actId: string, act: StaffAct) {
  return {
    Put: {
      TableName: environment.table('pages'),
      Item: { ...actKey(accountId, actId), ...act },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  } satisfies TransactItem;
}

/** What was only looked at is noted, too. */
export async function noteView(accountId: string, actId: string, act: StaffAct): Promise<void> {
  await dynamo.send(new PutCommand(actPut(accountId, actId, act).Put));
}
