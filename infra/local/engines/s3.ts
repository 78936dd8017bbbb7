/**
 * The S3 stand-in: path-style requests, signatures really verified, objects kept in one SQLite file.
 *
 * It knows GetObject, HeadObject, PutObject, DeleteObject, DeleteObjects, CopyObject, ListObjectsV2, HeadBucket, browser
 * uploads with a POST policy, presigned URLs and CORS; everything else answers NotImplemented. Keys with `.` or `..`
 * as a path segment cannot be addressed by URL (the parser resolves them, so the signature no longer fits).
 */
import type { ServerResponse } from 'node:http';
import type { Clock, Engine, EngineRequest } from './engine.ts';
import { send, sendError } from './s3/answer.ts';
import type { BucketConfig } from './s3/bucket-config.ts';
import { needsOf, readCall, type CallRules, type S3Call } from './s3/call.ts';
import { corsHeaders, preflightHeaders } from './s3/cors.ts';
import { listObjects } from './s3/list-objects.ts';
import { ObjectStore, type ObjectHeaders, type ObjectSummary, type StoredObject } from './s3/object-store.ts';
import { readObject, type MayList } from './s3/read-object.ts';
import { copyObject, deleteObject, deleteObjects, postObject, putObject } from './s3/write-object.ts';

export type { BucketConfig, CorsRule, ExpiryRule } from './s3/bucket-config.ts';
export type { ObjectHeaders, ObjectSummary, StoredObject } from './s3/object-store.ts';

export type S3Options = CallRules & {
  /** The SQLite file, or `:memory:`. */
  file: string;
  buckets: BucketConfig[];
  /** Absent: a missing key answers NoSuchKey to everyone. */
  mayList?: MayList;
};

/** The methods without a request act as the account itself; all but `sweepExpired` throw EngineError NoSuchBucket. */
export type S3Engine = Engine & {
  getObject(bucket: string, key: string): StoredObject | undefined;
  /** `headers` by lower-case name: `content-type`, `cache-control`, `x-amz-meta-…`. */
  putObject(bucket: string, key: string, body: Uint8Array, headers: ObjectHeaders): ObjectSummary;
  /** In the order of their UTF-8 bytes. */
  listKeys(bucket: string, prefix: string): string[];
  deleteObject(bucket: string, key: string): void;
  /** What `work` puts and deletes is kept as a whole, or nothing of it, and written at once. */
  together<Result>(work: () => Result): Result;
  /** Removes what the lifecycle rules no longer keep; returns how many objects that were. */
  sweepExpired(): number;
  close(): void;
};

export function createS3Engine(options: S3Options): S3Engine {
  const store = new ObjectStore(options.file, options.clock, options.buckets);
  const mayList = options.mayList ?? (() => true);
  const callOf = rememberCalls(store, options);
  return {
    service: 'S3',
    callerKeyId: (request) => callOf(request).keyId,
    needs: (request) => {
      const call = callOf(request);
      return call.operation === 'Preflight' ? 'public' : needsOf(call);
    },
    handle: async (request, response) => {
      setCommonHeaders(store, options.clock, response);
      perform(store, callOf(request), mayList, response);
    },
    writeError: (error, response) => {
      setCommonHeaders(store, options.clock, response);
      sendError(error, response);
    },
    getObject: (bucket, key) => store.get(bucket, key),
    putObject: (bucket, key, body, headers) => store.put(bucket, key, body, headers),
    listKeys: (bucket, prefix) => [...store.summaries(bucket, prefix)].map((object) => object.key),
    deleteObject: (bucket, key) => void store.delete(bucket, key),
    together: (work) => store.together(work),
    sweepExpired: () => store.sweepExpired(),
    close: () => store.close(),
  };
}

/** Each request is asked about three times (needs, caller, answer) but read and verified once. */
function rememberCalls(store: ObjectStore, rules: CallRules): (request: EngineRequest) => S3Call {
  const calls = new WeakMap<EngineRequest, S3Call>();
  return (request) => {
    const known = calls.get(request);
    if (known) return known;
    const call = readCall(request, rules);
    store.bucket(call.bucket);
    calls.set(request, call);
    return call;
  };
}

function perform(store: ObjectStore, call: S3Call, mayList: MayList, response: ServerResponse): void {
  switch (call.operation) {
    case 'Preflight':
      return send(response, 200, preflightHeaders(store.bucket(call.bucket).cors, call.headers));
    case 'HeadBucket':
      return send(response, 200);
    case 'ListObjectsV2':
      return listObjects(store, call, response);
    case 'GetObject':
    case 'HeadObject':
      return readObject(store, call, mayList, response);
    case 'PutObject':
      return putObject(store, call, response);
    case 'CopyObject':
      return copyObject(store, call, mayList, response);
    case 'DeleteObject':
      return deleteObject(store, call, response);
    case 'DeleteObjects':
      return deleteObjects(store, call, response);
    case 'PostObject':
      return postObject(store, call, response);
  }
}

/**
 * The date lets SDK clients correct their clock when this engine's clock was moved. A browser may read an error only if
 * it carries the cross-origin headers too.
 */
function setCommonHeaders(store: ObjectStore, clock: Clock, response: ServerResponse): void {
  response.setHeader('date', new Date(clock()).toUTCString());
  const { origin } = response.req.headers;
  const method = response.req.method ?? 'GET';
  if (!origin || method === 'OPTIONS') return;
  const bucketName = /^\/([^/?]+)/.exec(response.req.url ?? '')?.[1] ?? '';
  const rules = store.findBucket(bucketName)?.cors ?? [];
  for (const [name, value] of Object.entries(corsHeaders(rules, origin, method))) response.setHeader(name, value);
}
