/** What the distributions do with a path. */
import { describe, expect, it } from 'vitest';
import { appOrigin } from '../../infra/stages.ts';
import { errorCatalogue } from '../../shared/calls/errors.ts';
import { checkAgentName } from '../../shared/rules/agent-name.ts';
import {
  at,
  awsStages,
  behavioursIn,
  behavioursOf,
  listAt,
  resourcesOf,
  synthesize,
  targetOf,
  textAt,
} from './templates.ts';

const templates = synthesize('prod');
const [app, media] = resourcesOf(templates, 'AWS::CloudFront::Distribution');
const originsOf = (distribution: unknown) => listAt(distribution, 'Properties.DistributionConfig.Origins');

function describeOrigin(id: unknown): string {
  const origin = originsOf(app).find((candidate) => at(candidate, 'Id') === id);
  if (!origin) return 'group';
  const domain = JSON.stringify(at(origin, 'DomainName'));
  const bucket = /Buckets(\w+?)Bucket/.exec(domain)?.[1];
  return bucket ?? `api${String(at(origin, 'OriginPath'))}`;
}

describe("the app's distribution", () => {
  it('leads every path where it belongs', () => {
    const paths = behavioursOf(app).map(
      (behaviour) => `${textAt(behaviour, 'PathPattern')} -> ${describeOrigin(at(behaviour, 'TargetOriginId'))}`,
    );

    expect(paths).toEqual([
      'null -> group',
      '/v1/* -> api/live',
      '/v2/* -> api/live',
      '/assets/* -> site',
      '/app-config.json -> site',
      '/version.txt -> site',
      '/xlp-version.json -> site',
      '/error.html -> site',
      '/service-worker.js -> site',
      '/app -> site',
      '/app/* -> site',
      '/x-id-sign-in -> site',
      '/preview/* -> site',
      '/support -> site',
      '/product-talk -> site',
      '/product-talk/* -> site',
      '/product-design/* -> site',
      '/learning -> site',
      '/learning/* -> site',
      '/portal -> site',
      '/portal/* -> site',
      '/insurance/* -> site',
      '/chat -> group',
      '/chat/* -> group',
      '/embed/* -> group',
    ]);
  });

  it('takes no path that could be the name of somebody’s page', () => {
    const segments = behavioursOf(app).flatMap((behaviour) => textAt(behaviour, 'PathPattern').split('/')[1] ?? []);

    expect(segments).toContain('app');
    expect(segments.filter((segment) => checkAgentName(segment) === undefined)).toEqual([]);
  });

  it('falls back from published pages to the function that says that there is none', () => {
    const group = listAt(app, 'Properties.DistributionConfig.OriginGroups.Items')[0];
    const members = listAt(group, 'Members.Items').map((member) => describeOrigin(at(member, 'OriginId')));

    expect(members).toEqual(['pages', 'api/live/pages']);
    expect(at(group, 'FailoverCriteria.StatusCodes.Items')).toEqual([403, 404, 500, 502, 503, 504]);
  });

  it.each(awsStages)(
    'of %s leaves error answers as they are and keeps none, but for what nothing answered',
    (stage) => {
      const [distribution] = resourcesOf(synthesize(stage), 'AWS::CloudFront::Distribution');

      expect(at(distribution, 'Properties.DistributionConfig.CustomErrorResponses')).toEqual([
        { ErrorCode: 404, ErrorCachingMinTTL: 0 },
        { ErrorCode: 500, ErrorCachingMinTTL: 0 },
        { ErrorCode: 502, ErrorCachingMinTTL: 0 },
        { ErrorCode: 503, ErrorCachingMinTTL: 0 },
        { ErrorCode: 504, ErrorCachingMinTTL: 0, ResponseCode: 504, ResponsePagePath: '/error.html' },
      ]);
    },
  );

  it('replaces no answer that a call gives', () => {
    const replaced = listAt(app, 'Properties.DistributionConfig.CustomErrorResponses')
      .filter((response) => at(response, 'ResponsePagePath') !== undefined)
      .map((response) => at(response, 'ErrorCode'));

    expect(Object.values(errorCatalogue).filter(({ http }) => replaced.includes(http))).toEqual([]);
  });

  it('tells the function that speaks of errors which language is asked for, and keeps pages without regard to it', () => {
    const [policy] = resourcesOf(templates, 'AWS::CloudFront::OriginRequestPolicy');
    const cache = resourcesOf(templates, 'AWS::CloudFront::CachePolicy').find(
      (made) => at(made, 'Properties.CachePolicyConfig.Name') === 'xpage-prod-pages',
    );
    const kept = 'Properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin.HeadersConfig.HeaderBehavior';

    expect(at(policy, 'Properties.OriginRequestPolicyConfig.HeadersConfig.Headers')).toEqual([
      'Accept-Language',
      'CloudFront-Viewer-Country',
      'X-Viewer-Country',
    ]);
    expect(at(cache, kept)).toBe('none');
  });

  it('runs a function where paths are rewritten or viewers named, and not on files', () => {
    const named = behavioursOf(app).map((behaviour) => {
      const id = targetOf(at(behaviour, 'FunctionAssociations.0.FunctionARN')) ?? '';
      const made = app?.template.Resources[id];
      return `${textAt(behaviour, 'PathPattern')} ${made ? textAt(made, 'Properties.Name') : '-'}`;
    });

    expect(named).toEqual([
      'null xpage-prod-page-request',
      '/v1/* xpage-prod-api-request',
      '/v2/* xpage-prod-api-request',
      '/assets/* -',
      '/app-config.json -',
      '/version.txt -',
      '/xlp-version.json -',
      '/error.html -',
      '/service-worker.js -',
      '/app xpage-prod-app-request',
      '/app/* xpage-prod-app-request',
      '/x-id-sign-in xpage-prod-app-request',
      '/preview/* xpage-prod-app-request',
      '/support xpage-prod-app-request',
      '/product-talk xpage-prod-app-request',
      '/product-talk/* xpage-prod-app-request',
      '/product-design/* xpage-prod-app-request',
      '/learning xpage-prod-app-request',
      '/learning/* xpage-prod-app-request',
      '/portal xpage-prod-app-request',
      '/portal/* xpage-prod-app-request',
      '/insurance/* xpage-prod-app-request',
      '/chat xpage-prod-page-request',
      '/chat/* xpage-prod-page-request',
      '/embed/* xpage-prod-page-request',
    ]);
  });

  it('changes nothing but at the API', () => {
    const writing = behavioursIn(templates)
      .filter((behaviour) => listAt(behaviour, 'AllowedMethods').includes('POST'))
      .map((behaviour) => textAt(behaviour, 'PathPattern'));

    expect(writing).toEqual(['/v1/*', '/v2/*']);
  });
});

