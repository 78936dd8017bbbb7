/** Saves the draft of a page and, with it, claims its user name. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { emptyDraft, type PageDraft } from '../../../shared/model/page.ts';
import { canonicalAgentName, checkAgentName } from '../../../shared/rules/agent-name.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { goesOn } from '../../kit/effect-run.ts';
import { environment } from '../../kit/environment.ts';
import { findAccount } from '../accounts/find-account.ts';
import { keepRemoved } from '../bin/keep-removed.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
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

/**
 * Applies `change` to the draft; entries that it takes out of their list go into the bin. Throws `conflict` unless
 * `version` is the last one saved, or what is wrong with the name.
 */
export async function saveDraft(
  context: OwnerContext,
  version: number,
  change: (draft: PageDraft) => PageDraft,
): Promise<SavedPage> {
  const before = await loadPage(context.actor.id);
  const savedAt = context.now.toISOString();
  if (isSaved(before, version, savedAt)) return { version: before.version, savedAt, status: before.status };
  if (before.version !== version) throw new AppError('conflict');
  const draft = change(before.draft);
  const saved = { draft, version: version + 1, savedAt };
  const rename = { from: before.draft.profile.agentName, to: draft.profile.agentName };
  const removed = keepRemoved(context.actor.id, before.draft, draft, context.now);
  await write(context, before, saved, { rename: rename.from === rename.to ? null : rename, removed });
  return { version: saved.version, savedAt, status: before.status };
}

/** Whether this very save was made, and broken off after it: its moment is the same when it is asked for again. */
const isSaved = (page: PageRow, version: number, savedAt: string): boolean =>
  goesOn() && page.version === version + 1 && page.savedAt === savedAt;

/** The canonical form of a name that its owner may have; '' gives the name up. */
export function parseAgentName(typed: string): string {
  const name = canonicalAgentName(typed);
  if (name === '') return '';
  const error = checkAgentName(name);
  if (error) throw new AppError(error);
  return name;
}

type Saved = Pick<PageRow, 'draft' | 'version' | 'savedAt'>;
type Rename = { from: string; to: string };

type Beside = { rename: Rename | null; removed: ReturnType<typeof keepRemoved> };

async function write(
  { actor, now }: OwnerContext,
  before: PageRow,
  saved: Saved,
  { rename, removed }: Beside,
): Promise<void> {
  const accountId = actor.id;
  const page = before.version === 0 ? firstSave(accountId, before, saved) : nextSave(accountId, before, saved, rename);
  const names = rename ? [...claim(accountId, rename, now), ...release(accountId, rename, before)] : [];
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [page, ...names, ...removed] }));
  } catch (error) {
    const [pageReason, nameReason] = cancellationReasons(error) ?? [];
    if (pageReason === 'ConditionalCheckFailed') throw new AppError('conflict');
    if (nameReason === 'ConditionalCheckFailed') throw new AppError('name_taken');
    throw error;
  }
}

function firstSave(accountId: string, before: PageRow, saved: Saved) {
  return {
    Put: {
      TableName: environment.table('pages'),
      Item: { ...pageKey(accountId), ...before, ...saved },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** Writes the draft alone: the page may be going live, or have got a preview link, since it was read. */
function nextSave(accountId: string, before: PageRow, saved: Saved, rename: Rename | null) {
  // Which names are kept depends on what is live.
  const sameState = rename
    ? { condition: ' AND #status = :status', names: { '#status': 'status' }, values: { ':status': before.status } }
    : { condition: '', values: {} };
  return {
    Update: {
      TableName: environment.table('pages'),
      Key: pageKey(accountId),
      UpdateExpression: 'SET draft = :draft, version = :version, savedAt = :savedAt',
      ConditionExpression: `version = :before${sameState.condition}`,
      ...(sameState.names ? { ExpressionAttributeNames: sameState.names } : {}),
      ExpressionAttributeValues: {
        ':draft': saved.draft,
        ':version': saved.version,
        ':savedAt': saved.savedAt,
        ':before': before.version,
        ...sameState.values,
      },
    },
  };
}

/** One row for a name and all that look like it: the second claim fails whoever makes it, until a former name's time is over. */
function claim(accountId: string, { to }: Rename, now: Date) {
  if (to === '') return [];
  return [
    {
      Put: {
        TableName: environment.table('pages'),
        Item: { ...nameKey(to), agentName: to, accountId, renamedTo: null },
        ConditionExpression: 'attribute_not_exists(pk) OR accountId = :me OR expiresAt <= :now',
        ExpressionAttributeValues: { ':me': accountId, ':now': epochSeconds(now) },
      },
    },
  ];
}

/** A name that was never live is free again; one that is live, or on its way, is kept until another page is published. */
function release(accountId: string, { from, to }: Rename, { liveName, pending }: PageRow) {
  const kept = [to, liveName, pending?.profile.agentName].filter(Boolean).map((name) => nameKey(name ?? '').pk);
  if (from === '' || kept.includes(nameKey(from).pk)) return [];
  return [
    {
      Delete: {
        TableName: environment.table('pages'),
        Key: nameKey(from),
        ConditionExpression: 'attribute_not_exists(pk) OR accountId = :me',
        ExpressionAttributeValues: { ':me': accountId },
      },
    },
  ];
}
