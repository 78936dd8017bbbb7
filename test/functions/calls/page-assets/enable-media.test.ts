import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { enableMedia } from '../../../../functions/calls/page-assets/enable-media.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { conditionFailed, store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { mediaItem, mediaRow } from '../../../kit/media.ts';

const dynamo = useDynamo();

describe('enableMedia', () => {
  test("changes the switch of the caller's own picture alone", async () => {
    store(dynamo, [mediaRow('a')]);

    expect(await enableMedia({ mediaId: 'a', isEnabled: false }, ownerContext())).toEqual(
      mediaItem('a', { isEnabled: false }),
    );
    expect(writes(dynamo)).toMatchObject([
      {
        item: {
          Key: { pk: `OWN#${accountId}`, sk: 'MEDIA#a' },
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':enabled': false },
        },
      },
    ]);
  });

  test("answers somebody else's picture and none alike", async () => {
    store(dynamo, [mediaRow('a', {}, otherAccountId)]);

    for (const mediaId of ['a', 'b']) {
      await expect(enableMedia({ mediaId, isEnabled: true }, ownerContext())).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect(writes(dynamo)).toEqual([]);
  });

  test('makes no row of a picture that was removed in between', async () => {
    store(dynamo, [mediaRow('a')]);
    dynamo.on(UpdateCommand).rejects(conditionFailed());

    await expect(enableMedia({ mediaId: 'a', isEnabled: true }, ownerContext())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
