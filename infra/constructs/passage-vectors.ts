/** The index of S3 Vectors in which the passages of all companies' documents stand, told apart by their metadata. */
import { CfnIndex, CfnVectorBucket } from 'aws-cdk-lib/aws-s3vectors';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import { VECTOR_DIMENSIONS } from '../../shared/model/resources.ts';
import type { Stage } from '../stages.ts';
import { removalPolicyOf } from './removal-policy.ts';

export class PassageVectors extends Construct {
  readonly indexArn: string;

  constructor(scope: Construct, id: string, props: { stage: Stage; key: IKey | undefined }) {
    super(scope, id);
    const { stage, key } = props;
    const encryptionConfiguration = key ? { sseType: 'aws:kms', kmsKeyArn: key.keyArn } : { sseType: 'AES256' };
    const bucket = new CfnVectorBucket(this, 'Bucket', {
      vectorBucketName: `xpage-${stage.name}-knowledge`,
      encryptionConfiguration,
    });
    // All metadata can be filtered by, unless it is named here; ours (functions/domain/knowledge/vectors.ts) is to be.
    const index = new CfnIndex(this, 'Index', {
      vectorBucketArn: bucket.attrVectorBucketArn,
      indexName: 'passages',
      dataType: 'float32',
      dimension: VECTOR_DIMENSIONS,
      distanceMetric: 'cosine',
    });
    for (const resource of [bucket, index]) resource.applyRemovalPolicy(removalPolicyOf(stage));
    this.indexArn = index.attrIndexArn;
  }
}
