/** Hands a checked request to the DynamoDB process and its answer back. */
import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { EngineError, type EngineRequest } from '../engine.ts';
import { SIGNATURE } from './client.ts';

/** How long a restarting process is waited for. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Throws EngineError InternalServerError (which SDKs retry) when the process ended before it answered. */
export async function forward(url: string, request: EngineRequest, response: ServerResponse): Promise<void> {
  const answer = await send(url, request);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 500, headers);
  response.end(Buffer.concat(chunks));
}

async function send(url: string, request: EngineRequest): Promise<IncomingMessage> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await sendOnce(url, request);
    } catch (error) {
      // A refused connection means that nothing was sent, so sending again cannot do anything twice.
      const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
      if (!isRefused || performance.now() > deadline) throw interrupted();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function sendOnce(url: string, { method, headers, body }: EngineRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, {
      method,
      agent,
      headers: { ...headers, ...SIGNATURE, 'content-length': body.length },
    });
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

function interrupted(): EngineError {
  return new EngineError('InternalServerError', 'The DynamoDB engine was interrupted. Try again.', 500);
}
