import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { languagesKey } from '../../../../functions/domain/languages/language-rows.ts';
import { getPostList } from '../../../../functions/calls/document-chat/get-post-list.ts';
import { getPostList as contract } from '../../../../shared/calls/document-chat.ts';
import { callContext, ownerContext } from '../../../kit/call-context.ts';
import { queries, store, useDynamo, type Row } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { accountRow, livePageRows, pageRow, postRow, publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => postRow({ postId: `01JGFJJZ000000000000000${100 + index}` }));
const paging = (changes: object = {}) => ({ nowPage: 1, pageSize: 20, orderBy: 'newest', ...changes });

/** As DynamoDB does: at most `Limit` rows. */
function holding(count: number): void {
  dynamo.on(QueryCommand).callsFake(({ Limit: limit }: { Limit: number }) => ({ Items: posts(count).slice(0, limit) }));
}

describe('getPostList', () => {
  test("gives everybody a live page's news, newest first, and of their rows what visitors read", async () => {
    store(dynamo, livePageRows(publicPage(), accountRow({ accountId: otherAccountId })));
    holding(2);
    const answer = await getPostList({ agentName: ' MARA ' }, callContext({ paging: paging() }));

    expect(answer).toEqual({ posts: posts(2).map(({ pk: _pk, sk: _sk, ...post }) => post), hasMore: false });
    expect(contract.output.safeParse(answer).success).toBe(true);
    expect(queries(dynamo)).toMatchObject([
      {
        TableName: 'pages',
        ExpressionAttributeValues: { ':pk': `OWN#${otherAccountId}`, ':below': 'POST#' },
        ScanIndexForward: false,
      },
    ]);
  });

  test('gives them in a language of the page, and as they are in every other', async () => {
    const languages = { ...languagesKey(accountId), languages: ['de_de'], version: 1 };
    store(dynamo, [...livePageRows(), languages]);
    const title = { path: `news/${postRow().postId}/title`, text: 'Drei Räume in einem', by: 'owner', of: '' };
    dynamo.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }: { ExpressionAttributeValues: Row }) => ({
      Items: values[':below'] === 'TEXT#de_de#news/' ? [title] : [postRow()],
    }));
    const titlesIn = async (language: 'de_de' | 'fr_fr' | 'en_us') => {
      const answer = await getPostList({ agentName: 'mara', language }, callContext({ paging: paging() }));
      return answer.posts.map((post) => post.title);
    };

    expect(await titlesIn('de_de')).toEqual(['Drei Räume in einem']);
    expect(await titlesIn('fr_fr')).toEqual([postRow().title]);
    expect(await titlesIn('en_us')).toEqual([postRow().title]);
  });

  test('finds no page that is not live', async () => {
    store(dynamo, [pageRow()]);

    await expect(getPostList({ agentName: 'mara' }, callContext({ paging: paging() }))).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(queries(dynamo)).toEqual([]);
  });

  test('gives the owner their own, whatever is live; asks a stranger to sign in', async () => {
    holding(1);
    const answer = await getPostList({}, ownerContext({ paging: paging() }));

    expect(answer.posts).toHaveLength(1);
    expect(queries(dynamo)[0]).toMatchObject({ ExpressionAttributeValues: { ':pk': `OWN#${accountId}` } });
    await expect(getPostList({}, callContext({ paging: paging() }))).rejects.toMatchObject({ code: 'token_invalid' });
  });

  test('turns the order round', async () => {
    await getPostList({}, ownerContext({ paging: paging({ orderBy: 'oldest' }) }));

    expect(queries(dynamo)[0]).toMatchObject({ ScanIndexForward: true });
  });

  test.each([
    [1, 2, 5, ['100', '101'], true],
    [2, 2, 5, ['102', '103'], true],
    [3, 2, 5, ['104'], false],
    [4, 2, 5, [], false],
    [1e300, 1_000, 5, [], false],
  ])('gives page %d of %d each out of %d', async (nowPage, pageSize, count, ids, hasMore) => {
    holding(count);
    const answer = await getPostList({}, ownerContext({ paging: paging({ nowPage, pageSize }) }));

    expect([answer.posts.map((post) => post.postId.slice(-3)), answer.hasMore]).toEqual([ids, hasMore]);
  });

  test('gives at most 100 at once, which is what fits into an answer, and says that there are more', async () => {
    holding(120);
    const answer = await getPostList({}, ownerContext({ paging: paging({ pageSize: 1_000 }) }));

    expect([answer.posts.length, answer.hasMore]).toEqual([100, true]);
  });
});
