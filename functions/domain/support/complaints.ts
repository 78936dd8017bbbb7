/** Complaints as staff read them. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { Complaint, ListedComplaint, type StaffAct } from '../../../shared/model/complaint.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { listBelow } from '../../kit/list-below.ts';
import { queryAll } from '../../kit/query-all.ts';
import { readRow } from '../../kit/read-row.ts';
import { actKey, actPut } from './staff-acts.ts';
import { ActRow, complaintKey, ComplaintRow, DONE, OPEN } from './support-rows.ts';

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

export async function listComplaints(isOpen: boolean): Promise<ListedComplaint[]> {
  const lists = await Promise.all((isOpen ? [OPEN] : [OPEN, DONE]).map(queryList));
  return lists
    .flat()
    .map((item) => ListedComplaint.strip().parse(parseRow(item)))
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

/** Before a complaint is shown once more as it was after its decision. */
export const noteComplaintAgain = (
  { complaint }: { complaint: Complaint },
  context: Pick<OwnerContext, 'actor' | 'now' | 'newId'>,
): Promise<void> => noteView(complaint, context);

/** What was only looked at is noted, too. */
export async function noteView(
  { accountId, complaintId }: Pick<Complaint, 'accountId' | 'complaintId'>,
  { actor, now, newId }: Pick<OwnerContext, 'actor' | 'now' | 'newId'>,
): Promise<void> {
  const act = { at: now.toISOString(), by: actor.email, act: 'view', complaintId, reason: '' } as const;
  await dynamo.send(new PutCommand(actPut(accountId, newId(), act).Put));
}
