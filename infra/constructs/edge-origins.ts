/** Where CloudFront gets its content: buckets by signed requests, the API with the origin's secret. */
import { type IOrigin, OriginProtocolPolicy, OriginSslPolicy, S3OriginAccessControl } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { API_STAGE } from './contract-api.ts';

export type EdgeOriginsProps = { stage: Stage; api: RestApi; originSecret: ISecret };

export class EdgeOrigins extends Construct {
  private readonly accessControl: S3OriginAccessControl;
  private readonly props: EdgeOriginsProps;

  constructor(scope: Construct, id: string, props: EdgeOriginsProps) {
    super(scope, id);
    this.props = props;
    this.accessControl = new S3OriginAccessControl(this, 'Access');
  }

  /** The bucket's own policy lets CloudFront read (app-buckets.ts). */
  fromBucket(bucket: IBucket): IOrigin {
    return S3BucketOrigin.withBucketDefaults(bucket, {
      originAccessControlId: this.accessControl.originAccessControlId,
    });
  }

  /** @param path below the API's stage, without a slash at the end */
  fromApi(path = ''): IOrigin {
    const { stage, api, originSecret } = this.props;
    return new HttpOrigin(`${api.restApiId}.execute-api.${stage.region}.amazonaws.com`, {
      originPath: `/${API_STAGE}${path}`,
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      // Put there by CloudFormation at deployment; the template holds a reference only.
      customHeaders: { 'x-origin-secret': originSecret.secretValue.unsafeUnwrap() },
    });
  }

  /** Published pages; where there is none, or the bucket fails, the function that says so. */
  fromPages(pages: IBucket): IOrigin {
    return new OriginGroup({
      primaryOrigin: this.fromBucket(pages),
      fallbackOrigin: this.fromApi('/pages'),
      fallbackStatusCodes: [403, 404, 500, 502, 503, 504],
    });
  }
}
