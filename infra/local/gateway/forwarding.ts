/**
 * What CloudFront sends on to an origin, and whether it compresses: cache policy and origin request policy together.
 * Source: CloudFront developer guide, "Control origin requests with a policy", "Use managed policies", "Add CloudFront request
 * headers".
 */
import * as z from 'zod';
import { flag } from '../template/flag.ts';
import type { Resources } from '../template/resources.ts';
import { headerValue, withoutHeaders, type Header, type HttpRequest } from './http-message.ts';

/** Which of the viewer's values are sent on. */
type Selection = { mode: 'none' | 'all' | 'only' | 'except'; names: string[] };

export type ForwardingPolicy = {
  headers: Selection;
  cookies: Selection;
  query: Selection;
  /** Headers that CloudFront adds itself because the policy names them, in lower case. */
  added: string[];
  brotli: boolean;
  gzip: boolean;
};

const NONE: Selection = { mode: 'none', names: [] };
const ALL: Selection = { mode: 'all', names: [] };
const NOTHING: ForwardingPolicy = {
  headers: NONE,
  cookies: NONE,
  query: NONE,
  added: [],
  brotli: false,
  gzip: false,
};

/** Of the headers that CloudFront adds this machine knows one. */
const COUNTRY = 'cloudfront-viewer-country';

/** Managed policies by their fixed ids. */
const MANAGED: Record<string, ForwardingPolicy> = {
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': NOTHING,
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { ...NOTHING, brotli: true, gzip: true },
  // CachingOptimizedForUncompressedObjects
  'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': NOTHING,
  // AllViewer
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { ...NOTHING, headers: ALL, cookies: ALL, query: ALL },
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    ...NOTHING,
    headers: { mode: 'except', names: ['host'] },
    cookies: ALL,
    query: ALL,
  },
  // CORS-S3Origin
  '88a5eaf4-2fd4-4709-b370-b4c650ea3fcf': {
    ...NOTHING,
    headers: { mode: 'only', names: ['origin', 'access-control-request-headers', 'access-control-request-method'] },
  },
};

/** CloudFront sends these whatever the policies say (custom origins). */
const ALWAYS = [
  'content-type',
  'content-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'origin',
  'x-amz-cf-id',
];

const MODES: Record<string, Selection['mode']> = {
  none: 'none',
  all: 'all',
  allviewer: 'all',
  allviewerandwhitelistcloudfront: 'all',
  whitelist: 'only',
  allowlist: 'only',
  allexcept: 'except',
};

const names = z.array(z.string()).default([]);
const PolicySchema = z.object({
  HeadersConfig: z.object({ HeaderBehavior: z.string(), Headers: names }),
  CookiesConfig: z.object({ CookieBehavior: z.string(), Cookies: names }),
  QueryStringsConfig: z.object({ QueryStringBehavior: z.string(), QueryStrings: names }),
  EnableAcceptEncodingBrotli: flag.default(false),
  EnableAcceptEncodingGzip: flag.default(false),
});

/** Throws for a policy that is neither in the templates nor a known managed one. */
export function findForwardingPolicy(id: string | undefined, resources: Resources): ForwardingPolicy {
  if (id === undefined) return NOTHING;
  const managed = Object.hasOwn(MANAGED, id) ? MANAGED[id] : undefined;
  if (managed) return managed;
  const own = resources
    .ofType('AWS::CloudFront::CachePolicy', 'AWS::CloudFront::OriginRequestPolicy')
    .find((policy) => policy.name === id);
  if (!own)
    throw new Error(`The policy ${id} is not known here. Declare it in the template or add it to forwarding.ts.`);
  const { CachePolicyConfig, OriginRequestPolicyConfig } = own.properties() as Record<string, Record<string, unknown>>;
  return readPolicy(CachePolicyConfig?.['ParametersInCacheKeyAndForwardedToOrigin'] ?? OriginRequestPolicyConfig);
}

