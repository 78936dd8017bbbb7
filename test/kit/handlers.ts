/** The real handlers of all call groups as a transport: what stands between them and a request is only its form. */
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { readdirSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { registry } from '../../shared/calls/registry.ts';
import type { CallContract } from '../../shared/calls/define-call.ts';
import { ORIGIN_SECRET } from './function-environment.ts';
import type { Transport, WireRequest } from './signed-client.ts';

export type StreamMetadata = { statusCode: number; headers: Record<string, string> };

/** The response stream of a test: what was written, and with which status. */
export class ResponseRecorder extends PassThrough {
  metadata: StreamMetadata | null = null;
  text = '';

  constructor() {
    super();
    this.on('data', (chunk: Buffer) => (this.text += chunk.toString('utf8')));
  }
}

/** What Lambda gives to functions that stream. */
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: unknown) => handler,
    HttpResponseStream: {
      from: (stream: ResponseRecorder, metadata: StreamMetadata) => Object.assign(stream, { metadata }),
    },
  },
});

type Buffered = (
  event: APIGatewayProxyEvent,
  context: Context,
) => Promise<{ statusCode: number; headers: Record<string, string>; body: string }>;
type Streaming = (event: APIGatewayProxyEvent, response: ResponseRecorder) => Promise<void>;

export const VIEWER = '203.0.113.7';

/** The event as API Gateway makes it of a request that came through the edge. */
export function toEvent(
  { method, path, query, headers, body }: WireRequest,
  requestId = 'request-1',
): APIGatewayProxyEvent {
  const event = {
    httpMethod: method,
    path,
    headers: { 'x-origin-secret': ORIGIN_SECRET, 'x-viewer-address': VIEWER, ...headers },
    queryStringParameters: query && Object.keys(query).length > 0 ? query : null,
    body,
    isBase64Encoded: false,
    requestContext: { requestId },
  };
  return event as unknown as APIGatewayProxyEvent;
}

const loaded = new Map<string, Promise<{ handler: unknown }>>();

function load(group: string, entry: 'index' | 'stream' | 'trial'): Promise<{ handler: unknown }> {
  const file = `${group}/${entry}`;
  const known =
    loaded.get(file) ?? (import(`../../functions/calls/${group}/${entry}.ts`) as Promise<{ handler: unknown }>);
  loaded.set(file, known);
  return known;
}

/** Sends each request to the function that its path belongs to; paths that no call has go to the group `account`. */
export const toHandlers: Transport = async (request) => {
  const contract = registry.find(({ path }) => path.replace('{product}', 'xlp') === request.path);
  if (contract?.streaming) return sendToStream(contract, request);
  const { handler } = await load(contract?.group ?? 'account', contract?.stages === undefined ? 'index' : 'trial');
  const answer = await (handler as Buffered)(toEvent(request), {} as Context);
  return { status: answer.statusCode, headers: answer.headers, body: answer.body };
};

async function sendToStream({ group }: CallContract, request: WireRequest) {
  const { handler } = await load(group, 'stream');
  const response = new ResponseRecorder();
  await (handler as Streaming)(toEvent(request), response);
  return { status: response.metadata?.statusCode ?? 0, headers: response.metadata?.headers ?? {}, body: response.text };
}

/** Files under `functions/calls` that are no group's entry. */
export function handlerFiles(): string[] {
  return readdirSync('functions/calls', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(?:index|stream|trial)\.ts$/.test(file))
    .map((file) => `functions/calls/${file}`);
}

export const pathOf = (contract: CallContract): string => contract.path.replace('{product}', 'xlp');
