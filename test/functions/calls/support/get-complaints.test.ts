import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getComplaints } from '../../../../functions/calls/support/get-complaints.ts';
import { complaintId, complaintRow, staffContext } from '../../../kit/complaints.ts';
import { useDynamo } from '../../../kit/dynamo.ts';

const dynamo = useDynamo();
const decided = { decision: 'dismiss', by: 'staff@xpage.example', at: '2026-03-09T13:00:00.000Z' };

function prepare(): void {
  const listOf = (list: string) => ({ ExpressionAttributeValues: { ':list': list } });
  dynamo.on(QueryCommand, listOf('COMPLAINT'), false).resolves({ Items: [complaintRow()] });
  const done = complaintRow({ pk: 'COMPLAINT#later', gsiSk: '2026-03-10T09:00:00.000Z', decided });
  dynamo.on(QueryCommand, listOf('COMPLAINT-DONE'), false).resolves({ Items: [done] });
}

describe('getComplaints', () => {
  test('gives those that wait', async () => {
    prepare();
    const { complaints } = await getComplaints({ isOpen: true }, staffContext());

    expect(complaints).toEqual([
      {
        complaintId,
        kind: 'report',
        accountId: complaintRow().accountId,
        agentName: 'mara',
        reason: 'misleading',
        text: complaintRow().text,
        at: '2026-03-09T12:00:00.000Z',
        decided: null,
      },
    ]);
  });

  test('does not tell who wants to hear back: looking at the list is not noted', async () => {
    const waiting = complaintRow({ contact: 'nora@example.com' });
    dynamo
      .on(QueryCommand, { ExpressionAttributeValues: { ':list': 'COMPLAINT' } }, false)
      .resolves({ Items: [waiting] });

    expect(JSON.stringify(await getComplaints({ isOpen: true }, staffContext()))).not.toContain('nora@example.com');
  });

  test('gives all, the newest first', async () => {
    prepare();
    const { complaints } = await getComplaints({ isOpen: false }, staffContext());

    expect(complaints.map((complaint) => complaint.complaintId)).toEqual(['later', complaintId]);
    expect(complaints[0]?.decided).toEqual(decided);
  });
});
