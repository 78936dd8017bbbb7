import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { savePost } from '../../../../functions/calls/landing-page/save-post.ts';
import { removedKey } from '../../../../functions/domain/bin/bin-rows.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { savePost as contract } from '../../../../shared/calls/landing-page.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo, writes, type Row } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { postRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const content = examples.postContent;
const { postId } = examples.post;
const DAY_SECONDS = 86_400;
const seconds = NOW.getTime() / 1_000;

const save = (input: object) =>
  savePost(contract.input.parse({ postId: null, content, ...input }), ownerContext({ now: NOW }));
const removedRow = (expiresAt = seconds + DAY_SECONDS) => ({
  ...postRow(),
  ...removedKey(accountId, 'post', postId),
  deletedAt: NOW.toISOString(),
  expiresAt,
});

/** The rows of the transaction that was sent, by kind and sort key. */
const written = (): string[] =>
  writes(dynamo).map(({ kind, item }) => `${kind} ${String(((item['Key'] ?? item['Item']) as Row)['sk'])}`);
const itemOf = (sk: string): Row | undefined =>
  writes(dynamo)
    .map(({ item }) => item['Item'] as Row | undefined)
    .find((item) => item?.['sk'] === sk);

describe('savePost of news that were published elsewhere', () => {
  test('keeps when that was, and gives them their place by it', async () => {
    const publishedAt = '2025-05-01T09:00:00.000Z';
    const { post } = await save({ publishedAt });

    expect(post).toMatchObject({ publishedAt });
    expect((post?.postId ?? '') < ulid(NOW.getTime())).toBe(true);
    expect(post?.postId.slice(0, 10)).toBe(ulid(Date.parse(publishedAt)).slice(0, 10));
  });

  test('takes none of the future', async () => {
    const publishedAt = new Date(NOW.getTime() + 1_000).toISOString();

    await expect(save({ publishedAt })).rejects.toMatchObject({ code: 'input_invalid' });
  });
});

describe('savePost without an id', () => {
  test('writes the entry, counts it and orders the page to be drawn anew, all or nothing', async () => {
    const { post } = await save({});

    expect(post).toEqual({ ...content, postId: post?.postId, publishedAt: NOW.toISOString() });
    expect(onlyTransaction(dynamo)).toHaveLength(3);
    expect(written().toSorted()).toEqual(['Put OUTBOX', `Put POST#${post?.postId}`, 'Update POSTS']);
    expect(itemOf(`POST#${post?.postId}`)).toMatchObject({ pk: `OWN#${accountId}`, ...content });
    expect(itemOf('OUTBOX')).toMatchObject({
      job: 'publish-page',
      payload: { action: 'republish-own', accountId },
    });
  });

  test('answers posts_full when there are as many as there may be', async () => {
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('None', 'ConditionalCheckFailed', 'None'));

    await expect(save({})).rejects.toMatchObject({ code: 'posts_full' });
  });

  test('needs content', async () => {
    await expect(save({ content: null })).rejects.toMatchObject({ code: 'input_invalid' });
    expect(dynamo.calls()).toHaveLength(0);
  });
});

describe('savePost with an id', () => {
  test('changes the entry, which keeps its day', async () => {
    store(dynamo, [postRow()]);
    const { post } = await save({ postId, content: { ...content, title: 'Four rooms' } });

    expect(post).toEqual({ ...examples.post, title: 'Four rooms' });
    expect(written()).toEqual(['Put OUTBOX', `Put POST#${postId}`]);
    expect(itemOf(`POST#${postId}`)).toMatchObject({ ...post, pk: `OWN#${accountId}` });
  });

  test('answers not_found when another tab removed the entry in between', async () => {
    store(dynamo, [postRow()]);
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('None', 'ConditionalCheckFailed'));

    await expect(save({ postId })).rejects.toMatchObject({ code: 'not_found' });
  });

  test("answers somebody else's entry and none alike", async () => {
    store(dynamo, [{ ...postRow(), pk: `OWN#${otherAccountId}` }]);

    await expect(save({ postId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(save({ postId, content: null })).rejects.toMatchObject({ code: 'not_found' });
    expect(writes(dynamo)).toEqual([]);
  });
});

describe('savePost without content', () => {
  test('takes the entry out of the news, and keeps it for 30 days beside them', async () => {
    store(dynamo, [postRow()]);

    expect(await save({ postId, content: null })).toEqual({ post: null });
    expect(written()).toEqual(['Put OUTBOX', 'Update POSTS', `Delete POST#${postId}`, `Put REMOVED-POST#${postId}`]);
    expect(itemOf(`REMOVED-POST#${postId}`)).toMatchObject({
      ...content,
      deletedAt: NOW.toISOString(),
      expiresAt: seconds + 30 * DAY_SECONDS,
    });
  });

  test('does nothing to an entry that is removed already', async () => {
    store(dynamo, [removedRow()]);

    expect(await save({ postId, content: null })).toEqual({ post: null });
    expect(writes(dynamo)).toEqual([]);
  });

  test('can be taken back with the content for 30 days', async () => {
    store(dynamo, [removedRow()]);
    const { post } = await save({ postId });

    expect(post).toEqual(examples.post);
    expect(written()).toEqual(['Put OUTBOX', 'Update POSTS', `Delete REMOVED-POST#${postId}`, `Put POST#${postId}`]);
    expect(itemOf(`POST#${postId}`)).toEqual(postRow());
  });

  test('cannot be taken back after that, also where the row is still there', async () => {
    store(dynamo, [removedRow(seconds)]);

    await expect(save({ postId })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the content of an entry', () => {
  const photo = (owner: string) => ({ mediaId: '01J', path: `/m/${owner}/01J.webp`, width: 1, height: 1 });

  test('shows own pictures alone', async () => {
    await expect(save({ content: { ...content, photo: photo(accountId) } })).resolves.toBeDefined();
    await expect(save({ content: { ...content, photo: photo(otherAccountId) } })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test.each([
    ['no title', { title: '' }],
    ['no text', { text: ' \n ' }],
    ['a text that is too long', { text: 'x'.repeat(5_001) }],
    ['a link that is none', { link: 'javascript:alert(1)' }],
    ['a day of its own', { publishedAt: '2020-01-01T00:00:00.000Z' }],
  ])('is refused with %s', (_, changes) => {
    expect(contract.input.safeParse({ postId: null, content: { ...content, ...changes } }).success).toBe(false);
  });

  test.each(['', '../x', 'POST#x', '01jgfjjz00000000000000000b'])('is refused under the id %j', (id) => {
    expect(contract.input.safeParse({ postId: id, content }).success).toBe(false);
  });
});
