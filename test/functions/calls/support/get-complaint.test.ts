import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getComplaint } from '../../../../functions/calls/support/get-complaint.ts';
import { publishedKey } from '../../../../functions/domain/pages/page-rows.ts';
import { NOW } from '../../../kit/call-context.ts';
import { complaintId, complaintRow, staffContext, suspensionRow } from '../../../kit/complaints.ts';
import { store, throttled, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const version = { ...publishedKey(accountId, publicPage().publishedAt), page: publicPage() };
const get = () => getComplaint({ complaintId }, staffContext());

describe('getComplaint', () => {
  test('gives the page as it was, and notes who looked', async () => {
    store(dynamo, [complaintRow(), version]);
    const answer = await get();

    expect(answer.page).toEqual(publicPage());
    expect(answer.isSuspended).toBe(false);
    expect(dynamo.commandCalls(PutCommand)[0]?.args[0].input).toMatchObject({
      Item: { pk: `ACTS#${accountId}`, by: 'staff@xpage.example', act: 'view', at: NOW.toISOString() },
      ConditionExpression: 'attribute_not_exists(pk)',
    });
  });

  test('shows nothing that it could not note', async () => {
    store(dynamo, [complaintRow(), version]);
    dynamo.on(PutCommand).rejects(throttled());

    await expect(get()).rejects.toThrow('Rate exceeded');
  });

  test('of a suspended page gives what was taken down', async () => {
    store(dynamo, [complaintRow({ publishedAt: null }), suspensionRow()]);

    expect(await get()).toMatchObject({ isSuspended: true, page: { publishedAt: publicPage().publishedAt } });
  });

  test('shows what was done about the page, and nothing of what was done about the account', async () => {
    const acts = ['view', 'warn', 'open-session', 'refund', 'unlock', 'suspend-account'].map((act) => ({
      ...{ at: NOW.toISOString(), by: 'staff@xpage.example', act, complaintId: '', reason: act },
    }));
    store(dynamo, [complaintRow(), version]);
    dynamo.on(QueryCommand).resolves({ Items: acts });

    expect((await get()).acts.map(({ act }) => act)).toEqual(['view', 'warn', 'suspend-account']);
  });

  test('knows none by another id', async () => {
    await expect(get()).rejects.toMatchObject({ code: 'not_found' });
  });
});
