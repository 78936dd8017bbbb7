import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { purgeKey } from '../../../functions/domain/media/media-rows.ts';
import { liveKey } from '../../../functions/domain/pages/page-rows.ts';
import { handler } from '../../../functions/jobs/sweep-media/index.ts';
import { useDynamo, writes, type Row } from '../../kit/dynamo.ts';
import { accountId } from '../../kit/id-tokens.ts';
import { useLog } from '../../kit/log.ts';
import { mediaItem, removedMediaRow } from '../../kit/media.ts';
import { publicPage } from '../../kit/rows.ts';

const dynamo = useDynamo();
const log = useLog();
const s3 = mockClient(S3Client);
beforeEach(() => s3.reset());

const { path } = mediaItem('a').photo;
const purge = { ...purgeKey(accountId, 'a'), path };

/** The due files, and the rows of their owner. */
function due(files: readonly Row[], own: readonly Row[]): void {
  dynamo
    .on(QueryCommand)
    .callsFake(({ IndexName: index }: { IndexName?: string }) => ({ Items: index ? files : [...files, ...own] }));
}
const deleted = () => s3.commandCalls(DeleteObjectCommand).map(({ args }) => args[0].input);

describe('sweep-media', () => {
  test('deletes the file of a picture that nothing shows, then the note of it', async () => {
    due([purge], [removedMediaRow('a')]);
    await handler();

    expect(deleted()).toEqual([{ Bucket: 'media', Key: path.slice(1) }]);
    expect(writes(dynamo)).toMatchObject([{ kind: 'Delete', item: { Key: purgeKey(accountId, 'a') } }]);
  });

  test('keeps the file while a live page shows it, and looks again later', async () => {
    due([purge], [{ ...liveKey(accountId), page: publicPage({ mainPhoto: mediaItem('a').photo }) }]);
    await handler();

    expect(deleted()).toEqual([]);
    expect(writes(dynamo)).toMatchObject([{ kind: 'Update', item: { Key: purgeKey(accountId, 'a') } }]);
  });

  test('goes on with the others when one file cannot be deleted', async () => {
    const other = { ...purgeKey(accountId, 'b'), path: mediaItem('b').photo.path };
    due([purge, other], []);
    s3.on(DeleteObjectCommand).rejectsOnce(new Error('SlowDown')).resolves({});
    await handler();

    expect(writes(dynamo)).toMatchObject([{ kind: 'Delete', item: { Key: purgeKey(accountId, 'b') } }]);
    expect(log()).toMatchObject([{ event: 'media.not_purged' }]);
  });
});
