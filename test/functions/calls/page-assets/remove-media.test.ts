import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { removeMedia } from '../../../../functions/calls/page-assets/remove-media.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { chatProductRow, companyRow, personRow } from '../../../kit/company.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { mediaItem, mediaRow, removedMediaRow } from '../../../kit/media.ts';
import { pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const remove = (mediaId = 'a') => removeMedia({ mediaId }, ownerContext({ now: NOW }));
const DAY_MS = 86_400_000;

describe('removeMedia', () => {
  test('moves the picture into the bin for 30 days and notes when its file may go, all or nothing', async () => {
    store(dynamo, [mediaRow('a')]);

    expect(await remove()).toEqual({ removed: true });
    const own = { pk: `OWN#${accountId}` };
    const over = NOW.getTime() + 30 * DAY_MS;
    expect(onlyTransaction(dynamo)).toMatchObject([
      { Delete: { Key: { ...own, sk: 'MEDIA#a' } } },
      {
        Put: {
          Item: {
            ...own,
            sk: 'REMOVED-MEDIA#a',
            ...mediaItem('a'),
            deletedAt: NOW.toISOString(),
            expiresAt: over / 1_000,
          },
        },
      },
      { Put: { Item: { ...own, sk: 'PURGE#a', gsiPk: 'PURGE', gsiSk: new Date(over).toISOString() } } },
    ]);
  });

  test('keeps a picture that the page shows', async () => {
    store(dynamo, [mediaRow('a'), pageRow({}, { profilePhoto: mediaItem('a').photo })]);

    await expect(remove()).rejects.toMatchObject({ code: 'media_in_use' });
    expect(writes(dynamo)).toEqual([]);
  });

  test('keeps a picture that is the logo of the company, or of a product that can be asked', async () => {
    const { photo: logo } = mediaItem('a');
    const own = [mediaRow('a'), personRow({ companyId: accountId, companyRole: 'admin' })];
    store(dynamo, [...own, companyRow({ logo })]);
    await expect(remove()).rejects.toMatchObject({ code: 'media_in_use' });

    store(dynamo, [...own, companyRow()]);
    const { texts, ...product } = chatProductRow();
    dynamo
      .on(QueryCommand, { TableName: 'knowledge' })
      .resolves({ Items: [{ ...product, texts: { ...texts, logo } }] });
    await expect(remove()).rejects.toMatchObject({ code: 'media_in_use' });
    expect(writes(dynamo)).toEqual([]);
  });

  test('does nothing to a picture that is in the bin already', async () => {
    store(dynamo, [removedMediaRow('a')]);

    expect(await remove()).toEqual({ removed: true });
    expect(writes(dynamo)).toEqual([]);
  });

  test("answers somebody else's picture and none alike", async () => {
    store(dynamo, [mediaRow('a', {}, otherAccountId), removedMediaRow('b', NOW, otherAccountId)]);

    await expect(remove('a')).rejects.toMatchObject({ code: 'not_found' });
    await expect(remove('b')).rejects.toMatchObject({ code: 'not_found' });
    await expect(remove('c')).rejects.toMatchObject({ code: 'not_found' });
    expect(writes(dynamo)).toEqual([]);
  });

  test('answers not_found when another tab removed it in between', async () => {
    store(dynamo, [mediaRow('a')]);
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None', 'None'));

    await expect(remove()).rejects.toMatchObject({ code: 'not_found' });
  });
});
