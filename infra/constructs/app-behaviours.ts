/** Which path goes where, with which headers, and what is kept at the edge. */
import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { apiPolicy, appPolicy, chatPolicy, pagesPolicy, serviceWorkerPath } from '../content-security-policy.ts';
import { fieldOrigins } from '../payment-origins.ts';
import { analyticsOrigin, appOrigin, mediaOrigin, type Stage } from '../stages.ts';
import { EdgeFunction } from './edge-function.ts';
import { EdgeHeaders } from './edge-headers.ts';
import type { EdgeOrigins } from './edge-origins.ts';

export type AppBehavioursProps = {
  stage: Stage;
  origins: EdgeOrigins;
  site: IBucket;
  pages: IBucket;
  incoming: IBucket;
  documents: IBucket;
  inlineScriptHashes: readonly string[];
};

/** CloudFront adds it for the policies that name it; a function takes it over into `x-viewer-country`. */
const COUNTRY_HEADER = 'CloudFront-Viewer-Country';

const apiPaths = ['/v1/*', '/v2/*'];
const chatPaths = ['/chat', '/chat/*'];
const embedPaths = ['/embed/*'];
/** Stands in for the edge's own words where nothing behind it answers. */
export const errorPagePath = '/error.html';

const filePaths = [
  '/assets/*',
  '/app-config.json',
  '/version.txt',
  '/xlp-version.json',
  errorPagePath,
  serviceWorkerPath,
];
const appPaths = [
  '/app',
  '/app/*',
  '/x-id-sign-in',
  '/preview/*',
  '/support',
  '/product-talk',
  '/product-talk/*',
  '/product-design/*',
  '/learning',
  '/learning/*',
  '/portal',
  '/portal/*',
  '/insurance/*',
];

export class AppBehaviours extends Construct {
  /** Published pages and the site's own: every path that is no other's. */
  readonly pages: BehaviorOptions;
  readonly byPath: Record<string, BehaviorOptions>;

  constructor(scope: Construct, id: string, props: AppBehavioursProps) {
    super(scope, id);
    const app = this.appBehaviour(props);
    const api = this.apiBehaviour(props);
    const { functionAssociations: _rewriting, ...files } = app;
    const toAll = (paths: string[], behaviour: BehaviorOptions) => paths.map((path) => [path, behaviour] as const);
    this.pages = this.pagesBehaviour(props);
    this.byPath = Object.fromEntries([
      ...toAll(apiPaths, api),
      ...toAll(filePaths, files),
      ...toAll(appPaths, app),
      ...toAll(chatPaths, this.chatBehaviour('chat', props)),
      ...toAll(embedPaths, this.chatBehaviour('embed', props)),
    ]);
  }

  private pagesBehaviour({ stage, origins, pages, inlineScriptHashes }: AppBehavioursProps): BehaviorOptions {
    const contentSecurityPolicy = pagesPolicy({
      inlineScriptHashes,
      mediaOrigin: mediaOrigin(stage),
      analyticsOrigin: analyticsOrigin(stage),
    });
    return {
      ...forViewers(stage),
      origin: origins.fromPages(pages),
      cachePolicy: this.pageCachePolicy(stage),
      originRequestPolicy: this.pageOriginPolicy(stage),
      functionAssociations: [new EdgeFunction(this, 'PageRequest', { stage, name: 'page-request' }).onRequest],
      responseHeadersPolicy: new EdgeHeaders(this, 'PageHeaders', {
        stage,
        name: 'pages',
        contentSecurityPolicy,
        framedBy: 'own',
      }).policy,
    };
  }

  /** The chat page of products, on our own site and in the frames of others, with the script that puts it there. */
  private chatBehaviour(name: 'chat' | 'embed', { stage, documents }: AppBehavioursProps): BehaviorOptions {
    const contentSecurityPolicy = chatPolicy({
      documentsOrigins: [stage.local ? 'http://127.0.0.1:*' : `https://${documents.bucketRegionalDomainName}`],
      mediaOrigin: mediaOrigin(stage),
      canBeFramedAnywhere: name === 'embed',
    });
    const headers = new EdgeHeaders(this, name === 'embed' ? 'EmbedHeaders' : 'ChatHeaders', {
      stage,
      name,
      contentSecurityPolicy,
      framedBy: name === 'embed' ? 'all' : 'own',
      ...(name === 'embed' && { extra: { 'Cross-Origin-Resource-Policy': 'cross-origin' } }),
    });
    return { ...this.pages, responseHeadersPolicy: headers.policy };
  }

