import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { exportLeads } from '../../../../functions/calls/landing-page/export-leads.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { queries, store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow, leadRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const lead = (number: number, changes: object = {}) =>
  leadRow({ leadId: `lead-${number}`, name: `Visitor ${number}`, ...changes });

describe('exportLeads', () => {
  test("makes a table of the caller's leads, with the owner's times and date", async () => {
    store(dynamo, [accountRow({ timeZone: 'Pacific/Auckland' })]);
    dynamo.on(QueryCommand).resolves({ Items: [lead(1), lead(2, { status: 'done' })] });
    const file = await exportLeads({ format: 'csv', status: 'done' }, ownerContext());

    expect(file).toMatchObject({
      fileName: 'leads-2026-03-11.csv',
      contentType: 'text/csv; charset=utf-8',
      count: 1,
      isCut: false,
    });
    expect(file.content).toMatch(/^\uFEFFCreated,.*\r\n2026-01-01T22:00:00\+13:00,Visitor 2,.*\r\n$/);
    expect(queries(dynamo)[0]).toMatchObject({ ExpressionAttributeValues: { ':leads': `LEADS#${accountId}` } });
  });

  test('makes contacts of what was deleted when that is what is looked at', async () => {
    dynamo.on(QueryCommand).resolves({ Items: [lead(1, { folder: 'deleted', expiresAt: 9_999_999_999 })] });
    const file = await exportLeads({ format: 'vcard', folder: 'deleted' }, ownerContext());

    expect(file.content).toContain('FN:Visitor 1\r\n');
    expect(queries(dynamo)[0]?.['ExpressionAttributeValues']).toMatchObject({ ':leads': `BIN#${accountId}` });
  });

  test('takes at most 5,000 leads and says that there are more', async () => {
    dynamo.on(QueryCommand).resolves({ Items: Array.from({ length: 5_001 }, (_, number) => lead(number)) });

    expect(await exportLeads({ format: 'vcard' }, ownerContext())).toMatchObject({ count: 5_000, isCut: true });
  });

  test('takes at most 4 MB, and whole leads', async () => {
    const note = '漢'.repeat(2_000);
    dynamo.on(QueryCommand).resolves({ Items: Array.from({ length: 1_000 }, (_, number) => lead(number, { note })) });
    const { content, count, isCut } = await exportLeads({ format: 'csv' }, ownerContext());

    expect(isCut).toBe(true);
    expect(Buffer.byteLength(content)).toBeLessThanOrEqual(4_000_000);
    expect(content.split('\r\n')).toHaveLength(count + 2);
  });
});
