/**
 * The CloudFront stand-in: CreateInvalidation and GetInvalidation, nothing else.
 * Source: Amazon CloudFront API reference, version 2020-05-31.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { EngineError, type Clock, type Engine, type EngineRequest } from './engine.ts';
import { readElements, readText, textElement, unescapeXml } from './rest-xml.ts';
import { openStore, type Store } from './store.ts';

export type CloudFrontOptions = {
  /** The SQLite file, or `:memory:`. */
  file: string;
  clock: Clock;
  account: string;
  hasDistribution(id: string): boolean;
  /** Told of each new invalidation, once. Paths begin with `/`; a `*` at the end stands for anything. */
  onInvalidate(distributionId: string, paths: string[]): void | Promise<void>;
};

type Target = { distributionId: string; invalidationId: string | undefined };
type Batch = { callerReference: string; paths: string[] };
type Invalidation = Batch & { id: string; createdAt: number };

/** CloudFront takes at most 3,000 paths in progress per distribution. */
const MAX_PATHS = 3_000;
const NAMESPACE = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS invalidations (
    distribution_id TEXT NOT NULL,
    id TEXT NOT NULL,
    caller_reference TEXT NOT NULL,
    paths TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (distribution_id, id),
    UNIQUE (distribution_id, caller_reference)
  ) STRICT`;

const RowSchema = z.object({
  id: z.string(),
  caller_reference: z.string(),
  paths: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
  created_at: z.number(),
});

export function createCloudFrontEngine(options: CloudFrontOptions): Engine {
  const store = openStore(options.file, SCHEMA);
  return {
    service: 'CLOUDFRONT',
    needs: (request) => {
      const { distributionId, invalidationId } = readTarget(request);
      const action = invalidationId === undefined ? 'CreateInvalidation' : 'GetInvalidation';
      const resource = `arn:aws:cloudfront::${options.account}:distribution/${distributionId}`;
      return [{ action: `cloudfront:${action}`, resource }];
    },
    handle: async (request, response) => {
      const { distributionId, invalidationId } = readTarget(request);
      if (!options.hasDistribution(distributionId)) {
        throw new EngineError('NoSuchDistribution', 'The specified distribution does not exist.', 404);
      }
      if (invalidationId === undefined) await createInvalidation(store, options, distributionId, request, response);
      else getInvalidation(store, distributionId, invalidationId, response);
    },
    writeError,
    close: () => store.close(),
  };
}

/** `/2020-05-31/distribution/<id>/invalidation[/<invalidation id>]` */
function readTarget(request: EngineRequest): Target {
  const match = /^\/2020-05-31\/distribution\/([^/]+)\/invalidation(?:\/([^/]+))?$/.exec(request.url.pathname);
  const [, distributionId, invalidationId] = match ?? [];
  const expectedMethod = invalidationId === undefined ? 'POST' : 'GET';
  if (distributionId === undefined || request.method !== expectedMethod) {
    const message = `The local CloudFront only creates and gets invalidations, not ${request.method} on this path.`;
    throw new EngineError('NotImplemented', message, 501);
  }
  return { distributionId, invalidationId };
}

async function createInvalidation(
  store: Store,
  options: CloudFrontOptions,
  distributionId: string,
  request: EngineRequest,
  response: ServerResponse,
): Promise<void> {
  const batch = readBatch(request.body.toString('utf8'));
  const earlier = findByReference(store, distributionId, batch);
  const invalidation = earlier ?? { ...batch, id: newId(), createdAt: options.clock() };
  if (!earlier) {
    await options.onInvalidate(distributionId, batch.paths);
    store
      .prepare(
        `INSERT INTO invalidations (distribution_id, id, caller_reference, paths, created_at) VALUES (?, ?, ?, ?, ?)`,
      )
      .run(distributionId, invalidation.id, batch.callerReference, JSON.stringify(batch.paths), invalidation.createdAt);
  }
  const path = `/2020-05-31/distribution/${distributionId}/invalidation/${invalidation.id}`;
  // CloudFront never reports a new invalidation as done, so callers must be able to deal with `InProgress`.
  send(response, 201, describe(invalidation, earlier ? 'Completed' : 'InProgress'), { location: path });
}

function getInvalidation(store: Store, distributionId: string, id: string, response: ServerResponse): void {
  const row = store.prepare('SELECT * FROM invalidations WHERE distribution_id = ? AND id = ?').get(distributionId, id);
  if (!row) throw new EngineError('NoSuchInvalidation', 'The specified invalidation does not exist.', 404);
  send(response, 200, describe(toInvalidation(row), 'Completed'));
}

/** Sending the same batch again gives the first invalidation; other paths under its reference are an error. */
function findByReference(store: Store, distributionId: string, batch: Batch): Invalidation | undefined {
  const row = store
    .prepare('SELECT * FROM invalidations WHERE distribution_id = ? AND caller_reference = ?')
    .get(distributionId, batch.callerReference);
  if (!row) return undefined;
  const invalidation = toInvalidation(row);
  if (JSON.stringify(invalidation.paths) === JSON.stringify(batch.paths)) return invalidation;
  const message = 'An invalidation with this CallerReference but other paths exists; use a new CallerReference.';
  throw new EngineError('InvalidationBatchAlreadyExists', message, 409);
}

function readBatch(xml: string): Batch {
  const callerReference = readText(xml, 'CallerReference');
  const paths = readElements(xml, 'Path').map(unescapeXml);
  if (!callerReference) throw invalidArgument('The request needs a CallerReference.');
  if (Number(readText(xml, 'Quantity')) !== paths.length) {
    throw new EngineError('InconsistentQuantities', 'The value of Quantity and the size of Items do not match.', 400);
  }
  if (paths.length === 0) throw invalidArgument('The request needs at least one path.');
  if (paths.length > MAX_PATHS) {
    throw new EngineError(
      'BatchTooLarge',
      `Invalidation batch is too large; expected at most ${MAX_PATHS} paths.`,
      413,
    );
  }
  for (const path of paths) assertPath(path);
  return { callerReference, paths };
}

function assertPath(path: string): void {
  const star = path.indexOf('*');
  const isValid = path.startsWith('/') && (star < 0 || star === path.length - 1) && !/[^\u0021-\u007e]/.test(path);
  if (isValid) return;
  throw invalidArgument(
    `Your request contains an invalid invalidation path "${path}"; expected / first, ASCII, * only at the end.`,
  );
}

function invalidArgument(message: string): EngineError {
  return new EngineError('InvalidArgument', message, 400);
}

function toInvalidation(row: unknown): Invalidation {
  const { id, caller_reference, paths, created_at } = RowSchema.parse(row);
  return { id, callerReference: caller_reference, paths, createdAt: created_at };
}

function newId(): string {
  return `I${randomBytes(10).toString('hex').toUpperCase().slice(0, 13)}`;
}

function describe(invalidation: Invalidation, status: 'InProgress' | 'Completed'): string {
  const items = invalidation.paths.map((path) => textElement('Path', path)).join('');
  const paths = `<Paths>${textElement('Quantity', invalidation.paths.length)}<Items>${items}</Items></Paths>`;
  const members = [
    textElement('Id', invalidation.id),
    textElement('Status', status),
    textElement('CreateTime', new Date(invalidation.createdAt).toISOString()),
    `<InvalidationBatch>${paths}${textElement('CallerReference', invalidation.callerReference)}</InvalidationBatch>`,
  ];
  return `<Invalidation xmlns="${NAMESPACE}">${members.join('')}</Invalidation>`;
}

function writeError(error: EngineError, response: ServerResponse): void {
  const isDenied = error.code === 'AccessDenied' || error.code === 'AccessDeniedException';
  const status = isDenied ? 403 : error.status;
  const members = [
    textElement('Type', status < 500 ? 'Sender' : 'Receiver'),
    textElement('Code', isDenied ? 'AccessDenied' : error.code),
    textElement('Message', error.message),
  ];
  const requestId = textElement('RequestId', randomUUID());
  send(
    response,
    status,
    `<ErrorResponse xmlns="${NAMESPACE}"><Error>${members.join('')}</Error>${requestId}</ErrorResponse>`,
  );
}

function send(response: ServerResponse, status: number, document: string, headers: Record<string, string> = {}): void {
  const body = `<?xml version="1.0"?>\n${document}`;
  response.writeHead(status, {
    'content-type': 'text/xml',
    'content-length': Buffer.byteLength(body),
    'x-amzn-requestid': randomUUID(),
    ...headers,
  });
  response.end(body);
}
