/** Reports of pages, kept for support. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { complaintKey, complaintMarkKey, OPEN } from '../support/support-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem'] }] };

export type Complaint = {
  accountId: string;
  agentName: string;
  reason: string;
  text: string;
  contact: string | null;
  /** Which state of the page the visitor saw. */
  publishedAt: string;
};

export async function saveComplaint(id: string, complaint: Complaint, now: Date): Promise<void> {
  const TableName = environment.table('pages');
  const Item = { ...complaintKey(id), gsiPk: OPEN, gsiSk: now.toISOString(), ...complaint };
  const mark = complaintMarkKey(complaint.accountId, id);
  await dynamo.send(
    new TransactWriteCommand({ TransactItems: [{ Put: { TableName, Item } }, { Put: { TableName, Item: mark } }] }),
  );
}
