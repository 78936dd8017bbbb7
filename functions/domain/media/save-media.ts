/** Rows of pictures (see ../pages/page-rows.ts). */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Photo } from '../../../shared/model/photo.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem'] }] };

export async function saveMediaRow(accountId: string, photo: Photo, use: string, now: Date): Promise<void> {
  await dynamo.send(
    new PutCommand({
      TableName: environment.table('pages'),
      Item: {
        pk: `OWN#${accountId}`,
        sk: `MEDIA#${photo.mediaId}`,
        photo,
        use,
        createdAt: now.toISOString(),
      },
    }),
  );
}
