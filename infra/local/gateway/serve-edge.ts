/** Puts an edge on a port. */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Edge } from './edge.ts';
import {
  fromRawHeaders,
  headerValue,
  toNodeHeaders,
  withoutHeaders,
  type Header,
  type HttpRequest,
} from './http-message.ts';

/** Who the edge takes the viewer for. */
export type Viewer = { address: string; country?: string };

export type ServeEdgeOptions = {
  port: number;
  /** Set by the control port. */
  viewer(): Viewer;
  /** A request with this token may name its own viewer address. */
  controlToken: string;
};

export type ServedEdge = { port: number; close(): Promise<void> };

/** One more than API Gateway takes, so that its own answer comes. */
const MAX_BODY = 10 * 1024 * 1024 + 1;
/** CloudFront's limit for a request's headers and address, in bytes. */
const MAX_HEADERS = 20_480;

export async function serveEdge(edge: Edge, options: ServeEdgeOptions): Promise<ServedEdge> {
  const server = createServer({ maxHeaderSize: MAX_HEADERS, keepAliveTimeout: 30_000 }, (message, response) => {
    void answer(edge, message, response, options);
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  edge: Edge,
  message: IncomingMessage,
  response: ServerResponse,
  options: ServeEdgeOptions,
): Promise<void> {
  try {
    const request = await readRequest(message, response, options);
    const { status, headers, body } = await edge.handle(request);
    const isBodiless = message.method === 'HEAD' || status === 204 || status === 304;
    response.writeHead(status, toNodeHeaders(withLength(headers, body, status)));
    if (Buffer.isBuffer(body)) response.end(isBodiless ? undefined : body);
    else if (isBodiless) {
      body.destroy();
      response.end();
    } else {
      response.flushHeaders();
      await pipeline(body, response);
    }
  } catch {
    // The viewer left, or the function broke off in the middle: all that can be said is that the answer ends here.
    response.destroy();
  }
}

function withLength(headers: readonly Header[], body: unknown, status: number): Header[] {
  if (!Buffer.isBuffer(body) || status === 204 || status === 304) return [...headers];
  return [...withoutHeaders(headers, 'content-length'), ['Content-Length', String(body.length)]];
}

async function readRequest(
  message: IncomingMessage,
  response: ServerResponse,
  options: ServeEdgeOptions,
): Promise<HttpRequest> {
  const gone = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const received = fromRawHeaders(message.rawHeaders);
  const viewer = viewerOf(received, options);
  const [path = '/', query = ''] = splitTarget(message.url ?? '/');
  return {
    method: message.method ?? 'GET',
    path,
    query,
    headers: withoutControl(received),
    body: await readBody(message),
    viewerAddress: viewer.address,
    ...(viewer.country === undefined ? {} : { viewerCountry: viewer.country }),
    signal: gone.signal,
  };
}

/** Some clients send the whole address in the request line. */
function splitTarget(target: string): [string, string] {
  const origin = /^https?:\/\/[^/?]*/.exec(target)?.[0] ?? '';
  const rest = target.slice(origin.length);
  const mark = rest.indexOf('?');
  const path = mark < 0 ? rest : rest.slice(0, mark);
  return [path === '' ? '/' : path, mark < 0 ? '' : rest.slice(mark + 1)];
}

function viewerOf(headers: readonly Header[], { viewer, controlToken }: ServeEdgeOptions): Viewer {
  const address = headerValue(headers, 'x-local-viewer-address');
  const token = headerValue(headers, 'x-control-token') ?? '';
  if (address === undefined || !isSameText(token, controlToken)) return viewer();
  const country = headerValue(headers, 'x-local-viewer-country');
  return { address, ...(country === undefined ? {} : { country }) };
}

function isSameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What this machine is told by its tests; everything else of the viewer's is CloudFront's to judge. */
function withoutControl(received: readonly Header[]): Header[] {
  return received.filter(([name]) => !/^(?:x-local-viewer-|x-control-token$)/i.test(name));
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    // The rest is read and dropped, so that the viewer gets the answer instead of a broken connection.
    if (size < MAX_BODY) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}