  private appBehaviour({ stage, origins, site, incoming, inlineScriptHashes }: AppBehavioursProps): BehaviorOptions {
    const apiOrigins = stage.local
      ? ['http://127.0.0.1:*']
      : [`https://cognito-idp.${stage.region}.amazonaws.com`, `https://${incoming.bucketRegionalDomainName}`];
    const contentSecurityPolicy = appPolicy({
      apiOrigins,
      appOrigins: appOrigins(stage),
      fieldOrigins: fieldOrigins(stage),
      inlineScriptHashes,
      mediaOrigin: mediaOrigin(stage),
    });
    return {
      ...forViewers(stage),
      origin: origins.fromBucket(site),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [new EdgeFunction(this, 'AppRequest', { stage, name: 'app-request' }).onRequest],
      responseHeadersPolicy: new EdgeHeaders(this, 'AppHeaders', { stage, name: 'app', contentSecurityPolicy }).policy,
    };
  }

  private apiBehaviour({ stage, origins }: AppBehavioursProps): BehaviorOptions {
    return {
      ...forViewers(stage),
      origin: origins.fromApi(),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      compress: false,
      cachePolicy: this.apiCachePolicy(stage),
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [new EdgeFunction(this, 'ApiRequest', { stage, name: 'api-request' }).onRequest],
      responseHeadersPolicy: new EdgeHeaders(this, 'ApiHeaders', {
        stage,
        name: 'api',
        contentSecurityPolicy: apiPolicy,
        extra: { 'Cache-Control': 'no-store', 'Cross-Origin-Resource-Policy': 'same-origin' },
      }).policy,
    };
  }

  /**
   * CloudFront adds the viewer's country only for a policy that names it, and an origin request policy that sends on all of the
   * viewer's headers cannot name it without sending Host too, by which API Gateway does not know itself. So this policy does,
   * in place of CachingDisabled, which can name nothing: every answer says `no-store`, and whatever might not is kept for a
   * second at most, for the same token, cookies and query (docs/decisions/0036-country-by-cache-policy.md).
   */
  private apiCachePolicy(stage: Stage): CachePolicy {
    return new CachePolicy(this, 'ApiCache', {
      cachePolicyName: `xpage-${stage.name}-api`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      // The least for which CloudFront takes a policy that names headers.
      maxTtl: Duration.seconds(1),
      headerBehavior: CacheHeaderBehavior.allowList('Authorization', COUNTRY_HEADER),
      cookieBehavior: CacheCookieBehavior.all(),
      queryStringBehavior: CacheQueryStringBehavior.all(),
    });
  }

  /** What a page that tells of an error is written in; it is no part of what is kept. */
  private pageOriginPolicy(stage: Stage): OriginRequestPolicy {
    return new OriginRequestPolicy(this, 'PageOrigin', {
      originRequestPolicyName: `xpage-${stage.name}-pages`,
      headerBehavior: OriginRequestHeaderBehavior.allowList('Accept-Language', COUNTRY_HEADER, 'X-Viewer-Country'),
      cookieBehavior: OriginRequestCookieBehavior.none(),
      queryStringBehavior: OriginRequestQueryStringBehavior.none(),
    });
  }

  /** A page says itself how long it is kept; what a viewer adds to its address makes no other page of it. */
  private pageCachePolicy(stage: Stage): CachePolicy {
    return new CachePolicy(this, 'PageCache', {
      cachePolicyName: `xpage-${stage.name}-pages`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(60),
      maxTtl: Duration.days(1),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      queryStringBehavior: CacheQueryStringBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }
}

/** On one machine the app has two addresses. */
function appOrigins(stage: Stage): string[] {
  return [appOrigin(stage), ...(stage.local ? [`http://127.0.0.1:${stage.local.port}`] : [])];
}

/** The small cloud has no certificate. */
export function forViewers(stage: Stage): Pick<BehaviorOptions, 'viewerProtocolPolicy' | 'compress'> {
  return {
    viewerProtocolPolicy: stage.local ? ViewerProtocolPolicy.ALLOW_ALL : ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
  };
}
