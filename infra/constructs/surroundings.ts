/** What functions can be given: the resources of the stacks before theirs. */
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { BucketName, JobName, PoolName, SecretName, TableName } from '../../shared/model/resources.ts';
import type { Stage } from '../stages.ts';
import type { AccountPool } from './account-pool.ts';

export type Surroundings = {
  stage: Stage;
  /** Folder with `functions/<name>/index.mjs` and `needs/<name>.json`. */
  buildRoot: string;
  key: IKey | undefined;
  tables: Record<TableName, TableV2>;
  buckets: Record<BucketName, IBucket>;
  secrets: Record<SecretName, ISecret>;
  /** ARN of the index that the vectors of documents stand in. */
  vectorIndexArn: string;
  pools: Record<PoolName, AccountPool>;
  /** Only where the stack comes after the site's; a function that needs what is absent is refused. */
  distributionId?: string;
  queues?: Record<JobName, IQueue>;
};

/** @throws when a function needs what its stack does not have yet */
export function presentOrThrow<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) {
    throw new Error(`A function needs ${what}, which comes after its stack. Do this work in a job instead.`);
  }
  return value;
}
