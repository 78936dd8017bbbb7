import { at, behavioursOf, listAt, type Placed, resourcesOf, targetOf, textAt } from '../templates.ts';
import { breakFirst, type Check, ifNone, unless } from './check.ts';

const POLICY = 'AWS::CloudFront::ResponseHeadersPolicy';
const SECURITY = 'Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig';
const YEAR_SECONDS = 31_536_000;

const cspOf = (policy: unknown) =>
  JSON.stringify(at(policy, `${SECURITY}.ContentSecurityPolicy.ContentSecurityPolicy`));
const isNamed = (name: string) => (policy: Placed) =>
  textAt(policy, 'Properties.ResponseHeadersPolicyConfig.Name').endsWith(`-${name}`);

function customHeader(policy: unknown, name: string): unknown {
  const items = listAt(policy, 'Properties.ResponseHeadersPolicyConfig.CustomHeadersConfig.Items');
  return at(
    items.find((item) => at(item, 'Header') === name),
    'Value',
  );
}

/** Keeps an answer only if it asks for that itself, for a second, and for whoever sends the same token, cookies and query. */
function keepsNothing(policy: unknown): boolean {
  const config = at(policy, 'Properties.CachePolicyConfig');
  const key = at(config, 'ParametersInCacheKeyAndForwardedToOrigin');
  return (
    at(config, 'MinTTL') === 0 &&
    at(config, 'DefaultTTL') === 0 &&
    Number(at(config, 'MaxTTL')) <= 1 &&
    listAt(key, 'HeadersConfig.Headers').includes('Authorization') &&
    at(key, 'CookiesConfig.CookieBehavior') === 'all' &&
    at(key, 'QueryStringsConfig.QueryStringBehavior') === 'all'
  );
}

/** What each policy must say, by its name. */
const directives: Record<string, string[]> = {
  pages: [
    "script-src 'self' 'sha256-",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ],
  app: [
    "script-src 'self' 'sha256-",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'https://cognito-idp.',
    "form-action 'self'",
    'report-to csp',
  ],
  api: ["default-src 'none'", "frame-ancestors 'none'"],
  media: ["default-src 'none'", 'sandbox'],
};

export const headerChecks: Check[] = [
  {
    id: 'K31',
    title: 'documents run only scripts of our own, and stand only in frames of our own',
    faults: (templates) =>
      Object.entries(directives).flatMap(([name, expected]) => {
        const policies = resourcesOf(templates, POLICY).filter(isNamed(name));
        return [
          ...ifNone(policies, `there is no policy ${name}`),
          ...policies.flatMap((policy) =>
            expected.filter((text) => !cspOf(policy).includes(text)).map((text) => `${policy.where}: no ${text}`),
          ),
          ...unless(
            policies,
            (policy) => !/script-src[^;]*'unsafe-(inline|eval)'/.test(cspOf(policy)),
            'inline scripts run',
          ),
        ];
      }),
    break: (templates) =>
      breakFirst(templates, POLICY, (properties) => {
        const security = at(properties, 'ResponseHeadersPolicyConfig.SecurityHeadersConfig') as Record<string, unknown>;
        security['ContentSecurityPolicy'] = { ContentSecurityPolicy: "script-src 'self' 'unsafe-inline'" };
      }),
  },
  {
    id: 'K31b',
    title: 'answers insist on TLS, keep their type, and tell other sites little',
    faults: (templates) => {
      const policies = resourcesOf(templates, POLICY);
      return [
        ...unless(
          policies,
          (policy) => Number(at(policy, `${SECURITY}.StrictTransportSecurity.AccessControlMaxAgeSec`)) >= YEAR_SECONDS,
          'HSTS',
        ),
        ...unless(
          policies,
          (policy) => at(policy, `${SECURITY}.StrictTransportSecurity.IncludeSubdomains`) === true,
          'HSTS of subdomains',
        ),
        ...unless(policies, (policy) => at(policy, `${SECURITY}.ContentTypeOptions.Override`) === true, 'nosniff'),
        ...unless(
          policies,
          (policy) => at(policy, `${SECURITY}.ReferrerPolicy.ReferrerPolicy`) === 'strict-origin-when-cross-origin',
          'referrer',
        ),
        ...unless(policies, (policy) => customHeader(policy, 'Permissions-Policy') !== undefined, 'Permissions-Policy'),
        ...unless(policies, (policy) => customHeader(policy, 'Cross-Origin-Opener-Policy') === 'same-origin', 'COOP'),
        ...unless(
          resourcesOf(templates, 'AWS::CloudFront::Distribution'),
          (item) => behavioursOf(item).every((behaviour) => at(behaviour, 'ResponseHeadersPolicyId') !== undefined),
          'a behaviour without headers',
        ),
      ];
    },
    break: (templates) =>
      breakFirst(templates, POLICY, (properties) => {
        const security = at(properties, 'ResponseHeadersPolicyConfig.SecurityHeadersConfig') as Record<string, unknown>;
        delete security['StrictTransportSecurity'];
      }),
  },
  {
    id: 'K31c',
    title: 'answers of the API cannot be loaded into a page of another site',
    faults: (templates) => {
      const policies = resourcesOf(templates, POLICY).filter(isNamed('api'));
      return [
        ...ifNone(policies, 'there is no policy api'),
        ...unless(policies, (policy) => customHeader(policy, 'Cross-Origin-Resource-Policy') === 'same-origin', 'CORP'),
      ];
    },
    break: (templates) => {
      const [policy] = resourcesOf(templates, POLICY).filter(isNamed('api'));
      const items = listAt(policy, 'Properties.ResponseHeadersPolicyConfig.CustomHeadersConfig.Items');
      items.splice(
        items.findIndex((item) => at(item, 'Header') === 'Cross-Origin-Resource-Policy'),
        1,
      );
    },
  },
  {
    id: 'K32',
    title: 'answers of the API are kept nowhere',
    faults: (templates) => {
      const policies = resourcesOf(templates, POLICY).filter(isNamed('api'));
      const emptyPolicies = resourcesOf(templates, 'AWS::CloudFront::CachePolicy').filter(keepsNothing);
      const behaviours = resourcesOf(templates, 'AWS::CloudFront::Distribution')
        .flatMap(behavioursOf)
        .filter((behaviour) => /^\/v\d\/\*$/.test(textAt(behaviour, 'PathPattern')));
      return [
        ...ifNone(behaviours, 'no behaviour leads to the API'),
        ...behaviours
          .filter((behaviour) => !emptyPolicies.some(({ id }) => id === targetOf(at(behaviour, 'CachePolicyId'))))
          .map((behaviour) => `${textAt(behaviour, 'PathPattern')} is cached`),
        ...behaviours
          .filter((behaviour) => !policies.some(({ id }) => id === targetOf(at(behaviour, 'ResponseHeadersPolicyId'))))
          .map((behaviour) => `${textAt(behaviour, 'PathPattern')} has other headers`),
        ...unless(policies, (policy) => customHeader(policy, 'Cache-Control') === 'no-store', 'may be stored'),
      ];
    },
    break: (templates) => {
      for (const behaviour of resourcesOf(templates, 'AWS::CloudFront::Distribution').flatMap(behavioursOf)) {
        (behaviour as Record<string, unknown>)['CachePolicyId'] = 'another';
      }
    },
  },
];
