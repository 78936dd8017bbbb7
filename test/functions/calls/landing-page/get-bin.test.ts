import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getBin } from '../../../../functions/calls/landing-page/get-bin.ts';
import { removalAt, removedKey } from '../../../../functions/domain/bin/bin-rows.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import type { BinKind } from '../../../../shared/model/bin.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { queries, useDynamo, type Row } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { mediaItem } from '../../../kit/media.ts';

const dynamo = useDynamo();
const DAY_MS = 86_400_000;

const removed = (kind: BinKind, id: string, thing: object, daysAgo: number): Row => ({
  ...removedKey(accountId, kind, id),
  ...thing,
  ...removalAt(new Date(NOW.getTime() - daysAgo * DAY_MS)),
});
const ask = () => getBin({}, ownerContext({ now: NOW, paging: { nowPage: 1, pageSize: 20, orderBy: 'newest' } }));

describe('getBin', () => {
  test('gives all kinds, the newest first, with the days that are left', async () => {
    const [offer] = examples.offers;
    const [feature] = examples.features;
    const [contact] = examples.contacts;
    dynamo.on(QueryCommand).resolves({
      Items: [
        removed('contact', 'c1', contact ?? {}, 29.5),
        removed('feature', 'f1', feature ?? {}, 3),
        removed('media', 'm1', mediaItem('m1'), 2),
        removed('offer', 'o1', offer ?? {}, 0),
        removed('post', examples.post.postId, examples.post, 1),
      ],
    });

    const { entries, total } = await ask();

    expect(entries.map(({ kind, id, title, daysLeft }) => [kind, id, title, daysLeft])).toEqual([
      ['offer', 'o1', 'Room plan', 30],
      ['post', examples.post.postId, examples.post.title, 29],
      ['media', 'm1', 'kitchen.jpg', 28],
      ['feature', 'f1', feature?.title, 27],
      ['contact', 'c1', 'mara@example.com', 1],
    ]);
    expect(total).toBe(5);
    expect(queries(dynamo)[0]).toMatchObject({ ExpressionAttributeValues: { ':pk': `OWN#${accountId}` } });
  });

  test('opens beside a removed answer of the assistant, which is had back where answers are', async () => {
    const answer = {
      pk: `OWN#${accountId}`,
      sk: 'REMOVED-ANSWER#a1',
      answerId: 'a1',
      expiresAt: NOW.getTime() / 1_000 + 60,
    };
    dynamo.on(QueryCommand).resolves({ Items: [answer, removed('feature', 'f1', examples.features[0] ?? {}, 1)] });

    expect((await ask()).entries.map(({ kind, id }) => [kind, id])).toEqual([['feature', 'f1']]);
  });

  test('leaves out what has expired, also where the row is still there', async () => {
    dynamo.on(QueryCommand).resolves({ Items: [removed('feature', 'f1', examples.features[0] ?? {}, 30)] });

    expect((await ask()).entries).toEqual([]);
  });
});
