/**
 * What the job `delete-account` does: removes everything by the data map, tells the owner, and looks again a day later.
 * Each step can be repeated, and what later steps are found by goes last; a crash anywhere only means beginning again.
 */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { duePut } from '../../kit/due-rows.ts';
import { environment } from '../../kit/environment.ts';
import type { Logger } from '../../kit/logger.ts';
import { countMetric } from '../../kit/metrics.ts';
import { readRow } from '../../kit/read-row.ts';
import { owners } from '../../kit/realms.ts';
import { accountKey, AccountRow } from '../accounts/account-rows.ts';
import { deleteUserIn, hasUserIn } from '../accounts/pool-user.ts';
import { CustomerRow, customerKey } from '../billing/billing-rows.ts';
import { deleteProviderCustomer } from '../billing/provider-customers.ts';
import { sendDeletionReceipt } from '../messages/send-lifecycle-mail.ts';
import { findVectors, forgetKnowledge } from '../knowledge/forget-knowledge.ts';
import type { DeletionCause } from './begin-deletion.ts';
import { deleteFiles, deletePageFolder, findFiles } from './delete-files.ts';
import { deleteRows } from './delete-rows.ts';
import { partitionsOf } from './data-map.ts';
import { keptInvoiceKey } from './lifecycle-rows.ts';
import { pseudonymOf } from './pseudonym.ts';
import { putTombstone } from './tombstones.ts';
import { untieAgents, untieMembers } from './untie-members.ts';
import { readIndexPart, readPart } from './walk-rows.ts';

export const needs: StoreNeeds = {
  pools: [{ pool: 'owners', actions: ['AdminDeleteUser', 'AdminGetUser'] }],
  tables: [{ table: 'accounts', actions: ['DeleteItem', 'GetItem'] }],
};

/** `names`: of the page, as it was live. */
export type Deletion = { accountId: string; deletedAt: string; cause: DeletionCause; names: readonly string[] };

const DAY_MS = 86_400_000;

type Context = { now: Date; log: Logger };

/** Nothing happens to an account that is not marked as deleted: the order alone deletes nobody. */
export async function finishDeletion(deletion: Deletion, context: Context): Promise<void> {
  const { accountId, deletedAt } = deletion;
  const row = await readRow('accounts', accountKey(accountId));
  const account = row ? AccountRow.parse(row) : null;
  if (account && account.status !== 'deleted') return;
  await putTombstone('owners', accountId, deletedAt);
  const done = await removeAll(accountId, deletion.names, context.now);
  if (account && deletion.cause !== 'restored') await sendDeletionReceipt(account, await hasKeptInvoices(accountId));
  await endWith({ ...deletion, names: done.names }, context.now);
  context.log.info('account.deleted', { pseudonym: pseudonymOf(accountId), cause: deletion.cause, rows: done.rows });
}

/** As the table has it: a repetition after a crash may have kept none itself. */
async function hasKeptInvoices(accountId: string): Promise<boolean> {
  return (await readPart('billing', keptInvoiceKey(pseudonymOf(accountId), '').pk)).length > 0;
}

async function removeAll(accountId: string, names: readonly string[], now: Date) {
  await deleteUserIn(owners, accountId);
  const customer = await readRow('billing', customerKey(accountId));
  if (customer) await deleteProviderCustomer(CustomerRow.parse(customer));
  await forgetKnowledge(allKnowledge(accountId));
  await deleteFiles(accountId);
  await untieMembers(accountId);
  await untieAgents(accountId, now);
  const done = await deleteRows(accountId, names, (name) =>
    deletePageFolder(accountId, name, `deleted-${pseudonymOf(accountId)}`),
  );
  // A document that was being read until its row went may have left more.
  await forgetKnowledge(allKnowledge(accountId));
  return done;
}

/** What is known of the documents of its company: vectors, and by them the files. */
const allKnowledge = (accountId: string) => ({ companyId: accountId, productId: null, fileId: null, version: null });

/** The account's own row, the last of all, goes in one write with what looks again a day later. */
async function endWith(deletion: Omit<Deletion, 'cause'>, now: Date): Promise<void> {
  const root = { Delete: { TableName: environment.table('accounts'), Key: accountKey(deletion.accountId) } };
  await dynamo.send(new TransactWriteCommand({ TransactItems: [root, verification(deletion, now)] }));
}

function verification({ accountId, deletedAt, names }: Omit<Deletion, 'cause'>, now: Date) {
  const payload = { step: 'verify', accountId, deletedAt, names };
  const id = `VERIFY-DELETION#${accountId}`;
  return duePut({ id, job: 'delete-account', payload }, new Date(now.getTime() + DAY_MS));
}

/** What is still there a day later, in words for the log. */
export async function findRemains(accountId: string, names: readonly string[]): Promise<string[]> {
  const rows = await Promise.all(
    partitionsOf(accountId).map(async ({ table, pk, kind }) => {
      const index = kind.found.by === 'partition' ? kind.found.index : undefined;
      const [own, listed] = await Promise.all([
        readPart(table, pk),
        index ? readIndexPart(table, `${index}#${accountId}`) : [],
      ]);
      return [...own, ...listed].map(({ sk }) => `${table} ${String(sk).split('#', 1)[0]}`);
    }),
  );
  const files = await findFiles(accountId, names);
  const vectors = await findVectors(allKnowledge(accountId));
  const user = (await hasUserIn(owners, accountId)) ? ['user'] : [];
  return [
    ...rows.flat(),
    ...files.map((name) => `file ${name.split('/', 1)[0]}`),
    ...vectors.map(() => 'vector'),
    ...user,
  ];
}

/** Finds nothing, or deletes again, raises the alarm and comes back the next day. */
export async function verifyDeletion(
  { accountId, deletedAt, names }: Omit<Deletion, 'cause'>,
  { now, log }: Context,
): Promise<void> {
  const remains = await findRemains(accountId, names);
  if (remains.length === 0) return log.info('deletion.verified', { pseudonym: pseudonymOf(accountId) });
  countMetric('DeletionRemains');
  const found = [...new Set(remains)].join(', ');
  log.error('deletion.incomplete', new Error('Something of a deleted account was still there.'), { found });
  const done = await removeAll(accountId, names, now);
  await endWith({ accountId, deletedAt, names: done.names }, now);
}