describe("the pictures' distribution", () => {
  it('has one bucket and no way to anything else', () => {
    expect(originsOf(media)).toHaveLength(1);
    expect(JSON.stringify(originsOf(media))).toContain('Bucketsmedia');
    expect(behavioursOf(media)).toHaveLength(1);
  });
});

describe('what is deployed', () => {
  const deployments = resourcesOf(templates, 'Custom::CDKBucketDeployment');

  it('deletes nothing that an open tab may ask for', () => {
    expect(deployments.map(({ Properties }) => Properties['Prune'])).toEqual([false, false, false, false, false]);
  });

  it('is kept for ever where its name changes with its content, and asked for again where it does not', () => {
    const kept = deployments.map((deployment) => [
      listAt(deployment, 'Properties.DestinationBucketKeyPrefix').join(),
      textAt(deployment, 'Properties.SystemMetadata.cache-control'),
    ]);

    expect(kept).toEqual([
      ['assets', 'public, max-age=31536000, immutable'],
      ['', 'no-cache'],
      ['', 'no-cache'],
      ['_site', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'],
      ['_site', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'],
    ]);
  });
});

it('lets other sites frame the embedded chat and nothing else', () => {
  const framed = resourcesOf(templates, 'AWS::CloudFront::ResponseHeadersPolicy').map((policy) => {
    const config = at(policy, 'Properties.ResponseHeadersPolicyConfig');
    const contents = textAt(config, 'SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy');
    const [, ancestors] = /frame-ancestors ([^;"]+)/.exec(contents) ?? [];
    return `${textAt(config, 'Name')} ${ancestors} ${textAt(config, 'SecurityHeadersConfig.FrameOptions.FrameOption')}`;
  });

  expect(framed.toSorted()).toEqual([
    "xpage-prod-api 'none' DENY",
    "xpage-prod-app 'none' DENY",
    "xpage-prod-chat 'self' SAMEORIGIN",
    'xpage-prod-embed * null',
    "xpage-prod-media 'none' DENY",
    "xpage-prod-pages 'self' SAMEORIGIN",
  ]);
});

it('lets the app, and no other site, read pictures into the files that it draws', () => {
  const readable = resourcesOf(templates, 'AWS::CloudFront::ResponseHeadersPolicy').flatMap((policy) => {
    const cors = at(policy, 'Properties.ResponseHeadersPolicyConfig.CorsConfig');
    return cors ? [[textAt(policy, 'Properties.ResponseHeadersPolicyConfig.Name'), cors]] : [];
  });

  expect(readable).toEqual([
    [
      'xpage-prod-media',
      expect.objectContaining({
        AccessControlAllowCredentials: false,
        AccessControlAllowMethods: { Items: ['GET', 'HEAD'] },
        AccessControlAllowOrigins: { Items: [appOrigin(templates.stage)] },
      }),
    ],
  ]);
});