function readPolicy(config: unknown): ForwardingPolicy {
  const policy = PolicySchema.parse(config);
  return {
    added: addedHeaders(policy.HeadersConfig),
    headers: selection(policy.HeadersConfig.HeaderBehavior, policy.HeadersConfig.Headers),
    cookies: selection(policy.CookiesConfig.CookieBehavior, policy.CookiesConfig.Cookies),
    query: selection(policy.QueryStringsConfig.QueryStringBehavior, policy.QueryStringsConfig.QueryStrings),
    brotli: policy.EnableAcceptEncodingBrotli,
    gzip: policy.EnableAcceptEncodingGzip,
  };
}

/** Throws for a header of CloudFront's that is not known here: functions and origins would wait for it in vain. */
function addedHeaders({ HeaderBehavior, Headers }: z.infer<typeof PolicySchema>['HeadersConfig']): string[] {
  if (HeaderBehavior.toLowerCase() === 'allexcept') return [];
  const added = Headers.map((name) => name.toLowerCase()).filter((name) => name.startsWith('cloudfront-'));
  const unknown = added.find((name) => name !== COUNTRY);
  if (unknown !== undefined)
    throw new Error(`CloudFront's header ${unknown} is not known here; add it to forwarding.ts.`);
  return added;
}

/**
 * The request as functions and origins see it: with the headers that the policies have CloudFront add, in place of what the
 * viewer sent under their names. Where no policy names them, the viewer's own are headers like all others.
 */
export function withAddedHeaders(request: HttpRequest, policies: readonly ForwardingPolicy[]): HttpRequest {
  if (!policies.some(({ added }) => added.includes(COUNTRY))) return request;
  const headers = withoutHeaders(request.headers, COUNTRY);
  const { viewerCountry } = request;
  return {
    ...request,
    headers: viewerCountry === undefined ? headers : [...headers, ['CloudFront-Viewer-Country', viewerCountry]],
  };
}

/** Whether the origin is asked by the viewer's name for it instead of its own. */
export function keepsViewerHost(policies: readonly ForwardingPolicy[]): boolean {
  return policies.some(({ headers }) => isSelected(headers, 'host'));
}

function selection(behavior: string, selected: string[]): Selection {
  const mode = MODES[behavior.toLowerCase()];
  if (!mode) throw new Error(`The forwarding behaviour ${behavior} is not known here; add it to forwarding.ts.`);
  return { mode, names: selected.map((name) => name.toLowerCase()) };
}

/** The request as the origin gets it, before the origin's own path and headers. */
export function forwardedRequest(request: HttpRequest, policies: readonly ForwardingPolicy[]): HttpRequest {
  const headers = request.headers.filter(([name]) => isForwardedHeader(name.toLowerCase(), policies));
  const cookies = forwardedCookies(request, policies);
  const agent: Header[] = headerValue(headers, 'user-agent') === undefined ? [['User-Agent', 'Amazon CloudFront']] : [];
  return {
    ...request,
    headers: [...headers, ...cookies, ...agent, ['X-Forwarded-For', request.viewerAddress], ['Via', '1.1 local']],
    query: request.query
      .split('&')
      .filter((pair) => pair !== '' && policies.some(({ query }) => isSelected(query, nameOf(pair))))
      .join('&'),
  };
}

function isForwardedHeader(name: string, policies: readonly ForwardingPolicy[]): boolean {
  if (['cookie', 'x-forwarded-for', 'via', 'connection', 'transfer-encoding', 'content-length'].includes(name)) {
    return false;
  }
  return ALWAYS.includes(name) || policies.some(({ headers }) => isSelected(headers, name));
}

function forwardedCookies(request: HttpRequest, policies: readonly ForwardingPolicy[]): Header[] {
  const pairs = request.headers
    .filter(([name]) => name.toLowerCase() === 'cookie')
    .flatMap(([, value]) => value.split(/;\s*/))
    .filter((pair) => policies.some(({ cookies }) => isSelected(cookies, nameOf(pair))));
  return pairs.length > 0 ? [['Cookie', pairs.join('; ')]] : [];
}

function nameOf(pair: string): string {
  return pair.split('=', 1)[0]?.toLowerCase() ?? '';
}

function isSelected({ mode, names: selected }: Selection, name: string): boolean {
  if (mode === 'all' || mode === 'none') return mode === 'all';
  return selected.includes(name) === (mode === 'only');
}
