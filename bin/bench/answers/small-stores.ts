/**
 * What answering needs of AWS, in this process and empty: tables, the bucket of documents, the store of vectors, and the
 * models. Nothing is built or deployed, so the functions' own code runs as it stands here.
 *
 * Models: the local reader; the server of `LOCAL_MODEL_URL`; or, with `BENCH_BEDROCK_REGION`, Bedrock itself with the
 * credentials of this process, `MODEL_CHAT` and `MODEL_EMBEDDING`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBedrockEngine } from '../../../infra/local/engines/bedrock.ts';
import { startDynamoEngine, type TableDefinition } from '../../../infra/local/engines/dynamodb.ts';
import type { Engine } from '../../../infra/local/engines/engine.ts';
import { createS3Engine } from '../../../infra/local/engines/s3.ts';
import { createS3VectorsEngine } from '../../../infra/local/engines/s3-vectors.ts';
import { serveEngine } from '../../../infra/local/engines/serve-engine.ts';
import { tableNames, VECTOR_DIMENSIONS } from '../../../shared/model/resources.ts';

export type SmallStores = {
  /** What answers, for the report. */
  model: string;
  close(): Promise<void>;
};

const REGION = 'eu-central-1';
const ACCOUNT = '000000000000';
const VECTOR_INDEX = `arn:aws:s3vectors:${REGION}:${ACCOUNT}:bucket/bench/index/passages`;
const BUCKET = 'documents';

/** Sets the environment of this process: call it before a function's module is loaded. */
export async function startSmallStores(): Promise<SmallStores> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-answers-'));
  const common = { region: REGION, account: ACCOUNT, clock: Date.now, onRestart: () => undefined };
  const bedrockRegion = process.env['BENCH_BEDROCK_REGION'];
  setEnvironment(bedrockRegion);
  const tables = tableNames.map(tableOf);
  const dynamo = await startDynamoEngine({ ...common, file: join(folder, 'dynamodb.sqlite'), tables });
  const s3 = createS3Engine({
    ...common,
    file: ':memory:',
    buckets: [{ name: BUCKET, cors: [], expiry: [], versioned: false }],
    credentials: () => process.env['AWS_SECRET_ACCESS_KEY'],
  });
  const vectors = createS3VectorsEngine({
    storeFile: join(folder, 'vectors.sqlite'),
    indexes: [{ arn: VECTOR_INDEX, dimensions: VECTOR_DIMENSIONS }],
  });
  const engines = bedrockRegion ? [dynamo, s3, vectors] : [dynamo, s3, vectors, localModels()];
  const served = await Promise.all(engines.map(serve));
  return {
    model: modelName(bedrockRegion),
    close: async () => {
      await Promise.all(served.map((one) => one.close()));
      await dynamo.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function localModels(): Engine {
  const url = process.env['LOCAL_MODEL_URL'];
  const apiKey = process.env['LOCAL_MODEL_KEY'];
  const forwardTo = { url: url ?? '', model: localModelName(), ...(apiKey && { apiKey }) };
  return createBedrockEngine({ region: REGION, accountId: ACCOUNT, delayMs: 0, ...(url && { forwardTo }) });
}

const localModelName = (): string => process.env['LOCAL_MODEL_NAME'] ?? 'local';

function modelName(bedrockRegion: string | undefined): string {
  if (bedrockRegion) return `${process.env['MODEL_CHAT']} on Bedrock, ${bedrockRegion}`;
  return process.env['LOCAL_MODEL_URL'] ? `${localModelName()} (LOCAL_MODEL_URL)` : 'the local reader';
}

async function serve(engine: Engine): Promise<{ close(): Promise<void> }> {
  const served = await serveEngine(engine, 0);
  process.env[`AWS_ENDPOINT_URL_${engine.service}`] = served.url;
  return served;
}

/** As infra/stacks/data.ts declares them. */
function tableOf(name: string): TableDefinition {
  const key = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  return {
    name,
    arn: `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${name}`,
    attributes: ['pk', 'sk', 'gsiPk', 'gsiSk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    keySchema: key('pk', 'sk'),
    globalIndexes: [{ IndexName: 'byTime', KeySchema: key('gsiPk', 'gsiSk'), Projection: { ProjectionType: 'ALL' } }],
    localIndexes: [],
    expiryAttribute: 'expiresAt',
  };
}

function setEnvironment(bedrockRegion: string | undefined): void {
  const defaults = {
    AWS_REGION: bedrockRegion ?? REGION,
    AWS_ACCESS_KEY_ID: 'bench',
    AWS_SECRET_ACCESS_KEY: 'bench',
    MODEL_CHAT: 'eu.amazon.nova-lite-v1:0',
    MODEL_EMBEDDING: 'amazon.titan-embed-text-v2:0',
  };
  for (const [name, value] of Object.entries(defaults)) process.env[name] ??= value;
  Object.assign(process.env, {
    STAGE: 'local',
    VECTOR_INDEX,
    BUCKET_DOCUMENTS: BUCKET,
    ...Object.fromEntries(tableNames.map((table) => [`TABLE_${table.toUpperCase().replaceAll('-', '_')}`, table])),
  });
  if (!bedrockRegion && !process.env['LOCAL_MODEL_URL']) process.env['LOCAL_READER'] = 'yes';
}
