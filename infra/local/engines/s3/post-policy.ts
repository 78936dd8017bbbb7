/**
 * Verifies a browser upload against its signed POST policy.
 * Source: Amazon S3 API reference, "Browser-Based Uploads Using POST" and "POST Policy".
 */
import { Buffer } from 'node:buffer';
import * as z from 'zod';
import { EngineError } from '../engine.ts';
import { accessDenied, invalidArgument, notImplemented } from './answer.ts';
import type { UploadForm } from './multipart-form.ts';
import type { ObjectHeaders } from './object-store.ts';
import { objectHeaders } from './object-headers.ts';
import { assertDigests } from './payload.ts';
import { ALGORITHM, assertSignature, findSecret, readScope, readTimestamp, type SigningRules } from './signature.ts';

export type PostUpload = {
  keyId: string;
  key: string;
  body: Buffer;
  headers: ObjectHeaders;
  /** What the page asked to be answered: 200, 201 (with XML) or 204. */
  status: number;
};

const ConditionSchema = z.union([
  z.tuple([z.literal('content-length-range'), z.coerce.number().int(), z.coerce.number().int()]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
  z.record(z.string(), z.string()),
]);
const PolicySchema = z.strictObject({ expiration: z.iso.datetime(), conditions: z.array(ConditionSchema) });
type Policy = z.infer<typeof PolicySchema>;
type FieldCondition = { operator: 'eq' | 'starts-with'; field: string; value: string };

/** Fields that a policy cannot or need not name. */
const UNCHECKED_FIELDS = ['policy', 'x-amz-signature', 'bucket'];

/** Fields that this stand-in gives a meaning, beside `x-amz-meta-…`, `x-amz-checksum-…` and `x-ignore-…`. */
const KNOWN_FIELDS = [
  ...UNCHECKED_FIELDS,
  'key',
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
  'success_action_status',
  'x-amz-algorithm',
  'x-amz-credential',
  'x-amz-date',
  'x-amz-security-token',
];
const KNOWN_PREFIXES = ['x-amz-meta-', 'x-amz-checksum-', 'x-ignore-'];

/** Throws the EngineError that S3 answers when signature, expiry, size or any field is not what the policy allows. */
export function verifyPost(form: UploadForm, bucket: string, rules: SigningRules): PostUpload {
  const fields = withFileName(form);
  for (const name of fields.keys()) assertKnownField(name);
  const keyId = verifyPolicySignature(fields, rules);
  const policy = readPolicy(field(fields, 'policy'));
  if (Date.parse(policy.expiration) < rules.clock()) {
    throw accessDenied('Invalid according to Policy: Policy expired.');
  }
  assertFields(policy, new Map([...fields, ['bucket', bucket]]));
  assertSize(policy, form.file.content.length);
  const headers = Object.fromEntries(fields);
  assertDigests(form.file.content, headers);
  return {
    keyId,
    key: field(fields, 'key'),
    body: form.file.content,
    headers: objectHeaders(headers),
    status: readStatus(fields.get('success_action_status')),
  };
}

/** `${filename}` in the key stands for the last part of the path that the browser gave with the file. */
function withFileName(form: UploadForm): Map<string, string> {
  const baseName = form.file.name.split(/[/\\]/).at(-1) ?? '';
  const key = field(form.fields, 'key').replaceAll('${filename}', () => baseName);
  return new Map([...form.fields, ['key', key]]);
}

function verifyPolicySignature(fields: Map<string, string>, rules: SigningRules): string {
  if (!fields.has('policy')) throw accessDenied();
  if (field(fields, 'x-amz-algorithm') !== ALGORITHM) {
    throw invalidArgument(`X-Amz-Algorithm only supports "${ALGORITHM}"`);
  }
  const scope = readScope(field(fields, 'x-amz-credential'), rules.region, 'InvalidArgument');
  readTimestamp(field(fields, 'x-amz-date'), scope.day, 'InvalidArgument');
  const secret = findSecret(scope.keyId, rules);
  assertSignature(field(fields, 'x-amz-signature'), secret, scope, field(fields, 'policy'));
  return scope.keyId;
}

function field(fields: Map<string, string>, name: string): string {
  const value = fields.get(name);
  if (value === undefined) throw invalidArgument(`Bucket POST must contain a field named '${name}'.`);
  return value;
}

function readPolicy(encoded: string): Policy {
  try {
    return PolicySchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch {
    const message = 'Invalid Policy: expected base64 of JSON with an expiration and conditions.';
    throw new EngineError('InvalidPolicyDocument', message, 400);
  }
}

function assertKnownField(name: string): void {
  const isKnown = KNOWN_FIELDS.includes(name) || KNOWN_PREFIXES.some((prefix) => name.startsWith(prefix));
  if (!isKnown) throw notImplemented(`the form field ${name}`);
}

function assertFields(policy: Policy, fields: Map<string, string>): void {
  const conditions = policy.conditions.flatMap(fieldConditions);
  for (const { operator, field: name, value } of conditions) {
    const actual = fields.get(name) ?? '';
    const holds = operator === 'eq' ? actual === value : actual.startsWith(value);
    if (!holds) {
      const condition = `["${operator}", "$${name}", "${value}"]`;
      throw accessDenied(`Invalid according to Policy: Policy Condition failed: ${condition}`);
    }
  }
  const covered = new Set([...UNCHECKED_FIELDS, ...conditions.map((condition) => condition.field)]);
  const extra = [...fields.keys()].filter((name) => !covered.has(name) && !name.startsWith('x-ignore-'));
  if (extra.length > 0) {
    throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra.join(', ')}`);
  }
}

function fieldConditions(condition: Policy['conditions'][number]): FieldCondition[] {
  if (!Array.isArray(condition)) {
    return Object.entries(condition).map(([name, value]) => ({ operator: 'eq', field: name.toLowerCase(), value }));
  }
  if (condition[0] === 'content-length-range') return [];
  return [{ operator: condition[0], field: condition[1].slice(1).toLowerCase(), value: condition[2] }];
}

function assertSize(policy: Policy, sizeBytes: number): void {
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition) || condition[0] !== 'content-length-range') continue;
    const [, min, max] = condition;
    if (sizeBytes > max) {
      const extra = { ProposedSize: sizeBytes, MaxSizeAllowed: max };
      throw new EngineError('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', 400, extra);
    }
    if (sizeBytes < min) {
      const extra = { ProposedSize: sizeBytes, MinSizeAllowed: min };
      throw new EngineError('EntityTooSmall', 'Your proposed upload is smaller than the minimum size', 400, extra);
    }
  }
}

/** S3 answers 204 for anything but 200 and 201. */
function readStatus(asked: string | undefined): number {
  return asked === '200' || asked === '201' ? Number(asked) : 204;
}
