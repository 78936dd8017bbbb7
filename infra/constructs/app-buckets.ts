/** The project's buckets and the one that takes their logs. */
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type IBucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { FILE_DAYS } from '../../shared/insurance/uploads.ts';
import { EXPORT_DAYS } from '../../shared/model/lifecycle.ts';
import { type BucketName, bucketNames } from '../../shared/model/resources.ts';
import { appOrigin, type Stage } from '../stages.ts';
import { PrivateBucket, type PrivateBucketProps } from './private-bucket.ts';

type Own = Pick<PrivateBucketProps, 'expiresAfterDays' | 'expiringPrefixes' | 'cors'> & {
  isEncryptedWithOwnKey: boolean;
  /** What CloudFront may do; listing makes a missing key a 404 instead of a 403. */
  edgeActions: ('s3:GetObject' | 's3:ListBucket')[];
};

const readByEdge: Own = { isEncryptedWithOwnKey: false, edgeActions: ['s3:GetObject', 's3:ListBucket'] };

/** What the edge serves is encrypted by S3 itself: it is public, and a key would be asked for at every request. */
const differences: Record<BucketName, (stage: Stage) => Own> = {
  site: () => readByEdge,
  pages: () => readByEdge,
  media: () => readByEdge,
  incoming: (stage) => ({
    isEncryptedWithOwnKey: true,
    edgeActions: [],
    expiresAfterDays: 1,
    cors: [
      { allowedOrigins: [appOrigin(stage)], allowedMethods: [HttpMethods.POST], allowedHeaders: ['*'], maxAge: 3_600 },
    ],
  }),
  documents: () => ({
    isEncryptedWithOwnKey: true,
    edgeActions: [],
    // Tombstones outlive the oldest backup (365 days) by a month.
    expiringPrefixes: {
      'exports/': EXPORT_DAYS,
      'tombstones/': 395,
      'customer-tombstones/': 395,
      'applications/': FILE_DAYS,
    },
  }),
};

export class AppBuckets extends Construct {
  readonly buckets: Record<BucketName, IBucket>;
  readonly logBucket: IBucket;

  constructor(scope: Construct, id: string, props: { stage: Stage; key: IKey | undefined }) {
    super(scope, id);
    const { stage, key } = props;
    this.logBucket = new PrivateBucket(this, 'Logs', {
      stage,
      accessLogs: null,
      expiresAfterDays: stage.logRetentionDays,
    }).bucket;
    const make = (name: BucketName) => this.makeBucket(name, stage, key);
    this.buckets = Object.fromEntries(bucketNames.map((name) => [name, make(name)])) as Record<BucketName, IBucket>;
  }

  private makeBucket(name: BucketName, stage: Stage, key: IKey | undefined): IBucket {
    const { isEncryptedWithOwnKey, edgeActions, ...own } = differences[name](stage);
    const { bucket } = new PrivateBucket(this, name, {
      stage,
      accessLogs: { bucket: this.logBucket, prefix: `s3/${name}/` },
      ...(isEncryptedWithOwnKey ? { key } : {}),
      ...own,
    });
    for (const action of edgeActions) bucket.addToResourcePolicy(edgeMay(action, bucket, stage));
    return bucket;
  }
}

/**
 * CloudFront may, for distributions of this account alone. Naming the one distribution would tie this stack to the
 * site's, which already needs this one.
 */
function edgeMay(action: 's3:GetObject' | 's3:ListBucket', bucket: IBucket, stage: Stage): PolicyStatement {
  return new PolicyStatement({
    principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
    actions: [action],
    resources: [action === 's3:ListBucket' ? bucket.bucketArn : bucket.arnForObjects('*')],
    conditions: {
      StringEquals: { 'AWS:SourceAccount': stage.account },
      ArnLike: { 'AWS:SourceArn': `arn:aws:cloudfront::${stage.account}:distribution/*` },
    },
  });
}
