// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://app.test/mara"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cleared } from '../../../../web/lib/api/api-error.ts';
import { streamApi } from '../../../../web/lib/api/stream.ts';
import type { StreamEvent } from '../../../../web/lib/api/stream-types.ts';
import { readTokens, storeTokens } from '../../../../web/lib/tokens/token-store.ts';
import { openCleanBrowser } from '../kit/clean-browser.ts';
import { failure, networkFailure, startFakeServer, type FakeServer } from '../kit/fake-server.ts';
import { makeTokens } from '../kit/tokens.ts';

const refreshWithAmplify = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../../../web/lib/tokens/amplify-refresher.ts', () => ({ refreshWithAmplify }));

// Signing works with real threads, which the fake clock of these tests does not wait for.
vi.mock('../../../../web/lib/session/sign-request.ts', () => ({
  signRequest: async () => ({
    headers: { sign: 'signature' },
    session: { appId: 'app-1', sign: 's', publicKey: 'p', inHeaders: true },
  }),
}));

const ASSISTANT = '/v1/post/aiAssistant';
const input = {
  agentName: 'mara',
  conversationId: '9c0fb2a4-6f0d-4bb4-8a50-4d7c5b0e9f21',
  messageId: '5f0e7c9a-55a4-4b6e-9d0b-7f6f0c1d2e3f',
  question: 'What does a first session cost?',
  language: 'en_us',
} as const;

const meta = { type: 'meta', data: { messageId: input.messageId } };
const first = { type: 'sentence', data: { text: 'A first session is free.', citations: [] } };
const second = { type: 'sentence', data: { text: 'Später kostet sie 90 €.', citations: [] } };
const done = { type: 'done', data: { messageId: input.messageId, kind: 'answered', contact: null } };
const whole = [meta, first, second, done];

type Written = { type: string; data: unknown };

let server: FakeServer;
let events: StreamEvent<'aiAssistant'>[];

