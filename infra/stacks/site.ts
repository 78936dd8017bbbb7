/** What visitors reach: the app's distribution, the one for pictures, and the files behind them. */
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { CachePolicy, type Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { AppBehaviours, errorPagePath, forViewers } from '../constructs/app-behaviours.ts';
import { EdgeDistribution, type PublicEdge } from '../constructs/edge-distribution.ts';
import { EdgeHeaders } from '../constructs/edge-headers.ts';
import { EdgeOrigins } from '../constructs/edge-origins.ts';
import type { Surroundings } from '../constructs/surroundings.ts';
import { WebDeployments } from '../constructs/web-deployments.ts';
import { appOrigin } from '../stages.ts';
import { mediaPolicy, readInlineScriptHashes } from '../content-security-policy.ts';

export type SiteStackProps = StackProps & { around: Surroundings; api: RestApi; publicEdge: PublicEdge | undefined };

export class SiteStack extends Stack {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { around, api, publicEdge } = props;
    const { stage, buckets, secrets } = around;
    const origins = new EdgeOrigins(this, 'Origins', { stage, api, originSecret: secrets.origin });
    const behaviours = new AppBehaviours(this, 'Behaviours', {
      stage,
      origins,
      site: buckets.site,
      pages: buckets.pages,
      incoming: buckets.incoming,
      documents: buckets.documents,
      inlineScriptHashes: readInlineScriptHashes(around.buildRoot, stage),
    });
    this.distribution = new EdgeDistribution(this, 'App', {
      stage,
      name: 'app',
      domain: stage.domain,
      publicEdge,
      behaviour: behaviours.pages,
      behavioursByPath: behaviours.byPath,
      errorPage: errorPagePath,
    }).distribution;
    const media = this.mediaDistribution(around, origins, publicEdge);
    new WebDeployments(this, 'Deployments', { around });
    new CfnOutput(this, 'AppDistributionDomain', { value: this.distribution.distributionDomainName });
    new CfnOutput(this, 'MediaDistributionDomain', { value: media.distributionDomainName });
  }

  private mediaDistribution(
    { stage, buckets }: Surroundings,
    origins: EdgeOrigins,
    publicEdge: PublicEdge | undefined,
  ) {
    const headers = new EdgeHeaders(this, 'MediaHeaders', {
      stage,
      name: 'media',
      contentSecurityPolicy: mediaPolicy,
      // The editor reads pictures: into QR codes with a photo, and into the file in which an owner takes the page away.
      readableFrom: appOrigin(stage),
      extra: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    });
    return new EdgeDistribution(this, 'Media', {
      stage,
      name: 'media',
      domain: stage.mediaDomain,
      publicEdge,
      behaviour: {
        ...forViewers(stage),
        origin: origins.fromBucket(buckets.media),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: headers.policy,
      },
    }).distribution;
  }
}
