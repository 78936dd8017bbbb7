/** What a store needs of AWS. A function's role is made from the needs of the stores in its bundle, and nothing else. */
import type { BucketName, JobName, PoolName, SecretName, TableName } from './resources.ts';

export type DynamoAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';

export type BucketAction = 'GetObject' | 'PutObject' | 'DeleteObject' | 'ListBucket';

/** Of the one vector index. A query with a filter needs `GetVectors` as well (S3 API reference, QueryVectors). */
export type VectorAction = 'PutVectors' | 'QueryVectors' | 'GetVectors' | 'DeleteVectors';

export type StoreNeeds = {
  tables?: readonly { table: TableName; actions: readonly DynamoAction[] }[];
  /** `prefix` narrows the objects, e.g. `photos/`. */
  buckets?: readonly { bucket: BucketName; actions: readonly BucketAction[]; prefix?: string }[];
  secrets?: readonly SecretName[];
  /** Operations of Cognito, e.g. `AdminInitiateAuth`. */
  pools?: readonly { pool: PoolName; actions: readonly string[] }[];
  models?: readonly ('chat' | 'embedding' | 'background')[];
  /** The service that says what pictures show. */
  vision?: true;
  mail?: true;
  sms?: true;
  whatsapp?: true;
  /** The states of alarms, and what they did before. */
  alarms?: true;
  /** CloudFront invalidations of the app's distribution. */
  invalidation?: true;
  /** The function that draws documents (functions/kit/draw.ts). */
  drawing?: true;
  /** The function that sets papers (functions/kit/typeset.ts). */
  typesetting?: true;
  /** Queues that messages are sent to. */
  queues?: readonly JobName[];
  /** What is done with the vectors of documents. */
  vectors?: readonly VectorAction[];
  /** Namespaces of texts that travel beside the bundle (functions/kit/read-texts.ts). */
  texts?: readonly string[];
  /** A machine with x86_64: its bundle brings native code for it. The bundler finds that by itself. */
  x64?: true;
};
