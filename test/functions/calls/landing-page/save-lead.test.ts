import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { saveLead } from '../../../../functions/calls/landing-page/save-lead.ts';
import { saveLead as contract } from '../../../../shared/calls/landing-page.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { conditionFailed, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { leadRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const { leadId } = leadRow();

describe('saveLead', () => {
  test("changes the caller's lead, and only where it is", async () => {
    dynamo.on(UpdateCommand).resolves({ Attributes: leadRow({ status: 'done' }) });
    const lead = await saveLead({ leadId, status: 'done' }, ownerContext());

    expect(lead.status).toBe('done');
    expect(writes(dynamo)[0]?.item).toMatchObject({
      Key: { pk: `PAGE#${accountId}`, sk: `LEAD#${leadId}` },
      UpdateExpression: 'SET #status = :status, #leadId = :leadId',
      ConditionExpression: 'attribute_exists(pk)',
    });
  });

  test.each([leadId, 'x', 'ONCE#y', '../x'])("answers somebody else's lead and none alike: %s", async (id) => {
    dynamo.on(UpdateCommand).rejects(conditionFailed());

    await expect(saveLead({ leadId: id, note: 'x' }, ownerContext())).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each(['name', 'phone', 'accountId', 'createdAt'])('has no field %s', (field) => {
    expect(contract.input.safeParse({ leadId, [field]: 'x' }).success).toBe(false);
  });
});
