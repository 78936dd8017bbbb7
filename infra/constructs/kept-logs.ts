/** A log group that forgets: logs may hold interaction data, of which sixty days were promised. */
import { RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

export type KeptLogsProps = {
  /** Full name of the group. */
  name: string;
  key?: IKey | undefined;
};

export class KeptLogs extends Construct {
  readonly group: LogGroup;

  constructor(scope: Construct, id: string, props: KeptLogsProps) {
    super(scope, id);
    this.group = new LogGroup(this, 'Group', {
      logGroupName: props.name,
      retention: RetentionDays.TWO_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
      ...(props.key ? { encryptionKey: props.key } : {}),
    });
  }
}
