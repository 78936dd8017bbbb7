/** Saves the assistant's settings. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { AssistantSettings } from '../../../shared/model/assistant.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { assistantKey } from '../pages/page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem'] }] };

export async function saveAssistant(accountId: string, settings: AssistantSettings): Promise<void> {
  await dynamo.send(
    new PutCommand({ TableName: environment.table('pages'), Item: { ...assistantKey(accountId), settings } }),
  );
}
