/** Puts an engine on a port: body, caller, permission, faults, errors. See engine.ts. */
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { createServer as createHttp1, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttp2 } from 'node:http2';
import { createServer as createTcp, type AddressInfo, type Server, type Socket } from 'node:net';
import { isDiskFull } from '../full-disk.ts';
import { EngineError, type Engine, type EngineRequest, type Need } from './engine.ts';

/** How a dependency misbehaves while a fault is set on it. */
export type Fault = 'throttle' | 'timeout' | 'error' | 'cut' | 'slow';

export type EngineSurroundings = {
  /** Throws EngineError AccessDenied when the role behind the key lacks a need. Absent: everything is allowed. */
  authorize?(keyId: string | undefined, needs: Need[]): void;
  /** The fault that is set on this service now. */
  fault?(service: string): Fault | undefined;
  /** Told of each request, for the usage counters of the control port. */
  onRequest?(service: string, request: EngineRequest): void;
};

/** Largest request body that an engine reads, in bytes: an export with its pictures and films. */
const MAX_BODY = 512 * 1024 * 1024;

const THROTTLES: Record<string, string> = {
  S3: 'SlowDown',
  S3VECTORS: 'TooManyRequestsException',
  DYNAMODB: 'ProvisionedThroughputExceededException',
};

export async function serveEngine(
  engine: Engine,
  port: number,
  surroundings: EngineSurroundings = {},
): Promise<{ port: number; url: string; close(): Promise<void> }> {
  const onRequest = (message: IncomingMessage, response: ServerResponse): void => {
    void answer(engine, message, response, surroundings);
  };
  const http1 = createHttp1(onRequest);
  const server = engine.http2 ? withHttp2(http1, onRequest) : http1;
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    url: `http://127.0.0.1:${bound}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      engine.close?.();
    },
  };
}

/** One TCP port for both: the first three bytes of an HTTP/2 connection with prior knowledge are `PRI` (RFC 9113, 3.4). */
function withHttp2(http1: Server, onRequest: (message: IncomingMessage, response: ServerResponse) => void): Server {
  const http2 = createHttp2();
  http2.on('request', (message, response) =>
    onRequest(message as unknown as IncomingMessage, response as unknown as ServerResponse),
  );
  http2.on('sessionError', () => undefined);
  return createTcp((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (first: Buffer) => {
      socket.pause();
      const target = first.subarray(0, 3).toString() === 'PRI' ? http2 : http1;
      target.emit('connection', socket);
      socket.unshift(first);
      socket.resume();
    });
  });
}

async function answer(
  engine: Engine,
  message: IncomingMessage,
  response: ServerResponse,
  surroundings: EngineSurroundings,
): Promise<void> {
  try {
    const request = await readRequest(message, response);
    surroundings.onRequest?.(engine.service, request);
    const needs = engine.needs(request);
    if (needs !== 'public') surroundings.authorize?.(callerKeyId(engine, request), needs);
    const fault = surroundings.fault?.(engine.service);
    if (fault) await applyFault(fault, engine, response);
    await engine.handle(request, response);
  } catch (error) {
    writeFailure(engine, error, response);
  }
}

async function readRequest(message: IncomingMessage, response: ServerResponse): Promise<EngineRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY) throw new EngineError('RequestEntityTooLarge', 'The request is larger than 512 MB.', 413);
    chunks.push(chunk as Buffer);
  }
  const gone = new AbortController();
  response.on('close', () => {
    // On HTTP/2 a stream that the client closed counts as finished, never as ended.
    if (!response.writableEnded) gone.abort();
  });
  return {
    method: message.method ?? 'GET',
    url: new URL(message.url ?? '/', 'http://engine'),
    headers: message.headers,
    body: Buffer.concat(chunks),
    signal: gone.signal,
  };
}

function callerKeyId(engine: Engine, request: EngineRequest): string | undefined {
  if (engine.callerKeyId) return engine.callerKeyId(request);
  return /Credential=([^/,\s]+)\//.exec(request.headers.authorization ?? '')?.[1];
}

async function applyFault(fault: Fault, engine: Engine, response: ServerResponse): Promise<void> {
  if (fault === 'throttle') {
    throw new EngineError(THROTTLES[engine.service] ?? 'ThrottlingException', 'Rate exceeded', 400);
  }
  if (fault === 'error') throw new EngineError('InternalServerException', 'The service failed.', 500);
  if (fault === 'cut') {
    cutAfterFirstBytes(response);
    return;
  }
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 2_000));
  if (fault === 'timeout') await new Promise((resolve) => response.on('close', resolve));
}

/** The connection breaks once the answer has begun. */
function cutAfterFirstBytes(response: ServerResponse): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const cut = (...args: unknown[]): boolean => {
    const result = write(...args);
    setTimeout(() => (response.destroy ? response.destroy() : response.end()), 20);
    return result;
  };
  response.write = cut as typeof response.write;
  response.end = cut as unknown as typeof response.end;
}

function writeFailure(engine: Engine, error: unknown, response: ServerResponse): void {
  const known =
    error instanceof EngineError
      ? error
      : new EngineError('InternalServerException', String((error as Error).stack), 500);
  if (isDiskFull(error)) console.error(`${engine.service}: the disk is full.`);
  else if (known.status >= 500 && !(error instanceof EngineError)) console.error(`${engine.service}:`, error);
  if (response.headersSent) {
    response.end();
    return;
  }
  (engine.writeError ?? writeJsonError)(known, response);
}

function writeJsonError(error: EngineError, response: ServerResponse): void {
  response.writeHead(error.status, {
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-errortype': error.code,
    'x-amzn-requestid': randomUUID(),
  });
  response.end(JSON.stringify({ __type: error.code, message: error.message, ...error.extra }));
}
