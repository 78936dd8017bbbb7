/** Keeps objects: one SQLite row holds body and metadata, so that a put happens as a whole or not at all. */
import { Buffer } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import type { StatementSync } from 'node:sqlite';
import * as z from 'zod';
import { EngineError, type Clock } from '../engine.ts';
import { inTransaction, openStore, type Store } from '../store.ts';
import { invalidArgument, noSuchKey, preconditionFailed } from './answer.ts';
import type { BucketConfig } from './bucket-config.ts';

/** Response headers kept with an object, by lower-case name: `content-type`, `cache-control`, `x-amz-meta-…`. */
export type ObjectHeaders = Record<string, string>;

export type ObjectSummary = {
  key: string;
  /** In double quotes, as on the wire. */
  etag: string;
  sizeBytes: number;
  /** Milliseconds since the epoch. */
  modifiedAt: number;
  headers: ObjectHeaders;
  /** Absent in a bucket without versions. */
  versionId?: string;
};

export type StoredObject = ObjectSummary & { body: Buffer };

/** What must hold for a put: no object under that key yet, or one with this ETag. */
export type PutCondition = { mustBeNew?: boolean; mustHaveEtag?: string };

/** S3 limits keys to 1,024 bytes of UTF-8. */
const MAX_KEY_BYTES = 1_024;
const DAY_MS = 24 * 60 * 60 * 1_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL,
    key TEXT NOT NULL,
    etag TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    modified_at INTEGER NOT NULL,
    version_id TEXT,
    headers TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (bucket, key)
  ) STRICT`;

const SUMMARY_COLUMNS = 'key, etag, size_bytes, modified_at, version_id, headers';

const SummaryRowSchema = z.object({
  key: z.string(),
  etag: z.string(),
  size_bytes: z.number(),
  modified_at: z.number(),
  version_id: z.string().nullable(),
  headers: z.string().transform((text) => z.record(z.string(), z.string()).parse(JSON.parse(text))),
});
const EtagRowSchema = z.object({ etag: z.string() });
const BodyRowSchema = z.object({ body: z.instanceof(Uint8Array) });

export class ObjectStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #buckets: Map<string, BucketConfig>;
  readonly #select: StatementSync;
  readonly #selectEtag: StatementSync;
  readonly #selectFrom: StatementSync;
  readonly #insert: StatementSync;
  readonly #delete: StatementSync;

  constructor(file: string, clock: Clock, buckets: BucketConfig[]) {
    this.#store = openStore(file, SCHEMA);
    this.#clock = clock;
    this.#buckets = new Map(buckets.map((bucket) => [bucket.name, bucket]));
    this.#select = this.#store.prepare('SELECT * FROM objects WHERE bucket = ? AND key = ?');
    this.#selectEtag = this.#store.prepare('SELECT etag FROM objects WHERE bucket = ? AND key = ?');
    // SQLite compares text by its UTF-8 bytes, which is the order in which S3 lists keys.
    this.#selectFrom = this.#store.prepare(
      `SELECT ${SUMMARY_COLUMNS} FROM objects WHERE bucket = ? AND key >= ? AND key > ? ORDER BY key`,
    );
    this.#insert = this.#store.prepare(
      `INSERT OR REPLACE INTO objects (bucket, key, etag, size_bytes, modified_at, version_id, headers, body)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.#delete = this.#store.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?');
  }

  /** Throws EngineError NoSuchBucket. */
  bucket(name: string): BucketConfig {
    const bucket = this.#buckets.get(name);
    if (bucket) return bucket;
    throw new EngineError('NoSuchBucket', 'The specified bucket does not exist', 404, { BucketName: name });
  }

  findBucket(name: string): BucketConfig | undefined {
    return this.#buckets.get(name);
  }

  get(bucket: string, key: string): StoredObject | undefined {
    const row = this.#select.get(this.bucket(bucket).name, key);
    if (!row) return undefined;
    return { ...toSummary(row), body: toBuffer(BodyRowSchema.parse(row).body) };
  }

  /** Throws EngineError KeyTooLongError, InvalidArgument, PreconditionFailed or (for an ETag to match) NoSuchKey. */
  put(
    bucket: string,
    key: string,
    body: Uint8Array,
    headers: ObjectHeaders,
    condition: PutCondition = {},
  ): ObjectSummary {
    const { versioned } = this.bucket(bucket);
    assertKey(key);
    for (const value of Object.values(headers)) assertHeaderValue(value);
    const summary: ObjectSummary = {
      key,
      etag: `"${createHash('md5').update(body).digest('hex')}"`,
      sizeBytes: body.length,
      modifiedAt: this.#clock(),
      headers,
      ...(versioned ? { versionId: newVersionId() } : {}),
    };
    inTransaction(this.#store, () => {
      assertCondition(this.#findEtag(bucket, key), key, condition);
      this.#write(bucket, summary, body);
    });
    return summary;
  }

  /** Deleting what is not there succeeds, as in S3. A versioned bucket answers with the id of its delete marker. */
  delete(bucket: string, key: string): { markerVersionId?: string } {
    const { versioned } = this.bucket(bucket);
    this.#delete.run(bucket, key);
    return versioned ? { markerVersionId: newVersionId() } : {};
  }

  /** Objects whose keys start with the prefix and come after `after`, in the order of their UTF-8 bytes. */
  *summaries(bucket: string, prefix: string, after = ''): Generator<ObjectSummary> {
    for (const row of this.#selectFrom.iterate(this.bucket(bucket).name, prefix, after)) {
      const summary = toSummary(row);
      if (!summary.key.startsWith(prefix)) return;
      yield summary;
    }
  }

  /** Removes what is as old as its bucket's rules allow; returns how many objects that were. */
  sweepExpired(): number {
    const now = this.#clock();
    const sweep = this.#store.prepare(
      'DELETE FROM objects WHERE bucket = ? AND modified_at <= ? AND substr(key, 1, length(?)) = ?',
    );
    let removed = 0;
    for (const { name, expiry } of this.#buckets.values()) {
      for (const { prefix, days } of expiry) {
        removed += Number(sweep.run(name, now - days * DAY_MS, prefix, prefix).changes);
      }
    }
    return removed;
  }

  /** All that `work` puts and deletes is written at once: on disk each transaction costs milliseconds. */
  together<Result>(work: () => Result): Result {
    return inTransaction(this.#store, work);
  }

  close(): void {
    this.#store.close();
  }

  #findEtag(bucket: string, key: string): string | undefined {
    const row = this.#selectEtag.get(bucket, key);
    return row && EtagRowSchema.parse(row).etag;
  }

  #write(bucket: string, summary: ObjectSummary, body: Uint8Array): void {
    const { key, etag, sizeBytes, modifiedAt, versionId, headers } = summary;
    this.#insert.run(bucket, key, etag, sizeBytes, modifiedAt, versionId ?? null, JSON.stringify(headers), body);
  }
}

