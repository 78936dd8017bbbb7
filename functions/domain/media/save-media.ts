/** Writes pictures (rows: media-rows.ts). */
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { MediaItem } from '../../../shared/model/photo.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { mediaKey } from './media-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'UpdateItem'] }] };

export async function saveMediaRow(accountId: string, item: MediaItem): Promise<void> {
  await dynamo.send(
    new PutCommand({
      TableName: environment.table('pages'),
      Item: { ...mediaKey(accountId, item.photo.mediaId), ...item },
    }),
  );
}

/** Throws `not_found` for a picture that is not in the library any more. */
export async function enableMediaRow(accountId: string, mediaId: string, isEnabled: boolean): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('pages'),
        Key: mediaKey(accountId, mediaId),
        UpdateExpression: 'SET isEnabled = :enabled',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':enabled': isEnabled },
      }),
    );
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('not_found') : error;
  }
}
