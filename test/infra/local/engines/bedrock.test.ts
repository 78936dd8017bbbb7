/** Conformance through the real SDK client and its default HTTP/2 handler. */
import { Buffer } from 'node:buffer';
import {
  BedrockRuntimeClient,
  ConverseCommand,
  ConverseStreamCommand,
  CountTokensCommand,
  InvokeModelCommand,
  type ConverseStreamOutput,
} from '@aws-sdk/client-bedrock-runtime';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createBedrockEngine, type BedrockOptions } from '../../../../infra/local/engines/bedrock.ts';
import { EngineError, type Need } from '../../../../infra/local/engines/engine.ts';
import { serveEngine, type EngineSurroundings } from '../../../../infra/local/engines/serve-engine.ts';
import { ENGLISH, SYSTEM, userMessage } from './bedrock-pages.ts';

const MODEL = 'eu.amazon.nova-lite-v1:0';
const EMBEDDINGS_MODEL = 'amazon.titan-embed-text-v2:0';
const PLACE = { region: 'eu-central-1', accountId: '000000000042' };
const ANSWER = 'A tax return for freelancers costs £240. [4]';

const QUESTION = {
  modelId: MODEL,
  system: [{ text: SYSTEM }],
  messages: [{ role: 'user' as const, content: [{ text: userMessage(ENGLISH, 'What does a tax return cost?') }] }],
};

