import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { getEnableList } from '../../../../functions/calls/page-assets/get-enable-list.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useDynamo } from '../../../kit/dynamo.ts';
import { mediaItem, mediaRow } from '../../../kit/media.ts';

const dynamo = useDynamo();

test('getEnableList leaves out what is disabled', async () => {
  dynamo.on(QueryCommand).resolves({ Items: [mediaRow('b', { isEnabled: false }), mediaRow('a')] });

  expect(await getEnableList({}, ownerContext())).toEqual({ media: [mediaItem('a')] });
});
