/** The forwarder, seen through the SDK client, against a small chat completions server. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  BedrockRuntimeClient,
  ConverseCommand,
  ConverseStreamCommand,
  type ConverseStreamOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { createBedrockEngine } from '../../../../infra/local/engines/bedrock.ts';
import { serveEngine } from '../../../../infra/local/engines/serve-engine.ts';

type Seen = { path: string | undefined; authorization: string | undefined; body: unknown };

const closers: (() => Promise<void> | void)[] = [];

const REQUEST = {
  modelId: 'amazon.nova-lite-v1:0',
  system: [{ text: 'Be brief.' }],
  messages: [{ role: 'user' as const, content: [{ text: 'Hello' }] }],
  inferenceConfig: { maxTokens: 50, temperature: 0.2 },
};

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A server that answers every request with `respond`; `seen` are the requests so far. */
async function startModelServer(respond: (response: ServerResponse) => void): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      seen.push({ path: request.url, authorization: request.headers.authorization, body });
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks = await request.map((chunk: Buffer) => chunk.toString('utf8')).toArray();
  return JSON.parse(chunks.join('')) as unknown;
}

async function startClient(url: string): Promise<BedrockRuntimeClient> {
  const forwardTo = { url, model: 'small-model', apiKey: 'key-1' };
  const server = await serveEngine(createBedrockEngine({ region: 'eu-central-1', accountId: '1', forwardTo }), 0);
  const client = new BedrockRuntimeClient({
    endpoint: server.url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'AKIDLOCAL', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  closers.push(server.close, () => client.destroy());
  return client;
}

function chunk(content: string, finishReason: string | null = null): string {
  return event({ choices: [{ index: 0, delta: { content }, finish_reason: finishReason }] });
}

function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

const USAGE = event({ choices: [], usage: { prompt_tokens: 11, completion_tokens: 2, total_tokens: 13 } });
const DONE = 'data: [DONE]\n\n';

function streaming(...parts: string[]): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of parts) response.write(part);
    response.end();
  };
}

function refusing(status: number): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end('{"error":{"message":"no"}}');
  };
}

async function readStream(
  client: BedrockRuntimeClient,
  events: ConverseStreamOutput[] = [],
): Promise<ConverseStreamOutput[]> {
  const { stream } = await client.send(new ConverseStreamCommand(REQUEST));
  for await (const streamed of stream ?? []) events.push(streamed);
  return events;
}

describe('forwarding to a chat completions server', () => {
  it('sends the conversation, the settings and the key', async () => {
    const { url, seen } = await startModelServer(streaming(chunk('Hi'), chunk('', 'stop'), DONE));
    const client = await startClient(url);

    await client.send(new ConverseCommand(REQUEST));

    expect(seen).toEqual([
      {
        path: '/v1/chat/completions',
        authorization: 'Bearer key-1',
        body: {
          model: 'small-model',
          messages: [
            { role: 'system', content: 'Be brief.' },
            { role: 'user', content: 'Hello' },
          ],
          max_tokens: 50,
          temperature: 0.2,
          stream: true,
          stream_options: { include_usage: true },
        },
      },
    ]);
  });

  it('collects the answer for Converse, with the usage that the server counted', async () => {
    const { url } = await startModelServer(streaming(chunk('Good '), chunk('day', 'stop'), USAGE, DONE));
    const client = await startClient(`${url}/v1/`);

    const answer = await client.send(new ConverseCommand(REQUEST));

    expect(answer.output?.message?.content).toEqual([{ text: 'Good day' }]);
    expect(answer.stopReason).toBe('end_turn');
    expect(answer.usage).toEqual({ inputTokens: 11, outputTokens: 2, totalTokens: 13 });
  });

  it('maps chunks to frames for ConverseStream, and a length limit to max_tokens', async () => {
    const { url } = await startModelServer(streaming(chunk('Good '), chunk('day', 'length'), USAGE, DONE));
    const client = await startClient(url);

    const events = await readStream(client);

    expect(events.flatMap((streamed) => streamed.contentBlockDelta?.delta?.text ?? [])).toEqual(['Good ', 'day']);
    expect(events.find((streamed) => streamed.messageStop)).toEqual({ messageStop: { stopReason: 'max_tokens' } });
    expect(events.at(-1)?.metadata?.usage?.inputTokens).toBe(11);
  });

  it.each([
    [429, 'ThrottlingException'],
    [400, 'ModelErrorException'],
    [401, 'ModelErrorException'],
    [500, 'ServiceUnavailableException'],
    [503, 'ServiceUnavailableException'],
  ])('answers status %i with %s', async (status, name) => {
    const { url } = await startModelServer(refusing(status));
    const client = await startClient(url);

    await expect(client.send(new ConverseCommand(REQUEST))).rejects.toMatchObject({ name });
    await expect(client.send(new ConverseStreamCommand(REQUEST))).rejects.toMatchObject({ name });
  });

  it('answers ServiceUnavailableException when nobody listens', async () => {
    const client = await startClient('http://127.0.0.1:1');

    await expect(client.send(new ConverseCommand(REQUEST))).rejects.toMatchObject({
      name: 'ServiceUnavailableException',
    });
  });

  it.each([
    ['ends without a finish reason', [chunk('Good ')]],
    ['reports an error', [chunk('Good '), event({ error: { message: 'out of memory' } })]],
    ['sends something else than JSON', [chunk('Good '), 'data: oops\n\n']],
  ])('breaks the stream with ModelStreamErrorException when the server %s', async (_, parts) => {
    const { url } = await startModelServer(streaming(...parts));
    const client = await startClient(url);
    const events: ConverseStreamOutput[] = [];

    await expect(readStream(client, events)).rejects.toMatchObject({ name: 'ModelStreamErrorException' });

    expect(events).toContainEqual({ contentBlockDelta: { contentBlockIndex: 0, delta: { text: 'Good ' } } });
  });

  it('drops the request to the server when the client goes away', async () => {
    const dropped = Promise.withResolvers<void>();
    const { url } = await startModelServer((response) => {
      response.on('close', () => dropped.resolve());
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(chunk('Good '));
    });
    const client = await startClient(url);
    const abort = new AbortController();
    const { stream } = await client.send(new ConverseStreamCommand(REQUEST), { abortSignal: abort.signal });

    for await (const streamed of stream ?? []) if (streamed.contentBlockDelta) abort.abort();

    expect(abort.signal.aborted).toBe(true);
    await dropped.promise;
  });
});