/** Refuses what Node could not write into a header; S3 refuses it in the same words. */
export function assertHeaderValue(value: string): void {
  if (!/^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(value)) {
    throw invalidArgument('Header value cannot be represented using ISO-8859-1.');
  }
}

function assertKey(key: string): void {
  if (key === '') throw invalidArgument('User key must have a length greater than 0.');
  const sizeBytes = Buffer.byteLength(key);
  if (sizeBytes > MAX_KEY_BYTES) {
    const extra = { Size: sizeBytes, MaxSizeAllowed: MAX_KEY_BYTES };
    throw new EngineError('KeyTooLongError', 'Your key is too long', 400, extra);
  }
}

function assertCondition(currentEtag: string | undefined, key: string, condition: PutCondition): void {
  if (condition.mustBeNew && currentEtag) throw preconditionFailed('If-None-Match');
  if (condition.mustHaveEtag === undefined) return;
  if (currentEtag === undefined) throw noSuchKey(key);
  if (condition.mustHaveEtag !== currentEtag) throw preconditionFailed('If-Match');
}

function toSummary(row: unknown): ObjectSummary {
  const { key, etag, size_bytes, modified_at, version_id, headers } = SummaryRowSchema.parse(row);
  const summary = { key, etag, sizeBytes: size_bytes, modifiedAt: modified_at, headers };
  return version_id === null ? summary : { ...summary, versionId: version_id };
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function newVersionId(): string {
  return randomBytes(24).toString('base64url');
}