const closers: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function startBedrock(
  options: Partial<BedrockOptions> = {},
  surroundings: EngineSurroundings = {},
): Promise<{ client: BedrockRuntimeClient; url: string }> {
  const engine = createBedrockEngine({ ...PLACE, delayMs: 0, ...options });
  const server = await serveEngine(engine, 0, surroundings);
  const client = new BedrockRuntimeClient({
    endpoint: server.url,
    region: PLACE.region,
    credentials: { accessKeyId: 'AKIDLOCAL', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  closers.push(server.close, () => client.destroy());
  return { client, url: server.url };
}

async function collect(stream: AsyncIterable<ConverseStreamOutput> | undefined): Promise<ConverseStreamOutput[]> {
  if (!stream) throw new Error('The answer has no stream.');
  const events: ConverseStreamOutput[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

function textOf(events: ConverseStreamOutput[]): string {
  return events.map((event) => event.contentBlockDelta?.delta?.text ?? '').join('');
}

async function embedThrough(client: BedrockRuntimeClient, body: unknown): Promise<unknown> {
  const answer = await client.send(
    new InvokeModelCommand({ modelId: EMBEDDINGS_MODEL, contentType: 'application/json', body: JSON.stringify(body) }),
  );
  return JSON.parse(Buffer.from(answer.body).toString('utf8')) as unknown;
}

describe('Converse', () => {
  it('answers from the passages, with stop reason and usage', async () => {
    const { client } = await startBedrock();

    const answer = await client.send(new ConverseCommand(QUESTION));

    expect(answer.output?.message).toEqual({ role: 'assistant', content: [{ text: ANSWER }] });
    expect(answer.stopReason).toBe('end_turn');
    expect(answer.usage?.outputTokens).toBe(Math.ceil(ANSWER.length / 4));
    expect(answer.usage?.totalTokens).toBe((answer.usage?.inputTokens ?? 0) + Math.ceil(ANSWER.length / 4));
  });

  it('stops at maxTokens and says so', async () => {
    const { client } = await startBedrock();

    const answer = await client.send(new ConverseCommand({ ...QUESTION, inferenceConfig: { maxTokens: 3 } }));

    expect(answer.output?.message?.content).toEqual([{ text: ANSWER.slice(0, 12) }]);
    expect(answer.stopReason).toBe('max_tokens');
    expect(answer.usage?.outputTokens).toBe(3);
  });

  it('stops before a stop sequence and says so', async () => {
    const { client } = await startBedrock();

    const answer = await client.send(
      new ConverseCommand({ ...QUESTION, inferenceConfig: { stopSequences: [' [4]'] } }),
    );

    expect(answer.output?.message?.content).toEqual([{ text: 'A tax return for freelancers costs £240.' }]);
    expect(answer.stopReason).toBe('stop_sequence');
  });

  it.each([
    ['no messages', { messages: [] }, /at least one message/],
    [
      'a first message of the assistant',
      { messages: [{ role: 'assistant' as const, content: [{ text: 'Hi' }] }] },
      /start/,
    ],
    ['a blank text', { messages: [{ role: 'user' as const, content: [{ text: ' ' }] }] }, /blank/],
    ['tools', { toolConfig: { tools: [{ tool: { name: 'search' } }] } } as object, /toolConfig/],
    ['two user messages in a row', { messages: [...QUESTION.messages, ...QUESTION.messages] }, /alternate/],
    ['a temperature above 1', { inferenceConfig: { temperature: 2 } }, /temperature/],
  ])('refuses %s with ValidationException', async (_, change, message) => {
    const { client } = await startBedrock();

    const call = client.send(new ConverseCommand({ ...QUESTION, ...change }));

    await expect(call).rejects.toMatchObject({ name: 'ValidationException', message: expect.stringMatching(message) });
  });

  it('refuses the embeddings model', async () => {
    const { client } = await startBedrock();

    const call = client.send(new ConverseCommand({ ...QUESTION, modelId: EMBEDDINGS_MODEL }));

    await expect(call).rejects.toMatchObject({ name: 'ValidationException' });
  });
});

describe('ConverseStream', () => {
  it('sends the answer word by word between start and stop, then the usage', async () => {
    const { client } = await startBedrock();

    const { stream } = await client.send(new ConverseStreamCommand(QUESTION));
    const events = await collect(stream);

    expect(textOf(events)).toBe(ANSWER);
    expect(events.filter((event) => event.contentBlockDelta).length).toBeGreaterThan(5);
    expect(events[0]).toEqual({ messageStart: { role: 'assistant' } });
    expect(events.at(-2)).toEqual({ messageStop: { stopReason: 'end_turn' } });
    expect(events.at(-1)?.metadata?.usage?.outputTokens).toBe(Math.ceil(ANSWER.length / 4));
  });

  it('stops making words when the client goes away, and counts only the words made', async () => {
    const told = Promise.withResolvers<number>();
    const { client } = await startBedrock({ delayMs: 40, onUsage: (_, __, output) => told.resolve(output) });
    const abort = new AbortController();
    const { stream } = await client.send(new ConverseStreamCommand(QUESTION), { abortSignal: abort.signal });

    const events: ConverseStreamOutput[] = [];
    for await (const event of stream ?? []) {
      events.push(event);
      if (event.contentBlockDelta) abort.abort();
    }

    expect(events.some((event) => event.messageStop)).toBe(false);
    expect(await told.promise).toBeLessThan(ANSWER.length / 4 / 2);
  });

  it('refuses a conversation without messages before it streams', async () => {
    const { client } = await startBedrock();

    const call = client.send(new ConverseStreamCommand({ ...QUESTION, messages: [] }));

    await expect(call).rejects.toMatchObject({ name: 'ValidationException' });
  });
});

describe('faults', () => {
  it('throttle the call with status 429 before it begins', async () => {
    const { client } = await startBedrock({}, { fault: () => 'throttle' });

    const call = client.send(new ConverseStreamCommand(QUESTION));

    await expect(call).rejects.toMatchObject({ name: 'ThrottlingException', $metadata: { httpStatusCode: 429 } });
  });

  it('cut the stream in its middle: it ends without messageStop, which is all that the SDK shows', async () => {
    const { client } = await startBedrock({ delayMs: 10 }, { fault: () => 'cut' });

    const { stream } = await client.send(new ConverseStreamCommand(QUESTION));
    const events = await collect(stream);

    expect(events[0]).toEqual({ messageStart: { role: 'assistant' } });
    expect(events.some((event) => event.messageStop)).toBe(false);
  });

  it('throttle in the middle of a stream, after the text sent so far', async () => {
    const throttled = new EngineError('ThrottlingException', 'Too many tokens', 429);
    const { client } = await startBedrock({ streamFault: (sent) => (sent === 3 ? throttled : undefined) });
    const { stream } = await client.send(new ConverseStreamCommand(QUESTION));
    const events: ConverseStreamOutput[] = [];

    const reading = (async () => {
      for await (const event of stream ?? []) events.push(event);
    })();

    await expect(reading).rejects.toMatchObject({ name: 'ThrottlingException', message: 'Too many tokens' });
    expect(textOf(events)).toBe('A tax return ');
  });
});

describe('InvokeModel', () => {
  it('embeds a text in 1024 dimensions unless told otherwise', async () => {
    const { client } = await startBedrock();

    const answer = await embedThrough(client, { inputText: 'Travel insurance' });

    expect(answer).toEqual({ embedding: expect.any(Array), inputTextTokenCount: 4 });
    expect((answer as { embedding: number[] }).embedding).toHaveLength(1024);
  });

  it.each([256, 512])('embeds in %i dimensions when asked', async (dimensions) => {
    const { client } = await startBedrock();

    const answer = await embedThrough(client, { inputText: 'Travel insurance', dimensions, normalize: true });

    expect((answer as { embedding: number[] }).embedding).toHaveLength(dimensions);
  });

  it.each([
    ['an empty text', { inputText: '' }],
    ['other dimensions', { inputText: 'Hi', dimensions: 300 }],
    ['unknown members', { inputText: 'Hi', speed: 'fast' }],
    ['a text above 50,000 characters', { inputText: 'a'.repeat(50_001) }],
  ])('refuses %s with ValidationException', async (_, body) => {
    const { client } = await startBedrock();

    await expect(embedThrough(client, body)).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('does not know other models', async () => {
    const { client } = await startBedrock();

    const call = client.send(new InvokeModelCommand({ modelId: MODEL, body: '{}' }));

    await expect(call).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });
});

describe('the engine', () => {
  it('answers an operation that it does not know with UnknownOperationException', async () => {
    const { client } = await startBedrock();

    const call = client.send(new CountTokensCommand({ modelId: MODEL, input: { converse: QUESTION } }));

    await expect(call).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });

  it('serves HTTP/1.1 on the same port', async () => {
    const { url } = await startBedrock();

    const answer = await fetch(`${url}/model/${encodeURIComponent(MODEL)}/converse`, {
      method: 'POST',
      body: JSON.stringify({ messages: QUESTION.messages, system: QUESTION.system }),
    });

    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ stopReason: 'end_turn' });
  });

  it('refuses a body that is not JSON with ValidationException', async () => {
    const { url } = await startBedrock();

    const answer = await fetch(`${url}/model/m/converse`, { method: 'POST', body: 'hello' });

    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-amzn-errortype')).toBe('ValidationException');
  });

  it('needs the permission of each operation on the model’s own ARN', async () => {
    const needs: Need[] = [];
    const { client } = await startBedrock({}, { authorize: (_, wanted) => void needs.push(...wanted) });
    const arn = 'arn:aws:bedrock:eu-central-1:000000000042:application-inference-profile/chat';

    await client.send(new ConverseCommand(QUESTION));
    await client.send(new ConverseCommand({ ...QUESTION, modelId: arn }));
    await collect((await client.send(new ConverseStreamCommand(QUESTION))).stream);
    await embedThrough(client, { inputText: 'Hi' });

    const profile = `arn:aws:bedrock:eu-central-1:000000000042:inference-profile/${MODEL}`;
    expect(needs).toEqual([
      { action: 'bedrock:InvokeModel', resource: profile },
      { action: 'bedrock:InvokeModel', resource: arn },
      { action: 'bedrock:InvokeModelWithResponseStream', resource: profile },
      { action: 'bedrock:InvokeModel', resource: `arn:aws:bedrock:eu-central-1::foundation-model/${EMBEDDINGS_MODEL}` },
    ]);
  });

  it('tells the usage of each answer once', async () => {
    const told: [string, number, number][] = [];
    const { client } = await startBedrock({ onUsage: (...usage) => void told.push(usage) });

    const { usage } = await client.send(new ConverseCommand(QUESTION));
    await embedThrough(client, { inputText: 'Travel insurance' });

    expect(told).toEqual([
      [MODEL, usage?.inputTokens, usage?.outputTokens],
      [EMBEDDINGS_MODEL, 4, 0],
    ]);
  });
});

describe('InvokeModel of Stable Image Remove Background', () => {
  const MODEL_ID = 'us.stability.stable-image-remove-background-v1:0';
  const plate = { create: { width: 100, height: 100, channels: 3, background: '#dde3ea' } } as const;
  const figure = {
    input: { create: { width: 40, height: 60, channels: 3, background: '#7a2f1d' } },
    left: 30,
    top: 40,
  };

  async function remove(client: BedrockRuntimeClient, body: unknown): Promise<Buffer> {
    const answer = await client.send(new InvokeModelCommand({ modelId: MODEL_ID, body: JSON.stringify(body) }));
    const { images, finish_reasons: reasons } = JSON.parse(Buffer.from(answer.body).toString('utf8')) as {
      images: [string];
      finish_reasons: (string | null)[];
    };
    expect(reasons).toEqual([null]);
    return Buffer.from(images[0], 'base64');
  }

  it('makes a plain background see-through and keeps what stands before it', async () => {
    const { client } = await startBedrock();
    const picture = await sharp(plate)
      .composite([{ ...figure, input: { create: { ...figure.input.create, channels: 3 } } }])
      .webp()
      .toBuffer();

    const png = await remove(client, { image: picture.toString('base64'), output_format: 'png' });

    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect(info).toMatchObject({ width: 100, height: 100, channels: 4 });
    expect([alphaAt(2, 2), alphaAt(97, 97), alphaAt(50, 70)]).toEqual([0, 0, 255]);
  });

  it.each([
    [
      'a picture that is too small',
      sharp({ create: { ...plate.create, width: 63 } })
        .png()
        .toBuffer(),
    ],
    ['what is not a picture', Promise.resolve(Buffer.from('hello'))],
  ])('refuses %s', async (_, picture) => {
    const { client } = await startBedrock();

    await expect(remove(client, { image: (await picture).toString('base64') })).rejects.toMatchObject({
      name: 'ValidationException',
    });
  });

  it('asks for the permission in the region that the client speaks to', async () => {
    const asked: Need[] = [];
    const { url } = await startBedrock({}, { authorize: (_, needs) => void asked.push(...needs) });
    const client = new BedrockRuntimeClient({
      endpoint: url,
      region: 'us-east-1',
      credentials: { accessKeyId: 'AKIDLOCAL', secretAccessKey: 'local' },
    });
    closers.push(() => client.destroy());
    const image = (await sharp(plate).png().toBuffer()).toString('base64');
    await remove(client, { image });

    expect(asked).toEqual([
      {
        action: 'bedrock:InvokeModel',
        resource: `arn:aws:bedrock:us-east-1:${PLACE.accountId}:inference-profile/${MODEL_ID}`,
      },
    ]);
  });
});
