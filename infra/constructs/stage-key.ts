/** The customer-managed key of a stage that has one of its own. */
import { Duration } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { removalPolicyOf } from './removal-policy.ts';

/** Encrypts tables, private buckets, queues, secrets and logs; rotated every year. */
export class StageKey extends Construct {
  readonly key: Key;

  constructor(scope: Construct, id: string, props: { stage: Stage }) {
    super(scope, id);
    const { stage } = props;
    this.key = new Key(this, 'Key', {
      alias: `alias/xpage-${stage.name}`,
      description: `Data of the stage ${stage.name}`,
      enableKeyRotation: true,
      pendingWindow: Duration.days(30),
      removalPolicy: removalPolicyOf(stage),
    });
    this.key.addToResourcePolicy(logsMayUseKey(stage));
    this.key.addToResourcePolicy(vectorsMayUseKey(stage));
  }
}

/** CloudWatch Logs encrypts in the name of no role (Amazon CloudWatch Logs User Guide, log group encryption). */
function logsMayUseKey(stage: Stage): PolicyStatement {
  return new PolicyStatement({
    principals: [new ServicePrincipal(`logs.${stage.region}.amazonaws.com`)],
    actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncrypt*', 'kms:GenerateDataKey*', 'kms:DescribeKey'],
    resources: ['*'],
    conditions: {
      ArnLike: { 'kms:EncryptionContext:aws:logs:arn': `arn:aws:logs:${stage.region}:${stage.account}:log-group:*` },
    },
  });
}

/** S3 Vectors keeps its index in order by itself, in the name of no role (S3 User Guide, encryption of S3 Vectors). */
function vectorsMayUseKey(stage: Stage): PolicyStatement {
  return new PolicyStatement({
    principals: [new ServicePrincipal('indexing.s3vectors.amazonaws.com')],
    actions: ['kms:Decrypt'],
    resources: ['*'],
    conditions: {
      StringEquals: { 'aws:SourceAccount': stage.account },
      ArnLike: { 'aws:SourceArn': `arn:aws:s3vectors:${stage.region}:${stage.account}:bucket/*` },
    },
  });
}
