/** A table of the single-table kind: `pk`, `sk`, the index `byTime`, and rows that expire. */
import { AttributeType, Billing, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { TableName } from '../../shared/model/resources.ts';
import type { Stage } from '../stages.ts';
import { removalPolicyOf } from './removal-policy.ts';

export type DataTableProps = { stage: Stage; name: TableName; hasStream: boolean; key: IKey | undefined };

const text = (name: string) => ({ name, type: AttributeType.STRING });

export class DataTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, props: DataTableProps) {
    super(scope, id);
    const { stage, key } = props;
    this.table = new TableV2(this, 'Table', {
      tableName: `xpage-${stage.name}-${props.name}`,
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: [{ indexName: 'byTime', partitionKey: text('gsiPk'), sortKey: text('gsiSk') }],
      timeToLiveAttribute: 'expiresAt',
      billing: Billing.onDemand(),
      encryption: key ? TableEncryptionV2.customerManagedKey(key) : TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: stage.isProtected,
      removalPolicy: removalPolicyOf(stage),
      ...(props.hasStream ? { dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES } : {}),
    });
  }
}