beforeEach(() => {
  openCleanBrowser('/mara');
  server = startFakeServer();
  events = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function write(written: readonly Written[]): string {
  return written.map(({ type, data }) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`).join('');
}

/** An open stream that gives these bytes piece by piece, then ends, breaks or stays silent. */
function stream(text: string, end: 'ends' | 'breaks' | 'stays' = 'ends', pieceBytes = 1_000): () => Response {
  return () => {
    const bytes = new TextEncoder().encode(`: open\n\n${text}`);
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += pieceBytes)));
        else if (end === 'ends') controller.close();
        else if (end === 'breaks') controller.error(new TypeError('network error'));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  };
}

function ask(options: { signal?: AbortSignal } = {}): Promise<unknown> {
  return streamApi('aiAssistant', input, { ...options, onEvent: (event) => void events.push(event) });
}

/** Runs timers until the call is settled, and gives how it ended. */
async function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  let isSettled = false;
  const settled = call
    .catch((error: unknown) => error)
    .finally(() => {
      isSettled = true;
    });
  for (let turn = 0; turn < 400 && !isSettled; turn += 1) await vi.advanceTimersByTimeAsync(100);
  return settled;
}

describe('a streaming call', () => {
  it('gives each event in order and the data of done at its end', async () => {
    server.reply(ASSISTANT, stream(write(whole)));

    const output = await outcomeOf(ask());

    expect(events).toEqual(whole);
    expect(output).toEqual(done.data);
  });

  it('reads events that come in pieces of one byte, through the middle of characters', async () => {
    server.reply(ASSISTANT, stream(write(whole), 'ends', 1));

    await outcomeOf(ask());

    expect(events).toEqual(whole);
  });

  it('is signed and sends its input as JSON', async () => {
    server.reply(ASSISTANT, stream(write(whole)));

    await outcomeOf(ask());

    const [sent] = server.requestsTo(ASSISTANT);
    expect(JSON.parse(sent?.body ?? '')).toEqual(input);
    expect(sent?.headers.get('sign')).toBe('signature');
  });
});

describe('a stream whose connection is lost before done', () => {
  it.each(['ends', 'breaks'] as const)(
    'is resumed with the same message id, without giving a sentence twice (the connection %s)',
    async (end) => {
      server.reply(ASSISTANT, stream(write([meta, first]), end), stream(write(whole)));

      const output = await outcomeOf(ask());

      expect(events).toEqual(whole);
      expect(output).toEqual(done.data);
      expect(server.requestsTo(ASSISTANT).map(({ body }) => body)).toEqual([
        JSON.stringify(input),
        JSON.stringify(input),
      ]);
    },
  );

  it('is resumed when it broke in the middle of a sentence', async () => {
    const half = write([meta, first, second]).slice(0, -20);
    server.reply(ASSISTANT, stream(half, 'breaks'), stream(write(whole)));

    await outcomeOf(ask());

    expect(events).toEqual(whole);
  });

  it('is resumed when nothing has come for three heartbeats', async () => {
    server.reply(ASSISTANT, stream(write([meta, first]), 'stays'), stream(write(whole)));

    await outcomeOf(ask());

    expect(events).toEqual(whole);
  });

  it('is resumed at most 3 times, with growing waits, then rejects as network', async () => {
    server.reply(ASSISTANT, networkFailure());
    const waits: number[] = [];
    const setTimer = vi.spyOn(globalThis, 'setTimeout');

    const outcome = await outcomeOf(ask());

    for (const [, wait] of setTimer.mock.calls) if (wait !== undefined && wait < 35_000) waits.push(wait);
    expect(outcome).toMatchObject({ code: 'network' });
    expect(server.requestsTo(ASSISTANT)).toHaveLength(4);
    expect(waits).toEqual([500, 1_000, 2_000]);
  });
});

describe('a stream that fails for good', () => {
  it('before it begins, rejects with the error of its envelope and is not resumed', async () => {
    server.reply(ASSISTANT, failure(429, 'too_many_requests', 'Too many attempts.'));

    expect(await outcomeOf(ask())).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(server.requestsTo(ASSISTANT)).toHaveLength(1);
  });

  it('by an error event, rejects with its code and keeps what was delivered', async () => {
    const data = { status: 503, code: 'unavailable', message: 'Poor internet connection', requestId: 'request-7' };
    server.reply(ASSISTANT, stream(write([meta, first, { type: 'error', data }])));

    expect(await outcomeOf(ask())).toMatchObject({ code: 'unavailable', requestId: 'request-7' });
    expect(events).toEqual([meta, first]);
    expect(server.requestsTo(ASSISTANT)).toHaveLength(1);
  });

  it('by a refused signature, yields nothing', async () => {
    server.reply(ASSISTANT, failure(104, 'signing_failed', 'The request could not be verified.'));

    expect(await outcomeOf(ask())).toBeInstanceOf(Cleared);
  });
});

describe('a stream that is aborted', () => {
  it('rejects as aborted, closes the connection and gives no further event', async () => {
    const controller = new AbortController();
    server.reply(ASSISTANT, stream(write(whole), 'stays', 40));

    const call = streamApi('aiAssistant', input, {
      signal: controller.signal,
      onEvent: (event) => {
        events.push(event);
        controller.abort();
      },
    });

    expect(await outcomeOf(call)).toMatchObject({ code: 'aborted' });
    expect(events).toEqual([meta]);
    expect(server.requestsTo(ASSISTANT)).toHaveLength(1);
  });

  it('while it waits to resume, rejects as aborted', async () => {
    const controller = new AbortController();
    server.reply(ASSISTANT, networkFailure());
    const call = ask({ signal: controller.signal });
    const outcome = outcomeOf(call);

    setTimeout(() => controller.abort(), 700);

    expect(await outcome).toMatchObject({ code: 'aborted' });
    expect(server.requestsTo(ASSISTANT)).toHaveLength(2);
  });
});

describe('a stream that is answered with HTTP 201', () => {
  it('refreshes the token and begins', async () => {
    vi.useRealTimers();
    storeTokens(makeTokens(1));
    refreshWithAmplify.mockImplementation(async () => {
      storeTokens(makeTokens(2));
      return readTokens();
    });
    server.reply(ASSISTANT, Response.json({ status: 201, data: null }, { status: 201 }), stream(write(whole)));

    const output = await ask();

    expect(output).toEqual(done.data);
    expect(server.requestsTo(ASSISTANT)[1]?.headers.get('authorization')).toBe(makeTokens(2).idToken);
  });
});
