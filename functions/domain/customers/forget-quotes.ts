/** Deletes the applications of a deleted customer that are no policies: those of their address, and those begun in the portal. */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { applicantEmail, applicantKey } from '../insurance/address-rows.ts';
import { applicationKey, ApplicationRow } from '../insurance/application-rows.ts';
import { forgetApplication } from '../insurance/forget-application.ts';
import { customerApplicationKey } from '../portal/portal-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'Query', 'DeleteItem'] }] };

/** More than somebody begins within sixty days. */
const MOST_QUOTES = 500;

/**
 * What is being paid for stays: a policy comes of it, or it lapses. So does what was begun after the deletion, by somebody who
 * has registered with the address again.
 * @param email canonical; null once the customer's own row is gone
 */
export async function forgetQuotes(
  { customerId, email }: { customerId: string; email: string | null },
  deletedAt: string,
  now: Date,
): Promise<void> {
  for (const edge of await listBelow('insurance', customerApplicationKey(customerId, ''), MOST_QUOTES)) {
    const row = await findRow(edge);
    if (row !== null) await forgetApplication(row, now);
    await deleteRow(edge);
  }
  const begun = email === null ? [] : await listBelow('insurance', applicantKey(email, ''), MOST_QUOTES);
  for (const edge of begun) {
    const row = await findRow(edge);
    // Another address was answered since: the edge leads nowhere.
    if (row === null || applicantEmail(row) !== email) await deleteRow(edge);
    else if (row.createdAt <= deletedAt) await forgetApplication(row, now);
  }
}

type Row = Record<string, unknown>;

async function findRow({ applicationId }: Row): Promise<ApplicationRow | null> {
  const item = await readRow('insurance', applicationKey(String(applicationId)));
  return item === undefined ? null : ApplicationRow.parse(item);
}

async function deleteRow({ pk, sk }: Row): Promise<void> {
  await dynamo.send(new DeleteCommand({ TableName: environment.table('insurance'), Key: { pk, sk } }));
}
