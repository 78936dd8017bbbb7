import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { saveApplicationLanguage } from '../../../../functions/calls/assistant-coach/save-application-language.ts';
import { saveApplicationLanguage as contract } from '../../../../shared/calls/assistant-coach.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();

test('saveApplicationLanguage: changes the language of the own account and nothing else', async () => {
  dynamo.on(UpdateCommand).resolves({ Attributes: accountRow({ language: 'ar_ae' }) });

  expect(await saveApplicationLanguage({ language: 'ar_ae' }, ownerContext())).toEqual({ language: 'ar_ae' });
  expect(writes(dynamo)).toHaveLength(1);
  expect(writes(dynamo)[0]?.item).toMatchObject({
    Key: { pk: `ACC#${accountId}` },
    ExpressionAttributeValues: { ':v0': 'ar_ae', ':v1': accountId },
  });
});

test('saveApplicationLanguage: refuses a language that the product does not speak', () => {
  expect(contract.input.safeParse({ language: 'tlh' }).success).toBe(false);
});
