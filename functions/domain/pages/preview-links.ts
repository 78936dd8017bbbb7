/** Preview links: one that counts for each draft, 24 hours. The token is kept only as its hash. */
import { createHash } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { isBasicInformationComplete, type PublicPage } from '../../../shared/model/page.ts';
import { PREVIEW_TOKEN_BYTES } from '../../../shared/rules/preview-token.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { readRow } from '../../kit/read-row.ts';
import { loadAssistant } from '../assistant/assistant-settings.ts';
import { findPage } from './find-page.ts';
import { pageKey, previewKey, PreviewRow } from './page-rows.ts';
import { toPublicPage } from './public-page.ts';
import { loadPage } from './save-page.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem', 'PutItem', 'UpdateItem'] }] };

const LIFETIME_SECONDS = 86_400;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export async function createPreview(context: OwnerContext): Promise<{ token: string; expiresAt: string }> {
  const { draft } = await loadPage(context.actor.id);
  if (!isBasicInformationComplete(draft.profile)) throw new AppError('basic_information_incomplete');
  const token = context.randomBytes(PREVIEW_TOKEN_BYTES).toString('base64url');
  const expiresAt = epochSeconds(context.now) + LIFETIME_SECONDS;
  const table = environment.table('pages');
  await dynamo.send(
    new TransactWriteCommand({
      TransactItems: [
        {
          Put: { TableName: table, Item: { ...previewKey(hashOf(token)), accountId: context.actor.id, expiresAt } },
        },
        {
          Update: {
            TableName: table,
            Key: pageKey(context.actor.id),
            UpdateExpression: 'SET previewHash = :hash',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':hash': hashOf(token) },
          },
        },
      ],
    }),
  );
  return { token, expiresAt: new Date(expiresAt * 1_000).toISOString() };
}

/** The draft behind the link as it is now; throws `preview_expired` for an old, replaced or unknown one alike. */
export async function openPreview(token: string, now: Date): Promise<{ page: PublicPage; expiresAt: string }> {
  const item = await readRow('pages', previewKey(hashOf(token)));
  const link = item ? PreviewRow.parse(item) : null;
  const row = link && link.expiresAt * 1_000 > now.getTime() ? await findPage(link.accountId) : null;
  if (!link || !row || row.previewHash !== hashOf(token)) throw new AppError('preview_expired');
  const { settings } = await loadAssistant(link.accountId);
  return { page: toPublicPage(row.draft, settings, now), expiresAt: new Date(link.expiresAt * 1_000).toISOString() };
}
