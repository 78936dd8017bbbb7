import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { saveLead } from '../../../../functions/calls/landing-page/save-lead.ts';
import { saveLead as contract } from '../../../../shared/calls/landing-page.ts';
import { leadSettingsKey } from '../../../../functions/domain/leads/lead-settings.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { conditionFailed, onlyTransaction, store, useDynamo, writes, type Row } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow, leadRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const { leadId } = leadRow();

describe('saveLead', () => {
  test("changes the caller's lead, and only where it is", async () => {
    dynamo.on(UpdateCommand).resolves({ Attributes: leadRow({ status: 'done' }) });
    const lead = await saveLead({ leadId, status: 'done' }, ownerContext());

    expect(lead.status).toBe('done');
    expect(writes(dynamo)[0]?.item).toMatchObject({
      Key: { pk: `PAGE#${accountId}`, sk: `LEAD#${leadId}` },
      UpdateExpression:
        'SET #leadId = :leadId, #status = :status, firstContactAt = if_not_exists(firstContactAt, :answeredAt)',
      ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(expiresAt) OR expiresAt > :now)',
    });
  });

  test.each([leadId, 'x', 'ONCE#y', '../x'])("answers somebody else's lead and none alike: %s", async (id) => {
    dynamo.on(UpdateCommand).rejects(conditionFailed());

    await expect(saveLead({ leadId: id, note: 'x' }, ownerContext())).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each(['name', 'phone', 'accountId', 'createdAt'])('has no field %s', (field) => {
    expect(contract.input.safeParse({ leadId, [field]: 'x' }).success).toBe(false);
  });

  test.each([
    ['a call or a message', { isContacted: true }, 'if_not_exists(firstContactAt, :answeredAt)'],
    ['the status contacted', { status: 'contacted' }, 'if_not_exists(firstContactAt, :answeredAt)'],
    ['the way back to new', { status: 'new' }, 'REMOVE firstContactAt'],
  ] as const)('remembers the first contact by %s', async (_, changes, expression) => {
    dynamo.on(UpdateCommand).resolves({ Attributes: leadRow() });
    await saveLead({ leadId, ...changes }, ownerContext());

    expect(writes(dynamo)[0]?.item['UpdateExpression']).toContain(expression);
  });

  test('a note alone is no contact', async () => {
    dynamo.on(UpdateCommand).resolves({ Attributes: leadRow() });
    await saveLead({ leadId, note: 'x' }, ownerContext());

    expect(writes(dynamo)[0]?.item['UpdateExpression']).not.toContain('firstContactAt');
  });

  test('a lead that was no spam is sent to the webhook; one from the bin is not', async () => {
    const expiresAt = NOW.getTime() / 1_000 + 60;
    const settings = { ...leadSettingsKey(accountId), isWebhookOn: true };
    const moved = async (row: Row): Promise<string> => {
      dynamo.resetHistory();
      store(dynamo, [row, settings, accountRow()]);
      dynamo.on(UpdateCommand).resolves({ Attributes: leadRow() });
      await saveLead({ leadId, folder: 'inbox' }, ownerContext());
      return JSON.stringify(onlyTransaction(dynamo));
    };

    const rescued = await moved(leadRow({ folder: 'spam', spamReason: 'links', expiresAt }));
    expect(rescued).toContain('deliver-webhook');
    const restored = await moved(leadRow({ folder: 'deleted', expiresAt }));
    expect(restored).not.toContain('deliver-webhook');
  });

  test.each(['inbox', 'deleted'] as const)('a lead that lies in %s already stays there', async (folder) => {
    const expiresAt = NOW.getTime() / 1_000 + 60;
    store(dynamo, [leadRow({ folder, ...(folder === 'deleted' ? { expiresAt } : {}) })]);
    dynamo.on(UpdateCommand).resolves({ Attributes: leadRow({ folder }) });

    expect(await saveLead({ leadId, folder }, ownerContext())).toMatchObject({ folder });
    expect(dynamo.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  test('a lead whose 30 days in the bin are over is not there', async () => {
    store(dynamo, [leadRow({ folder: 'deleted', expiresAt: NOW.getTime() / 1_000 })]);

    await expect(saveLead({ leadId, folder: 'inbox' }, ownerContext())).rejects.toMatchObject({ code: 'not_found' });
  });
});
