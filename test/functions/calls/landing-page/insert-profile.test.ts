import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { insertProfile } from '../../../../functions/calls/landing-page/insert-profile.ts';
import { insertProfile as contract } from '../../../../shared/calls/landing-page.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();

const save = (profile: object, version = 3) =>
  insertProfile(contract.input.parse({ version, profile }), ownerContext());
const photo = (owner: string, mediaId = '01J') => ({
  mediaId,
  path: `/m/${owner}/${mediaId}.webp`,
  width: 1,
  height: 1,
});

describe('insertProfile', () => {
  test('changes what is sent and keeps the rest', async () => {
    store(dynamo, [pageRow()]);
    const saved = await save({ title: ' Architect ' });
    const [{ Update: update } = {}] = onlyTransaction(dynamo) as { Update?: Record<string, never> }[];
    const { ':draft': draft } = (update?.['ExpressionAttributeValues'] ?? {}) as { ':draft'?: { profile: object } };

    expect(saved).toEqual({ version: 4, savedAt: NOW.toISOString(), status: 'editing' });
    expect(draft?.profile).toEqual({ ...pageRow().draft.profile, title: 'Architect' });
  });

  test('saves a description of several paragraphs, and touches neither offers nor key facts', async () => {
    store(dynamo, [pageRow()]);
    await save({ description: 'How it begins.\r\n\r\nHow it ends. ' });
    const [{ Update: update } = {}] = onlyTransaction(dynamo) as { Update?: Record<string, never> }[];

    expect(update?.['ExpressionAttributeValues']).toMatchObject({
      ':draft': pageRow({}, { description: 'How it begins.\n\nHow it ends.' }).draft,
    });
  });

  test.each([
    ['admin', 'name_reserved'],
    ['ab', 'name_too_short'],
    ['a'.repeat(31), 'name_too_long'],
    ['a b', 'name_invalid'],
    ['ma\u200Bra', 'name_invalid'],
    ['\u202Earam', 'name_invalid'],
  ])('refuses the name %j', async (agentName, code) => {
    store(dynamo, [pageRow()]);

    await expect(save({ agentName })).rejects.toMatchObject({ code });
  });

  test('answers name_taken when somebody has the name, or one that looks like it', async () => {
    store(dynamo, [pageRow()]);
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('None', 'ConditionalCheckFailed', 'None'));

    await expect(save({ agentName: 'tom' })).rejects.toMatchObject({ code: 'name_taken' });
  });

  test.each([2, 4, 0])('answers conflict to version %i when 3 is the last one', async (version) => {
    store(dynamo, [pageRow()]);

    await expect(save({ title: 'x' }, version)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('answers conflict when another editor was faster', async () => {
    store(dynamo, [pageRow()]);
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed'));

    await expect(save({ title: 'x' })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('takes own pictures alone', async () => {
    store(dynamo, [pageRow()]);

    await expect(save({ coverPhoto: photo(accountId) })).resolves.toBeDefined();
    await expect(save({ coverPhoto: photo(otherAccountId) })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(save({ mainPhoto: { ...photo(accountId), path: '/m/../evil.webp' } })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      save({ profilePhoto: { ...photo(accountId), path: 'https://evil.example/x.webp' } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test.each(['plan', 'status', 'accountId', 'liveName'])('has no field %s', (field) => {
    expect(contract.input.safeParse({ version: 3, profile: { [field]: 'x' } }).success).toBe(false);
    expect(contract.input.safeParse({ version: 3, profile: {}, [field]: 'x' }).success).toBe(false);
  });
});
