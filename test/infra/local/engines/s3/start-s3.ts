/** Starts an S3 stand-in on a free port with real SDK clients around it; the test that started it also ends it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { EngineError, type Need } from '../../../../../infra/local/engines/engine.ts';
import { createS3Engine, type BucketConfig, type S3Options } from '../../../../../infra/local/engines/s3.ts';
import { serveEngine } from '../../../../../infra/local/engines/serve-engine.ts';

export const REGION = 'eu-central-1';
export const ACCOUNT = '000000000000';
export const APP_ORIGIN = 'http://localhost:4100';
export const DAY_MS = 24 * 60 * 60 * 1_000;

/** Two keys, of two roles. */
export const SECRETS: Record<string, string> = { AKIAOWNER: 'owner-secret', AKIAGUEST: 'guest-secret' };

export const DOCUMENTS: BucketConfig = {
  name: 'documents',
  cors: [
    {
      allowedOrigins: [APP_ORIGIN],
      allowedMethods: ['GET', 'PUT', 'POST'],
      allowedHeaders: ['content-type', 'x-amz-*'],
      exposedHeaders: ['ETag'],
      maxAgeSeconds: 600,
    },
  ],
  expiry: [{ prefix: 'incoming/', days: 1 }],
  versioned: false,
};
export const ARCHIVE: BucketConfig = { name: 'archive', cors: [], expiry: [], versioned: true };

export type StartedS3 = Awaited<ReturnType<typeof startS3>>;

type Start = Partial<Pick<S3Options, 'file' | 'mayList'>> & {
  /** Whether the key may do that; absent: everybody may do everything. */
  isAllowed?: (keyId: string | undefined, need: Need) => boolean;
};

export async function startS3({ isAllowed, ...options }: Start = {}) {
  let offsetMs = 0;
  const asked: { keyId: string | undefined; needs: Need[] }[] = [];
  const engine = createS3Engine({
    file: ':memory:',
    clock: () => Date.now() + offsetMs,
    region: REGION,
    account: ACCOUNT,
    credentials: (keyId) => SECRETS[keyId],
    buckets: [DOCUMENTS, ARCHIVE],
    ...options,
  });
  const server = await serveEngine(engine, 0, {
    authorize: (keyId, needs) => {
      asked.push({ keyId, needs });
      const denied = isAllowed && needs.find((need) => !isAllowed(keyId, need));
      if (denied) throw new EngineError('AccessDenied', `${keyId} may not ${denied.action} on ${denied.resource}`);
    },
  });
  const close = once(server.close);
  onTestFinished(close);
  return {
    url: server.url,
    engine,
    asked,
    close,
    client: (config: S3ClientConfig = {}) => createClient(server.url, config),
    moveClock: (ms: number) => {
      offsetMs += ms;
    },
  };
}

/** A file in a folder of its own, removed after the test. */
export function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 's3-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'objects.sqlite');
}

export function credentialsOf(keyId: string): { accessKeyId: string; secretAccessKey: string } {
  return { accessKeyId: keyId, secretAccessKey: SECRETS[keyId] ?? 'unknown' };
}

function createClient(endpoint: string, config: S3ClientConfig): S3Client {
  const client = new S3Client({
    endpoint,
    region: REGION,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: credentialsOf('AKIAOWNER'),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...config,
  });
  onTestFinished(() => client.destroy());
  return client;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}
