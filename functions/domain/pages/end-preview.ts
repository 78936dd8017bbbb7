/** The preview link of a page counts no more (preview-links.ts). */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { pageKey } from './page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['UpdateItem'] }] };

/** Safe to repeat; nothing happens without a page. */
export async function endPreview(accountId: string): Promise<void> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('pages'),
        Key: pageKey(accountId),
        UpdateExpression: 'SET previewHash = :none',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':none': null },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
