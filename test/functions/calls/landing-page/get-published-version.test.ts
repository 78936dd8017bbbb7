import { describe, expect, test } from 'vitest';
import { getPublishedVersion } from '../../../../functions/calls/landing-page/get-published-version.ts';
import { publishedKey } from '../../../../functions/domain/pages/page-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const { publishedAt } = publicPage();

describe('getPublishedVersion', () => {
  test('gives a state as it was live', async () => {
    store(dynamo, [{ ...publishedKey(accountId, publishedAt), page: publicPage() }]);

    expect(await getPublishedVersion({ publishedAt }, ownerContext())).toEqual({ page: publicPage() });
  });

  test('does not find one of somebody else', async () => {
    store(dynamo, [{ ...publishedKey('another-account', publishedAt), page: publicPage() }]);

    await expect(getPublishedVersion({ publishedAt }, ownerContext())).rejects.toMatchObject({ code: 'not_found' });
  });
});
