import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { getShowcasePageList } from '../../../../functions/calls/page-products/get-showcase-page-list.ts';
import { liveKey } from '../../../../functions/domain/pages/page-rows.ts';
import { forgetShowcase } from '../../../../functions/domain/pages/showcase.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { queries, store, useDynamo } from '../../../kit/dynamo.ts';
import { publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const consent = (accountId: string, industry: string) => ({ accountId, industry });
const live = (accountId: string, agentName: string) => ({ ...liveKey(accountId), page: publicPage({ agentName }) });
const list = (input: Parameters<typeof getShowcasePageList>[0] = {}, page = 1, pageSize = 20, now = NOW) =>
  getShowcasePageList(input, callContext({ now, paging: { nowPage: page, pageSize, orderBy: 'newest' } }));

beforeEach(() => {
  forgetShowcase();
  dynamo.on(QueryCommand).resolves({
    Items: [consent('a1', 'design'), consent('a2', 'insurance'), consent('a3', 'design')],
  });
  store(dynamo, [live('a1', 'mara'), live('a2', 'tom'), live('a3', 'kim')]);
});

describe('getShowcasePageList', () => {
  test('shows the pages whose owners agreed, the newest consent first', async () => {
    const { pages, hasMore, industries } = await list();

    expect(pages.map(({ route, industry }) => [route, industry])).toEqual([
      ['mara', 'design'],
      ['tom', 'insurance'],
      ['kim', 'design'],
    ]);
    expect({ hasMore, industries }).toEqual({ hasMore: false, industries: ['insurance', 'design'] });
    expect(queries(dynamo)[0]).toMatchObject({ IndexName: 'byTime', ScanIndexForward: false });
  });

  test('shows one industry, page by page', async () => {
    expect(await list({ industry: 'design' }, 1, 1)).toMatchObject({ pages: [{ route: 'mara' }], hasMore: true });
    expect(await list({ industry: 'design' }, 2, 1)).toMatchObject({ pages: [{ route: 'kim' }], hasMore: false });
  });

  test('leaves out a page as soon as it is not live', async () => {
    store(dynamo, [live('a1', 'mara')]);

    expect((await list()).pages.map(({ route }) => route)).toEqual(['mara']);
  });

  test('reads the consents once a minute', async () => {
    await list();
    await list({}, 1, 20, new Date(NOW.getTime() + 59_000));
    expect(queries(dynamo)).toHaveLength(1);

    await list({}, 1, 20, new Date(NOW.getTime() + 60_000));
    expect(queries(dynamo)).toHaveLength(2);
  });

  test('reads the consents anew when the clock has gone back: one that was taken away is not shown until then', async () => {
    await list();
    await list({}, 1, 20, new Date(NOW.getTime() - 3_600_000));

    expect(queries(dynamo)).toHaveLength(2);
  });

  test('draws a card from what the page shows and nothing else', async () => {
    const { pages } = await list({ industry: 'insurance' });

    expect(Object.keys(pages[0] ?? {}).sort()).toEqual([
      'colour',
      'industry',
      'language',
      'location',
      'name',
      'nameFont',
      'onColour',
      'pageTheme',
      'photo',
      'route',
      'tagline',
      'template',
      'title',
    ]);
  });
});
