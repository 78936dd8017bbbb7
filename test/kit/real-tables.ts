/** The tables in the DynamoDB engine of this machine, for tests in which its own answers decide. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { dynamo } from '../../functions/kit/clients/dynamo.ts';
import { startDynamoEngine, type DynamoEngine } from '../../infra/local/engines/dynamodb.ts';
import type { TableDefinition } from '../../infra/local/engines/dynamodb/tables.ts';
import { serveEngine } from '../../infra/local/engines/serve-engine.ts';
import { tableNames } from '../../shared/model/resources.ts';

const key = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];

/** As the data stack declares them. */
function tableOf(name: string): TableDefinition {
  return {
    name,
    arn: `arn:aws:dynamodb:eu-central-1:000000000000:table/${name}`,
    attributes: ['pk', 'sk', 'gsiPk', 'gsiSk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    keySchema: key('pk', 'sk'),
    globalIndexes: [{ IndexName: 'byTime', KeySchema: key('gsiPk', 'gsiSk'), Projection: { ProjectionType: 'ALL' } }],
    localIndexes: [],
    expiryAttribute: 'expiresAt',
  };
}

/** To be called once in a test file, outside of tests. */
export function useRealTables(): void {
  let folder: string;
  let engine: DynamoEngine;
  let served: { url: string; close(): Promise<void> };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'real-store-'));
    engine = await startDynamoEngine({
      file: join(folder, 'dynamodb.sqlite'),
      clock: Date.now,
      region: 'eu-central-1',
      account: '000000000000',
      tables: tableNames.map(tableOf),
      onRestart: () => undefined,
    });
    served = await serveEngine(engine, 0, { authorize: () => undefined });
    process.env['AWS_ENDPOINT_URL_DYNAMODB'] = served.url;
  });
  afterAll(async () => {
    dynamo.destroy();
    await served.close();
    await engine.stop();
    rmSync(folder, { recursive: true });
  });
}
