/** The tables, read and written with the small cloud's own key: what no call can show or set. */
import { createHash } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { CallContract, LimitSubject } from '../../../shared/calls/define-call.ts';
import type { TableName } from '../../../shared/model/resources.ts';
import type { SystemDescription } from '../system/system-description.ts';

export type Row = Record<string, unknown> & { pk: string; sk: string };
export type Key = { pk: string; sk: string };

export type Tables = {
  scan(table: TableName): Promise<Row[]>;
  get(table: TableName, key: Key): Promise<Row | null>;
  put(table: TableName, row: Row): Promise<void>;
  /** Lifts a limit of a call for one value, for the windows around `now` (milliseconds since the epoch). */
  liftLimit(contract: CallContract, by: LimitSubject, value: string, now: number): Promise<void>;
  /** The same for what is counted over all callers under a name of its own. */
  liftBudget(name: string, windowSeconds: number, now: number): Promise<void>;
};

const PLENTY = -1_000_000;

export function openTables(description: () => SystemDescription): Tables {
  const { endpoints, region, rootCredentials } = description();
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: endpoints['DYNAMODB'] ?? '', region, credentials: rootCredentials }),
  );
  const put: Tables['put'] = async (table, row) => {
    await client.send(new PutCommand({ TableName: nameOf(table), Item: row }));
  };
  const lift: Tables['liftBudget'] = async (name, windowSeconds, now) => {
    const seconds = Math.floor(now / 1_000);
    const first = seconds - (seconds % windowSeconds);
    for (const start of [first, first + windowSeconds, first + 2 * windowSeconds]) {
      const key = { pk: `LIMIT#${name}#${start}`, sk: 'LIMIT' };
      await put('requests', { ...key, hits: PLENTY, expiresAt: start + windowSeconds + 86_400 });
    }
  };
  return {
    scan: (table) => scanAll(client, nameOf(table)),
    get: async (table, Key) => {
      const { Item: item } = await client.send(new GetCommand({ TableName: nameOf(table), Key, ConsistentRead: true }));
      return (item as Row | undefined) ?? null;
    },
    put,
    liftLimit: async (contract, by, value, now) => {
      const limit = contract.limits.find((one) => one.by === by);
      if (!limit) throw new Error(`${contract.name} has no limit by ${by}.`);
      await lift(limitName(contract, by, value), limit.windowSeconds, now);
    },
    liftBudget: lift,
  };
}

const nameOf = (table: TableName): string => `xpage-local-${table}`;

/** As `functions/kit/rate-limits.ts` lays it out. */
function limitName(contract: CallContract, by: LimitSubject, value: string): string {
  const hash = createHash('sha256').update(value).digest('base64url').slice(0, 22);
  return `${contract.path}#${by}#${hash}`;
}

async function scanAll(client: DynamoDBDocumentClient, table: string): Promise<Row[]> {
  const rows: Row[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items: items = [], LastEvaluatedKey: last } = await client.send(
      new ScanCommand({ TableName: table, ConsistentRead: true, ...(from ? { ExclusiveStartKey: from } : {}) }),
    );
    rows.push(...(items as Row[]));
    from = last;
  } while (from);
  return rows;
}
