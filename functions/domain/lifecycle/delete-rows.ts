/**
 * Deletes the rows of an account, by the data map. What a row leads to goes before the row, and the account's own row
 * stays until the end: after a crash between any two steps, a repetition finds everything that is left.
 */
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { TableName } from '../../../shared/model/resources.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { nameKey } from '../pages/page-rows.ts';
import { keptInvoice } from './kept-invoice.ts';
import { type Lead, namesIn, partitionsOf, type Row } from './data-map.ts';
import { followLead, keyOf, leadsOf, ownerOf, readIndexPart, readPart } from './walk-rows.ts';

export const needs: StoreNeeds = {
  tables: [
    { table: 'accounts', actions: ['DeleteItem'] },
    { table: 'pages', actions: ['DeleteItem'] },
    { table: 'conversations', actions: ['DeleteItem'] },
    { table: 'billing', actions: ['DeleteItem', 'PutItem'] },
    { table: 'knowledge', actions: ['DeleteItem'] },
    { table: 'insurance', actions: ['DeleteItem'] },
  ],
};

/** Rows that are worked on side by side. */
const AT_ONCE = 25;

export type DeletedRows = { rows: number; names: string[] };

/** What a repetition can find the rest by. */
const isRoot = (table: TableName, row: Row): boolean => table === 'accounts' && row['sk'] === 'ACCOUNT';

/**
 * Everything but the account's own row. Files of a page are found by its name alone: `beforeName` looks after them.
 * @param names that the page was live under, which no row says any more
 */
export async function deleteRows(
  accountId: string,
  names: readonly string[],
  beforeName: (agentName: string) => Promise<void>,
): Promise<DeletedRows> {
  const done: DeletedRows = { rows: 0, names: [] };
  const leaveName = async (name: string): Promise<void> => {
    if (done.names.includes(name)) return;
    done.names.push(name);
    await beforeName(name);
  };
  for (const name of names) {
    await leaveName(name);
    done.rows += await deleteLead({ table: 'pages', key: nameKey(name) }, accountId);
  }
  const remove = async (table: TableName, row: Row): Promise<void> => {
    for (const name of table === 'pages' ? namesIn(row) : []) await leaveName(name);
    for (const lead of leadsOf(table, row, accountId)) done.rows += await deleteLead(lead, accountId);
    if (isRoot(table, row)) return;
    if (table === 'billing') await keepInvoice(accountId, row);
    await deleteRow(table, row);
    done.rows += 1;
  };
  for (const { kind, table, pk } of partitionsOf(accountId)) {
    const index = kind.found.by === 'partition' ? kind.found.index : undefined;
    if (index)
      await inParts(
        () => readIndexPart(table, `${index}#${accountId}`),
        (row) => remove(table, row),
      );
    await inParts(
      async () => (await readPart(table, pk)).filter((row) => !isRoot(table, row)),
      (row) => remove(table, row),
    );
    const root = table === 'accounts' ? (await readPart(table, pk))[0] : undefined;
    if (root) await remove(table, root);
  }
  return done;
}

/** Until a part is empty. Rows of a page one by one: the files of a name are looked after once. */
async function inParts(read: () => Promise<Row[]>, work: (row: Row) => Promise<void>): Promise<void> {
  for (let rows = await read(); rows.length > 0; rows = await read()) {
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      await Promise.all(rows.slice(start, start + AT_ONCE).map(work));
    }
  }
}

async function deleteLead(lead: Lead, accountId: string): Promise<number> {
  let count = 0;
  for (let rows = await followLead(lead, accountId); rows.length > 0; rows = await followLead(lead, accountId)) {
    for (const row of rows) {
      const owner = ownerOf(lead, accountId);
      for (const next of leadsOf(lead.table, row, owner)) count += await deleteLead(next, owner);
      await deleteRow(lead.table, row);
      count += 1;
    }
  }
  return count;
}

async function deleteRow(table: TableName, row: Row): Promise<void> {
  await dynamo.send(new DeleteCommand({ TableName: environment.table(table), Key: keyOf(row) }));
}

/** What law demands is written before the row goes; writing it twice writes the same. */
async function keepInvoice(accountId: string, row: Row): Promise<void> {
  const Item = keptInvoice(accountId, row);
  if (Item !== null) await dynamo.send(new PutCommand({ TableName: environment.table('billing'), Item }));
}
