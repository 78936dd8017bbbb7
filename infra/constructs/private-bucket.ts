/** A bucket that nobody reads without our rights: no public access, TLS only, versions, access logs. */
import { Duration, Validations } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CorsRule,
  type IBucket,
  type LifecycleRule,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { removalPolicyOf } from './removal-policy.ts';

export type PrivateBucketProps = {
  stage: Stage;
  /** Null for the bucket that takes the logs of the others. */
  accessLogs: { bucket: IBucket; prefix: string } | null;
  key?: IKey | undefined;
  /** Days after which every object goes; absent: they stay. */
  expiresAfterDays?: number;
  cors?: CorsRule[];
  /** Days after which what begins so goes. */
  expiringPrefixes?: Readonly<Record<string, number>>;
};

/** Days for which an overwritten or deleted object can be had back. */
const NONCURRENT_DAYS = 30;

export class PrivateBucket extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, props: PrivateBucketProps) {
    super(scope, id);
    const { stage, key, accessLogs } = props;
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      encryption: key ? BucketEncryption.KMS : BucketEncryption.S3_MANAGED,
      bucketKeyEnabled: key !== undefined,
      ...(key ? { encryptionKey: key } : {}),
      versioned: true,
      lifecycleRules: lifecycleRules(props.expiresAfterDays, props.expiringPrefixes),
      removalPolicy: removalPolicyOf(stage),
      cors: props.cors ?? [],
      ...(accessLogs
        ? { serverAccessLogsBucket: accessLogs.bucket, serverAccessLogsPrefix: accessLogs.prefix }
        : // CloudFront's standard logs are written with an access control list.
          { objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED }),
    });
    // The class's optional members are not exactly those of its own interface.
    this.bucket = bucket as IBucket;
    if (!accessLogs) this.acknowledgeMissingLogs();
  }

  private acknowledgeMissingLogs(): void {
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'This bucket holds the access logs; logging access to itself would never end.',
    });
  }
}

function lifecycleRules(
  expiresAfterDays: number | undefined,
  prefixes: Readonly<Record<string, number>> = {},
): LifecycleRule[] {
  return [
    {
      id: 'old-versions-and-broken-uploads',
      noncurrentVersionExpiration: Duration.days(
        expiresAfterDays ? Math.min(expiresAfterDays, NONCURRENT_DAYS) : NONCURRENT_DAYS,
      ),
      abortIncompleteMultipartUploadAfter: Duration.days(1),
    },
    ...(expiresAfterDays ? [{ id: 'expiry', expiration: Duration.days(expiresAfterDays) }] : []),
    ...Object.entries(prefixes).map(([prefix, days]) => ({
      id: `expiry-of-${prefix.replace('/', '')}`,
      prefix,
      expiration: Duration.days(days),
    })),
  ];
}
