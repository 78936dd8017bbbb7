/** A bucket behind CloudFront, read under origin access control: the bucket's policy must let the distribution in. */
import * as z from 'zod';
import { EngineError } from '../engines/engine.ts';
import { checkReadConditions, readRange } from '../engines/s3/conditions.ts';
import type { StoredObject } from '../engines/s3/object-store.ts';
import { evaluateNeed, type Statement } from '../iam/evaluate.ts';
import { readStatements } from '../iam/policies.ts';
import type { Resources } from '../template/resources.ts';
import type { Header, HttpAnswer, HttpRequest } from './http-message.ts';

export type BucketReader = { getObject(bucket: string, key: string): StoredObject | undefined };

export type BucketOrigin = (request: HttpRequest) => HttpAnswer;

export type BucketOriginOptions = {
  bucket: string;
  bucketArn: string;
  /** Statements of the bucket's policy that are about CloudFront. */
  statements: Statement[];
  distributionArn: string;
  account: string;
  reader: BucketReader;
};

const PrincipalSchema = z.union([
  z.literal('*'),
  z.object({
    Service: z.union([z.string(), z.array(z.string())]).optional(),
    AWS: z.union([z.string(), z.array(z.string())]).optional(),
  }),
]);

/** What a bucket's policies say about the service CloudFront. */
export function statementsForCloudFront(bucket: string, resources: Resources): Statement[] {
  return resources
    .ofType('AWS::S3::BucketPolicy')
    .map((policy) => policy.properties())
    .filter((properties) => properties['Bucket'] === bucket)
    .flatMap((properties) => readStatements(properties['PolicyDocument']))
    .filter((statement) => concernsCloudFront(statement.Principal));
}

function concernsCloudFront(principal: unknown): boolean {
  const parsed = PrincipalSchema.parse(principal);
  if (parsed === '*') return true;
  return [parsed.Service, parsed.AWS].flat().some((name) => name === 'cloudfront.amazonaws.com' || name === '*');
}

export function createBucketOrigin(options: BucketOriginOptions): BucketOrigin {
  const conditions = { 'AWS:SourceArn': options.distributionArn, 'AWS:SourceAccount': options.account };
  const isAllowed = (action: string, resource: string): boolean =>
    evaluateNeed(options.statements, { action, resource, conditions }) === 'allowed';
  return (request) => {
    const key = keyOf(request.path);
    if (!['GET', 'HEAD'].includes(request.method) || key === undefined) return errorAnswer(403, 'AccessDenied');
    if (!isAllowed('s3:GetObject', `${options.bucketArn}/${key}`)) return errorAnswer(403, 'AccessDenied');
    const object = key === '' ? undefined : options.reader.getObject(options.bucket, key);
    if (object) return objectAnswer(object, request);
    // Who may not list a bucket is not told which keys are absent.
    return isAllowed('s3:ListBucket', options.bucketArn)
      ? errorAnswer(404, 'NoSuchKey')
      : errorAnswer(403, 'AccessDenied');
  };
}

function objectAnswer(object: StoredObject, request: HttpRequest): HttpAnswer {
  const conditions = Object.fromEntries(request.headers.map(([name, value]) => [name.toLowerCase(), weakless(value)]));
  try {
    if (checkReadConditions(conditions, object) === 'not modified') {
      return { status: 304, headers: describe(object), body: Buffer.alloc(0) };
    }
    const range = readRange(conditions['range'], object.sizeBytes);
    if (!range) return { status: 200, headers: describe(object), body: object.body };
    const contentRange: Header = ['Content-Range', `bytes ${range.first}-${range.last}/${object.sizeBytes}`];
    const body = object.body.subarray(range.first, range.last + 1);
    return { status: 206, headers: [...describe(object), contentRange], body };
  } catch (error) {
    if (error instanceof EngineError) return errorAnswer(error.status, error.code);
    throw error;
  }
}

/** The edge makes an ETag weak when it compresses; conditions on reads compare weakly (RFC 9110, 13.1.2). */
function weakless(condition: string): string {
  return condition.replace(/W\/"/g, '"');
}

function describe(object: StoredObject): Header[] {
  return [
    ...Object.entries(object.headers),
    ['ETag', object.etag],
    ['Last-Modified', new Date(object.modifiedAt).toUTCString()],
    ['Accept-Ranges', 'bytes'],
    ['Server', 'AmazonS3'],
  ];
}

/** Undefined when the path's escapes cannot be decoded. */
function keyOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    return undefined;
  }
}

function errorAnswer(status: number, code: string): HttpAnswer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
  return { status, headers: [['Content-Type', 'application/xml']], body: Buffer.from(body) };
}
