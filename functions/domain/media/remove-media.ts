/** A picture's way into the bin and back. Its file stays until the thirty days are over (purge-media.ts). */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { MediaItem } from '../../../shared/model/photo.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { removalAt, removedKey } from '../bin/bin-rows.ts';
import { mediaKey, purgeKey } from './media-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'DeleteItem'] }] };

/** Throws `not_found` when it was removed in between. */
export async function removeMediaRow({ actor, now }: OwnerContext, item: MediaItem): Promise<void> {
  const { mediaId, path } = item.photo;
  const removal = removalAt(now);
  const due = new Date(removal.expiresAt * 1_000).toISOString();
  await write(
    takeAway(mediaKey(actor.id, mediaId)),
    put({ ...removedKey(actor.id, 'media', mediaId), ...item, ...removal }),
    put({ ...purgeKey(actor.id, mediaId), path, gsiPk: 'PURGE', gsiSk: due }),
  );
}

/** Throws `not_found` when it was restored, or its file was deleted, in between. */
export async function restoreMediaRow({ actor }: OwnerContext, item: MediaItem): Promise<void> {
  const { mediaId } = item.photo;
  await write(
    takeAway(removedKey(actor.id, 'media', mediaId)),
    takeAway(purgeKey(actor.id, mediaId)),
    put({ ...mediaKey(actor.id, mediaId), ...item }),
  );
}

type Key = { pk: string; sk: string };

const put = (row: Key & Record<string, unknown>): TransactItem => ({
  Put: { TableName: environment.table('pages'), Item: row },
});

const takeAway = (key: Key): TransactItem => ({
  Delete: { TableName: environment.table('pages'), Key: key, ConditionExpression: 'attribute_exists(pk)' },
});

async function write(...items: TransactItem[]): Promise<void> {
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
  } catch (error) {
    throw cancellationReasons(error)?.includes('ConditionalCheckFailed') ? new AppError('not_found') : error;
  }
}
