/** Everything that is kept: tables, buckets, vectors, secrets, their key and their backups. */
import { Stack, type StackProps } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { outboxTables, type TableName, tableNames } from '../../shared/model/resources.ts';
import { AppBuckets } from '../constructs/app-buckets.ts';
import { AppSecrets } from '../constructs/app-secrets.ts';
import { DataTable } from '../constructs/data-table.ts';
import { StageKey } from '../constructs/stage-key.ts';
import type { Surroundings } from '../constructs/surroundings.ts';
import { PassageVectors } from '../constructs/passage-vectors.ts';
import { TableBackups } from '../constructs/table-backups.ts';
import type { Stage } from '../stages.ts';

const hasStream = (name: TableName) => (outboxTables as readonly TableName[]).includes(name);

/** What functions are given of it. */
export type DataResources = Pick<Surroundings, 'key' | 'tables' | 'buckets' | 'vectorIndexArn' | 'secrets'>;

export class DataStack extends Stack {
  readonly resources: DataResources;
  readonly logBucket: IBucket;

  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    const { stage } = props;
    const key = stage.hasOwnKey ? new StageKey(this, 'Key', { stage }).key : undefined;
    const makeTable = (name: TableName) =>
      new DataTable(this, `Table-${name}`, { stage, name, hasStream: hasStream(name), key }).table;
    const tables = Object.fromEntries(tableNames.map((name) => [name, makeTable(name)])) as DataResources['tables'];
    const { buckets, logBucket } = new AppBuckets(this, 'Buckets', { stage, key });
    const { secrets } = new AppSecrets(this, 'Secrets', { stage, key });
    const { indexArn: vectorIndexArn } = new PassageVectors(this, 'Vectors', { stage, key });
    if (!stage.local) new TableBackups(this, 'Backups', { stage, tables: Object.values(tables), key });
    this.resources = { key, tables, buckets, vectorIndexArn, secrets };
    this.logBucket = logBucket;
  }
}
