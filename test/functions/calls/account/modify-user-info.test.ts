import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { modifyUserInfo } from '../../../../functions/calls/account/modify-user-info.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();

const modify = (input: Parameters<typeof modifyUserInfo>[0]) => {
  dynamo.on(UpdateCommand).resolves({ Attributes: accountRow({ language: 'de_de' }) });
  return modifyUserInfo(input, ownerContext());
};

describe('modifyUserInfo', () => {
  test('changes what is sent of the caller, and nothing else', async () => {
    const account = await modify({ language: 'de_de', fullName: ' Mara L. ' });
    const [update] = writes(dynamo);

    expect(account.language).toBe('de_de');
    expect(update?.item).toMatchObject({
      Key: { pk: `ACC#${accountId}` },
      ConditionExpression: 'attribute_exists(pk)',
    });
    expect(Object.values(update?.item['ExpressionAttributeNames'] as object)).toEqual([
      'fullName',
      'language',
      'accountId',
    ]);
    expect(Object.values(update?.item['ExpressionAttributeValues'] as object)).toEqual(['Mara L.', 'de_de', accountId]);
  });

  test('with nothing to change gives the account as it is', async () => {
    expect((await modify({})).accountId).toBe(accountId);
  });

  test.each([
    [{ fullName: ' ' }, 'field_required'],
    [{ timeZone: 'Mars/Olympus' }, 'input_invalid'],
  ])('refuses %j', async (input, code) => {
    await expect(modify(input)).rejects.toMatchObject({ code });
    expect(dynamo.calls()).toHaveLength(0);
  });
});
