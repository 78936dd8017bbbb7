import { describe, expect, test } from 'vitest';
import { getPostDetails } from '../../../../functions/calls/document-chat/get-post-details.ts';
import { removedKey } from '../../../../functions/domain/bin/bin-rows.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { callContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { livePageRows, pageRow, postRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const { postId } = examples.post;
const ask = () => getPostDetails({ agentName: 'mara', postId }, callContext());

describe('getPostDetails', () => {
  test('gives an entry of a live page', async () => {
    store(dynamo, [...livePageRows(), postRow()]);

    expect(await ask()).toEqual({ post: examples.post });
  });

  test.each([
    ['of a page that is not live', [pageRow(), postRow()]],
    ["of another page's owner", [...livePageRows(), { ...postRow(), pk: `OWN#${otherAccountId}` }]],
    [
      'that was removed',
      [...livePageRows(), { ...postRow(), ...removedKey(accountId, 'post', postId), expiresAt: 4e9 }],
    ],
    ['that never was', livePageRows()],
  ])('answers not_found to an entry %s', async (_, rows) => {
    store(dynamo, rows);

    await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
  });
});
