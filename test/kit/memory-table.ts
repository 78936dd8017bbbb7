/**
 * A table in memory that carries out what the stores send: conditional writes and transactions, each whole or not at
 * all. All tables are one, as no two rows of different tables have the same key.
 */
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeEach, vi } from 'vitest';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import { conditionFailed, transactionCanceled, type Row } from './dynamo.ts';
import { holds, updated, type Expressions } from './expressions.ts';

type Key = { pk: string; sk: string };
type Write = Expressions & {
  Item?: Row;
  Key?: Key;
  ConditionExpression?: string;
  UpdateExpression?: string;
  ReturnValues?: string;
};
type Query = Expressions & {
  KeyConditionExpression?: string;
  FilterExpression?: string;
  IndexName?: string;
  ScanIndexForward?: boolean;
};
type Kind = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';

/** One row before and after a write. */
export type Change = { before: Row | undefined; after: Row | undefined };

export type MemoryTable = {
  rows: Map<string, Row>;
  /** Carries a command out at once. */
  run: (command: unknown) => unknown;
  row: (key: Key) => Row | undefined;
};

const keyOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** As it is outside of tests. */
const { send } = dynamo;

/** @param onChange after each write, with the table as it is then */
export function memoryTable(onChange: (change: Change) => void): MemoryTable {
  const rows = new Map<string, Row>();

  const keyOfWrite = (write: Write): string => keyOf((write.Key ?? write.Item) as Key);
  const isAllowed = (write: Write): boolean => holds(write.ConditionExpression, rows.get(keyOfWrite(write)), write);

  function apply(kind: Kind, write: Write): void {
    if (kind === 'ConditionCheck') return;
    const key = keyOfWrite(write);
    const before = rows.get(key);
    const after = rowAfter(kind, write, before);
    if (after === undefined) rows.delete(key);
    else rows.set(key, structuredClone(after));
    onChange({ before, after });
  }

  function writeOne(kind: Kind, write: Write): object {
    if (!isAllowed(write)) throw conditionFailed();
    const before = structuredClone(rows.get(keyOfWrite(write)));
    apply(kind, write);
    return { Attributes: returned(write, before, structuredClone(rows.get(keyOfWrite(write)))) };
  }

  function transact(items: Partial<Record<Kind, Write>>[]): object {
    const entries = items.map((item) => Object.entries(item)[0] as [Kind, Write]);
    if (entries.length > MOST_ITEMS) throw validationFailed(`A transaction holds at most ${MOST_ITEMS} items.`);
    const targets = new Set(entries.map(([, write]) => keyOfWrite(write)));
    if (targets.size < entries.length) throw validationFailed('A transaction touches each item once.');
    const refused = entries.map(([, write]) => !isAllowed(write));
    if (refused.includes(true)) {
      throw transactionCanceled(...refused.map((isRefused) => (isRefused ? 'ConditionalCheckFailed' : 'None')));
    }
    for (const [kind, write] of entries) apply(kind, write);
    return {};
  }

  function run(command: unknown): unknown {
    const { input } = command as { input: Write & { TransactItems?: Partial<Record<Kind, Write>>[] } };
    if (command instanceof GetCommand) return { Item: structuredClone(rows.get(keyOf(input.Key as Key))) };
    if (command instanceof QueryCommand) return { Items: query(rows, input) };
    if (command instanceof PutCommand) return writeOne('Put', input);
    if (command instanceof UpdateCommand) return writeOne('Update', input);
    if (command instanceof DeleteCommand) return writeOne('Delete', input);
    if (command instanceof TransactWriteCommand) return transact(input.TransactItems ?? []);
    throw new Error(`The table in memory does not know ${(command as object).constructor.name}.`);
  }

  return { rows, run, row: (key) => rows.get(keyOf(key)) };
}

const MOST_ITEMS = 100;

const validationFailed = (message: string): Error => Object.assign(new Error(message), { name: 'ValidationException' });

/** What a write gives back, as it asks for it. */
function returned(write: Write, before: Row | undefined, after: Row | undefined): Row | undefined {
  if (write.ReturnValues === 'ALL_OLD') return before;
  if (write.ReturnValues === 'ALL_NEW') return after;
  if (write.ReturnValues !== 'UPDATED_NEW') return undefined;
  const set = updated(write.UpdateExpression ?? '', {}, write);
  return Object.fromEntries(Object.entries(after ?? {}).filter(([name]) => name in set));
}

function rowAfter(kind: Kind, write: Write, before: Row | undefined): Row | undefined {
  if (kind === 'Delete') return undefined;
  if (kind === 'Put') return write.Item;
  return { ...write.Key, ...updated(write.UpdateExpression ?? '', before ?? { ...write.Key }, write) };
}

function query(
  rows: Map<string, Row>,
  {
    KeyConditionExpression: key,
    FilterExpression: filter,
    IndexName: index,
    ScanIndexForward: isForward,
    ...rest
  }: Query,
): Row[] {
  const order = index === undefined ? 'sk' : 'gsiSk';
  const found = [...rows.values()]
    .filter((row) => holds(key, row, rest) && holds(filter, row, rest))
    .sort((one, other) => (String(one[order]) < String(other[order]) ? -1 : 1))
    .map((row) => structuredClone(row));
  return isForward === false ? found.toReversed() : found;
}

/**
 * To be called once in a test file, outside of tests: the stores work on a table in memory, empty for each test. It stands below
 * the kit's client, so that effects write to it as they do outside of tests.
 */
export function useMemoryTable(): { table: () => MemoryTable; put: (rows: readonly Row[]) => void } {
  let table = memoryTable(() => undefined);
  beforeEach(() => {
    table = memoryTable(() => undefined);
    const run = async (command: unknown): Promise<unknown> => table.run(command);
    vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(run as never);
    vi.spyOn(dynamo, 'send').mockImplementation(send);
  });
  return {
    table: () => table,
    put: (rows) => {
      for (const row of rows) table.rows.set(keyOf(row as Key), row);
    },
  };
}
