/** Saves the draft of a page and, with it, claims its user name. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { emptyDraft, type PageDraft } from '../../../shared/model/page.ts';
import { canonicalAgentName, checkAgentName } from '../../../shared/rules/agent-name.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { findAccount } from '../accounts/find-account.ts';
import { findPage } from './find-page.ts';
import { nameKey, pageKey, type PageRow } from './page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'DeleteItem', 'UpdateItem'] }] };

export type SavedPage = { version: number; savedAt: string; status: PageRow['status'] };

/** The page of an account, or the one it starts with. */
export async function loadPage(accountId: string): Promise<PageRow> {
  const page = await findPage(accountId);
  if (page) return page;
  const account = await findAccount(accountId);
  return {
    draft: emptyDraft(account?.fullName ?? '', account?.language ?? 'en_us'),
    version: 0,
    status: 'editing',
    savedAt: new Date(0).toISOString(),
    liveName: null,
    publishedVersion: null,
    pending: null,
    publishError: null,
    previewHash: null,
  };
}

/** Applies `change` to the draft; throws `conflict` unless `version` is the last one saved, or what is wrong with the name. */
export async function saveDraft(
  context: OwnerContext,
  version: number,
  change: (draft: PageDraft) => PageDraft,
): Promise<SavedPage> {
  const before = await loadPage(context.actor.id);
  if (before.version !== version) throw new AppError('conflict');
  const draft = change(before.draft);
  const savedAt = context.now.toISOString();
  const after: PageRow = { ...before, draft, version: version + 1, savedAt };
  const from = before.draft.profile.agentName;
  await write(context.actor.id, after, from === draft.profile.agentName ? null : { from, to: draft.profile.agentName });
  return { version: after.version, savedAt, status: after.status };
}

/** The canonical form of a name that its owner may have; '' gives the name up. */
export function parseAgentName(typed: string): string {
  const name = canonicalAgentName(typed);
  if (name === '') return '';
  const error = checkAgentName(name);
  if (error) throw new AppError(error);
  return name;
}

async function write(accountId: string, row: PageRow, rename: { from: string; to: string } | null): Promise<void> {
  const put = {
    Put: {
      TableName: environment.table('pages'),
      Item: { ...pageKey(accountId), ...row },
      ConditionExpression: row.version === 1 ? 'attribute_not_exists(pk)' : 'version = :before',
      ...(row.version === 1 ? {} : { ExpressionAttributeValues: { ':before': row.version - 1 } }),
    },
  };
  const names = rename ? [...claim(accountId, rename, row), ...release(rename, row)] : [];
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [put, ...names] }));
  } catch (error) {
    const [page, name] = cancellationReasons(error) ?? [];
    if (page === 'ConditionalCheckFailed') throw new AppError('conflict');
    if (name === 'ConditionalCheckFailed') throw new AppError('name_taken');
    throw error;
  }
}

/** One row for a name and all that look like it: the second claim fails whoever makes it. */
function claim(accountId: string, { to }: { to: string }, { liveName }: PageRow) {
  if (to === '' || to === liveName) return [];
  return [
    {
      Put: {
        TableName: environment.table('pages'),
        Item: { ...nameKey(to), agentName: to, accountId, renamedTo: null },
        ConditionExpression: 'attribute_not_exists(pk) OR accountId = :me',
        ExpressionAttributeValues: { ':me': accountId },
      },
    },
  ];
}

/** A name that was never live is free again; a live one is kept until another page is published. */
function release({ from, to }: { from: string; to: string }, { liveName }: PageRow) {
  const isSameRow = to !== '' && nameKey(from).pk === nameKey(to).pk;
  const isLiveRow = liveName !== null && nameKey(from).pk === nameKey(liveName).pk;
  if (from === '' || isSameRow || isLiveRow) return [];
  return [{ Delete: { TableName: environment.table('pages'), Key: nameKey(from) } }];
}
