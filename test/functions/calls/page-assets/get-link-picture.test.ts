import { describe, expect, test } from 'vitest';
import { getLinkPicture } from '../../../../functions/calls/page-assets/get-link-picture.ts';
import { pictureKey } from '../../../../functions/domain/pages/page-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
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

describe('getLinkPicture', () => {
  test.each([
    ['none while nothing is live', [pageRow({ liveName: null }), picture()], { state: 'none', url: null }],
    ['drawing until there is one', live, { state: 'drawing', url: null }],
    [
      'drawing while it is of an earlier page',
      [...live, picture({ publishedAt: '' })],
      { state: 'drawing', url: null },
    ],
    ['drawing while it is of another name', [...live, picture({ agentName: 'jo' })], { state: 'drawing', url: null }],
    ['failed', [...live, picture({ state: 'failed' })], { state: 'failed', url: null }],
    ['drawn', [...live, picture()], { state: 'drawn', url: 'https://xpage.example/mara/og-0a1b.jpg' }],
  ])('says %s', async (_, rows, expected) => {
    store(dynamo, rows);

    expect(await getLinkPicture({}, ownerContext())).toEqual(expected);
  });
});
