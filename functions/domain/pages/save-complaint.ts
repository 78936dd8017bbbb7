/** Reports of pages, kept for support. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';

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
  await dynamo.send(
    new PutCommand({
      TableName: environment.table('pages'),
      Item: {
        pk: `COMPLAINT#${id}`,
        sk: 'COMPLAINT',
        gsiPk: 'COMPLAINT',
        gsiSk: now.toISOString(),
        ...complaint,
      },
    }),
  );
}
