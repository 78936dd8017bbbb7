import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { modifyUserInfo } from '../../../../functions/calls/account/modify-user-info.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { mediaItem } from '../../../kit/media.ts';
import { accountRow } from '../../../kit/rows.ts';
import { mediaKey } from '../../../../functions/domain/media/media-rows.ts';

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

describe('the image', () => {
  const mediaRow = (id: string, use: 'profile' | 'library' = 'profile') => ({
    ...mediaKey(accountId, id),
    ...mediaItem(id, { use }, accountId),
  });
  const path = (id: string) => `/m/${accountId}/${id}.webp`;
  const removals = () =>
    writes(dynamo).filter(({ kind, item }) => kind === 'Delete' && JSON.stringify(item).includes('MEDIA#'));
  const setImage = (imageId: string | null, before: string | null, rows: Record<string, unknown>[]) => {
    store(dynamo, [accountRow({ image: before }), ...rows]);
    dynamo.on(QueryCommand).resolves({ Items: [] });
    const attributes = accountRow({ image: imageId && path(imageId) });
    dynamo.on(UpdateCommand).callsFake(() => {
      store(dynamo, [attributes, ...rows]);
      return { Attributes: attributes };
    });
    return modifyUserInfo({ imageId }, ownerContext());
  };

  test('is a picture of the own library, and the one before goes into the bin', async () => {
    const account = await setImage('NEW', path('OLD'), [mediaRow('NEW'), mediaRow('OLD')]);

    expect(account.image).toBe(path('NEW'));
    expect(removals().map(({ item }) => item['Key'])).toEqual([mediaKey(accountId, 'OLD')]);
  });

  test('goes when there is to be none', async () => {
    expect((await setImage(null, path('OLD'), [mediaRow('OLD')])).image).toBeNull();
    expect(removals()).toHaveLength(1);
  });

  test('leaves a picture that belongs to the library there', async () => {
    await setImage(null, path('OLD'), [mediaRow('OLD', 'library')]);

    expect(removals()).toEqual([]);
  });

  test('cannot be a picture of somebody else', async () => {
    await expect(setImage('THEIRS', null, [])).rejects.toMatchObject({ code: 'not_found' });
    expect(writes(dynamo)).toEqual([]);
  });
});
