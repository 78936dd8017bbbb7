/**
 * Response headers policies of CloudFront.
 * Source: CloudFront developer guide, "Understand response headers policies".
 */
import * as z from 'zod';
import { flag } from '../template/flag.ts';
import type { Resource } from '../template/resources.ts';
import { headerValue, withHeader, withoutHeaders, type Header } from './http-message.ts';

type Rule = { name: string; value: string; isOverriding: boolean };

export type ResponseHeadersPolicy = (headers: readonly Header[], requestHeaders: readonly Header[]) => Header[];

const overridable = { Override: flag };
const items = z.object({ Items: z.array(z.string()).default([]) });

const ConfigSchema = z.object({
  SecurityHeadersConfig: z
    .strictObject({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), ...overridable }).optional(),
      ContentTypeOptions: z.object(overridable).optional(),
      FrameOptions: z.object({ FrameOption: z.string(), ...overridable }).optional(),
      ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), ...overridable }).optional(),
      StrictTransportSecurity: z
        .object({
          AccessControlMaxAgeSec: z.coerce.number(),
          IncludeSubdomains: flag.default(false),
          Preload: flag.default(false),
          ...overridable,
        })
        .optional(),
      XSSProtection: z.object({ Protection: flag, ModeBlock: flag.default(false), ...overridable }).optional(),
    })
    .default({}),
  CustomHeadersConfig: z
    .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string(), ...overridable })) })
    .default({ Items: [] }),
  RemoveHeadersConfig: z.object({ Items: z.array(z.object({ Header: z.string() })) }).default({ Items: [] }),
  CorsConfig: z
    .object({
      AccessControlAllowCredentials: flag,
      AccessControlAllowHeaders: items,
      AccessControlAllowMethods: items,
      AccessControlAllowOrigins: items,
      AccessControlExposeHeaders: items.optional(),
      AccessControlMaxAgeSec: z.coerce.number().optional(),
      OriginOverride: flag,
    })
    .optional(),
});
type Config = z.infer<typeof ConfigSchema>;

export function readResponseHeadersPolicy(resource: Resource): ResponseHeadersPolicy {
  const config = ConfigSchema.parse(resource.properties()['ResponseHeadersPolicyConfig']);
  const removed = config.RemoveHeadersConfig.Items.map((item) => item.Header);
  const rules = [...securityRules(config), ...customRules(config)];
  return (headers, requestHeaders) => {
    let result = withoutHeaders(headers, ...removed);
    for (const rule of [...rules, ...corsRules(config, requestHeaders)]) result = applyRule(result, rule);
    return result;
  };
}

function applyRule(headers: Header[], rule: Rule): Header[] {
  if (!rule.isOverriding && headerValue(headers, rule.name) !== undefined) return headers;
  return withHeader(headers, rule.name, rule.value);
}

function securityRules({ SecurityHeadersConfig: security }: Config): Rule[] {
  const transport = security.StrictTransportSecurity;
  const protection = security.XSSProtection;
  return [
    rule(
      'Content-Security-Policy',
      security.ContentSecurityPolicy,
      security.ContentSecurityPolicy?.ContentSecurityPolicy,
    ),
    rule('X-Content-Type-Options', security.ContentTypeOptions, 'nosniff'),
    rule('X-Frame-Options', security.FrameOptions, security.FrameOptions?.FrameOption),
    rule('Referrer-Policy', security.ReferrerPolicy, security.ReferrerPolicy?.ReferrerPolicy),
    rule(
      'Strict-Transport-Security',
      transport,
      `max-age=${transport?.AccessControlMaxAgeSec}` +
        `${transport?.IncludeSubdomains ? '; includeSubDomains' : ''}${transport?.Preload ? '; preload' : ''}`,
    ),
    rule(
      'X-XSS-Protection',
      protection,
      `${protection?.Protection ? 1 : 0}${protection?.ModeBlock ? '; mode=block' : ''}`,
    ),
  ].flat();
}

function rule(name: string, setting: { Override: boolean } | undefined, value: string | undefined): Rule[] {
  return setting && value !== undefined ? [{ name, value, isOverriding: setting.Override }] : [];
}

function customRules({ CustomHeadersConfig }: Config): Rule[] {
  return CustomHeadersConfig.Items.map((item) => ({
    name: item.Header,
    value: item.Value,
    isOverriding: item.Override,
  }));
}

function corsRules({ CorsConfig: cors }: Config, requestHeaders: readonly Header[]): Rule[] {
  const origin = headerValue(requestHeaders, 'origin');
  if (!cors || origin === undefined) return [];
  const allowed = cors.AccessControlAllowOrigins.Items;
  if (!allowed.includes('*') && !allowed.includes(origin)) return [];
  const isPreflight = headerValue(requestHeaders, 'access-control-request-method') !== undefined;
  const values: [string, string | undefined][] = [
    ['Access-Control-Allow-Origin', allowed.includes('*') ? '*' : origin],
    ['Access-Control-Allow-Credentials', cors.AccessControlAllowCredentials ? 'true' : undefined],
    ['Access-Control-Expose-Headers', cors.AccessControlExposeHeaders?.Items.join(', ')],
    ['Access-Control-Allow-Methods', isPreflight ? cors.AccessControlAllowMethods.Items.join(', ') : undefined],
    ['Access-Control-Allow-Headers', isPreflight ? cors.AccessControlAllowHeaders.Items.join(', ') : undefined],
    ['Access-Control-Max-Age', isPreflight ? cors.AccessControlMaxAgeSec?.toString() : undefined],
    ['Vary', 'Origin'],
  ];
  return values.flatMap(([name, value]) => (value ? [{ name, value, isOverriding: cors.OriginOverride }] : []));
}
