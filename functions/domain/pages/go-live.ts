/** Publishing and taking down. The page itself is written by the job `publish-page`. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { isBasicInformationComplete, type PublicPage } from '../../../shared/model/page.ts';
import { isDesignIncluded } from '../../../shared/model/template.ts';
import { checkAgentName } from '../../../shared/rules/agent-name.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import { loadAssistant } from '../assistant/assistant-settings.ts';
import { refuseWhenSuspended } from '../support/suspension.ts';
import { findName } from './find-page.ts';
import { liveKey, pageKey, type PageRow } from './page-rows.ts';
import { toPublicPage } from './public-page.ts';
import { loadPage } from './save-page.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['UpdateItem', 'PutItem', 'DeleteItem'] }] };

/** Throws what keeps the page from going live. */
export async function goLive(context: OwnerContext): Promise<{ agentName: string }> {
  const row = await loadPage(context.actor.id);
  await checkPublishable(row, context);
  const { settings } = await loadAssistant(context.actor.id);
  const page = toPublicPage(row.draft, settings, context.now);
  await startPublishing(context, row, page);
  return { agentName: page.profile.agentName };
}

async function checkPublishable({ draft }: PageRow, { actor, now }: OwnerContext): Promise<void> {
  await refuseWhenSuspended(actor.id);
  if (!isBasicInformationComplete(draft.profile)) throw new AppError('basic_information_incomplete');
  if (!isDesignIncluded(draft.design, actor.plan, now)) throw new AppError('template_locked');
  const name = await findName(draft.profile.agentName);
  if (checkAgentName(draft.profile.agentName) || name?.accountId !== actor.id) throw new AppError('online_link_failed');
}

async function startPublishing(context: OwnerContext, row: PageRow, page: PublicPage): Promise<void> {
  const accountId = context.actor.id;
  await writeWithJobs(context, [{ action: 'publish', accountId }], {
    Update: {
      TableName: environment.table('pages'),
      Key: pageKey(accountId),
      UpdateExpression: 'SET #status = :pending, pending = :page, publishedVersion = :version, publishError = :none',
      ConditionExpression: 'version = :version',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':pending': 'pending', ':page': page, ':version': row.version, ':none': null },
    },
  });
}

/** The draft and the name stay; visitors get the not-found page. Also keeps a page that is on its way from going live. */
export async function unpublish(context: OwnerContext): Promise<void> {
  const accountId = context.actor.id;
  const { liveName, pending } = await loadPage(accountId);
  const names = new Set([liveName, pending?.profile.agentName].filter((name) => typeof name === 'string'));
  if (names.size === 0) return;
  await writeWithJobs(
    context,
    [...names].map((agentName) => ({ action: 'remove', accountId, agentName })),
    {
      Update: {
        TableName: environment.table('pages'),
        Key: pageKey(accountId),
        UpdateExpression:
          'SET #status = :editing, pending = :none, publishedVersion = :none, liveName = :none, publishError = :none',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':editing': 'editing', ':none': null },
      },
    },
    { Delete: { TableName: environment.table('pages'), Key: liveKey(accountId) } },
  );
}

/** Writes the items and what the job `publish-page` is to do for them; the first item decides whether it may be. */
async function writeWithJobs(
  { newId, now }: OwnerContext,
  payloads: readonly Record<string, unknown>[],
  ...items: TransactItem[]
): Promise<void> {
  const jobs = payloads.map((payload) => outboxPut('pages', { id: newId(), job: 'publish-page', payload }, now));
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [...items, ...jobs] }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('conflict') : error;
  }
}
