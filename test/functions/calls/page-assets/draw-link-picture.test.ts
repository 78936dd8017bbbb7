import { describe, expect, test } from 'vitest';
import { drawLinkPicture } from '../../../../functions/calls/page-assets/draw-link-picture.ts';
import { pictureKey } from '../../../../functions/domain/pages/page-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, useDynamo, writes } from '../../../kit/dynamo.ts';
import '../../../kit/function-environment.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { livePageRows, pageRow, publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const page = publicPage();
const live = [pageRow({ status: 'live', liveName: 'mara' }), ...livePageRows(page)];
const picture = (changes: object = {}) => ({
  ...pictureKey(accountId),
  agentName: 'mara',
  file: 'og-0a1b.jpg',
  state: 'drawn',
  publishedAt: page.publishedAt,
  ...changes,
});

describe('drawLinkPicture', () => {
  test('has a picture that failed drawn again, in one transaction with its state', async () => {
    store(dynamo, [...live, picture({ state: 'failed' })]);
    await drawLinkPicture({}, ownerContext());

    expect(onlyTransaction(dynamo)).toMatchObject([
      { Update: { Key: pictureKey(accountId) } },
      { Put: { Item: { job: 'draw-page-pictures', payload: { accountId } } } },
    ]);
  });

  test.each([
    ['drawn', [...live, picture()]],
    ['being drawn', live],
    ['not wanted', [pageRow({ liveName: null })]],
  ])('does nothing while it is %s', async (_, rows) => {
    store(dynamo, rows);
    await drawLinkPicture({}, ownerContext());

    expect(writes(dynamo)).toEqual([]);
  });
});
