/** Cross-origin rules of a bucket. Source: Amazon S3 user guide, "Using cross-origin resource sharing (CORS)". */
import { EngineError } from '../engine.ts';
import type { CorsRule } from './bucket-config.ts';

const VARY = 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method';

/** Headers for the answer to a request; none when it comes from no browser, or no rule fits. */
export function corsHeaders(rules: CorsRule[], origin: string | undefined, method: string): Record<string, string> {
  if (!origin) return {};
  const rule = findRule(rules, origin, method, []);
  return rule ? describe(rule, origin) : {};
}

/** Headers for the answer to a preflight. Throws EngineError BadRequest or AccessForbidden. */
export function preflightHeaders(rules: CorsRule[], asked: Record<string, string>): Record<string, string> {
  const origin = asked['origin'];
  const method = asked['access-control-request-method'];
  if (!origin || !method) {
    const message = 'Insufficient information. Origin and Access-Control-Request-Method request headers needed.';
    throw new EngineError('BadRequest', message, 400);
  }
  const requestHeaders = asked['access-control-request-headers'] ?? '';
  const names = requestHeaders
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const rule = findRule(rules, origin, method, names);
  if (!rule) {
    const message = 'CORSResponse: This CORS request is not allowed: no rule of the bucket fits it.';
    throw new EngineError('AccessForbidden', message, 403, { Method: method });
  }
  return {
    ...describe(rule, origin),
    ...(names.length > 0 ? { 'access-control-allow-headers': names.join(', ') } : {}),
  };
}

function findRule(rules: CorsRule[], origin: string, method: string, headers: string[]): CorsRule | undefined {
  return rules.find(
    (rule) =>
      rule.allowedMethods.includes(method) &&
      rule.allowedOrigins.some((pattern) => fits(pattern, origin)) &&
      headers.every((header) => rule.allowedHeaders.some((pattern) => fits(pattern.toLowerCase(), header))),
  );
}

function fits(pattern: string, value: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === value;
  return value.length >= start.length + end.length && value.startsWith(start) && value.endsWith(end);
}

function describe(rule: CorsRule, origin: string): Record<string, string> {
  const isForAll = rule.allowedOrigins.includes('*');
  return {
    'access-control-allow-origin': isForAll ? '*' : origin,
    'access-control-allow-methods': rule.allowedMethods.join(', '),
    ...(isForAll ? {} : { 'access-control-allow-credentials': 'true' }),
    ...(rule.exposedHeaders.length > 0 ? { 'access-control-expose-headers': rule.exposedHeaders.join(', ') } : {}),
    ...(rule.maxAgeSeconds === undefined ? {} : { 'access-control-max-age': String(rule.maxAgeSeconds) }),
    vary: VARY,
  };
}
