/** What the tables hold about an account, whatever a call may show of it. */
import { tableNames } from '../../../shared/model/resources.ts';
import { poll } from '../client/poll.ts';
import type { Proof } from '../client/proof.ts';
import type { Row } from '../client/tables.ts';
import { findUndone } from '../crash/settle.ts';

/** Counters of limits and kept answers; nothing of anybody's that lasts. */
const PASSING = 'requests';

const WORK_MS = 60_000;

/**
 * All rows that name it, without the acts and sessions of staff about it, in one order; when the work is done that was set going
 * before, which would look like a change.
 */
export async function describeRows(proof: Proof, accountId: string): Promise<string> {
  const { tables } = proof;
  await poll('The work behind the calls', WORK_MS, async () =>
    (await findUndone(proof)).length === 0 ? true : undefined,
  );
  const kept = tableNames.filter((name) => name !== PASSING);
  const rows = (await Promise.all(kept.map((name) => tables.scan(name)))).flat();
  const about = rows.filter((row) => row.pk !== `ACTS#${accountId}` && JSON.stringify(row).includes(accountId));
  return about
    .map((row) => inOrder(row))
    .toSorted()
    .join('\n');
}

/** Acts of staff about an account as the table has them, the first first. */
export async function findActs({ tables }: Proof, accountId: string): Promise<Row[]> {
  const rows = await tables.scan('pages');
  return rows
    .filter(({ pk, sk }) => pk === `ACTS#${accountId}` && sk.startsWith('ACT#'))
    .toSorted((one, other) => (one.sk < other.sk ? -1 : 1));
}

/** Tables keep the fields of a row, and the entries of a map, in no order. */
const inOrder = (row: Row): string =>
  JSON.stringify(row, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
