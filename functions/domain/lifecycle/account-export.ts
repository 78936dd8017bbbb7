/** The export that an owner asked for: one at a time, its file for seven days. */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { AccountExport } from '../../../shared/model/lifecycle.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { cancellationReasons, dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { outboxPut } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { raiseSignal } from '../../kit/security-signals.ts';
import { exportLink } from './export-files.ts';
import { EXPORT_SECONDS, exportKey, ExportRow } from './lifecycle-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'accounts', actions: ['GetItem', 'PutItem', 'UpdateItem'] }] };

/** One that is being made for longer than this has failed without saying so. */
const MAKING_MS = 15 * 60_000;

/** Asks for a new one; nothing happens while one is being made. */
export async function askForExport(accountId: string, { now, newId }: { now: Date; newId(): string }): Promise<void> {
  const exportId = newId();
  const row: ExportRow = {
    exportId,
    state: 'making',
    askedAt: now.toISOString(),
    readyAt: null,
    expiresAt: epochSeconds(now) + EXPORT_SECONDS,
  };
  const put = {
    TableName: environment.table('accounts'),
    Item: { ...exportKey(accountId), ...row },
    ConditionExpression: 'attribute_not_exists(pk) OR #state <> :making OR askedAt < :before',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':making': 'making',
      ':before': new Date(now.getTime() - MAKING_MS).toISOString(),
    },
  };
  const order = outboxPut('accounts', { id: newId(), job: 'export-account', payload: { accountId, exportId } }, now);
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [{ Put: put }, order] }));
    raiseSignal('DataExports', { what: 'account', accountId });
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
  }
}

async function findExportRow(accountId: string, now: Date): Promise<ExportRow | null> {
  const item = await readRow('accounts', exportKey(accountId));
  const row = item ? ExportRow.parse(item) : null;
  return row && row.expiresAt > epochSeconds(now) ? row : null;
}

/** As its owner sees it. */
export async function findExport(accountId: string, now: Date): Promise<AccountExport | null> {
  const row = await findExportRow(accountId, now);
  if (!row) return null;
  const isStuck = row.state === 'making' && Date.parse(row.askedAt) + MAKING_MS < now.getTime();
  const url = row.state === 'ready' ? await exportLink(accountId, row.exportId) : null;
  return { state: isStuck ? 'failed' : row.state, askedAt: row.askedAt, readyAt: row.readyAt, url };
}

/** False when another one was asked for since, or the account is gone. */
export async function endExport(
  accountId: string,
  exportId: string,
  state: 'ready' | 'failed',
  now: Date,
): Promise<boolean> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('accounts'),
        Key: exportKey(accountId),
        UpdateExpression: 'SET #state = :state, readyAt = :at',
        ConditionExpression: 'exportId = :id AND #state = :making',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':state': state,
          ':at': state === 'ready' ? now.toISOString() : null,
          ':id': exportId,
          ':making': 'making',
        },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
