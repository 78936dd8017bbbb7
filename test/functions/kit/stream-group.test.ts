import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { AppError } from '../../../functions/kit/app-error.ts';
import type { CallContext } from '../../../functions/kit/context.ts';
import { bindStream, streamGroup, type EventStream } from '../../../functions/kit/stream-group.ts';
import { getChattingRecords } from '../../../shared/calls/document-chat.ts';
import { defineCall } from '../../../shared/calls/define-call.ts';
import { throttled, useDynamo } from '../../kit/dynamo.ts';
import { ResponseRecorder, toEvent, toHandlers } from '../../kit/handlers.ts';
import { expiredToken } from '../../kit/id-tokens.ts';
import { useLog } from '../../kit/log.ts';
import { useSecrets } from '../../kit/secrets.ts';
import { handshake, signRequest, type SignedCall, type SigningSession } from '../../kit/signed-client.ts';

useDynamo();
useSecrets();
const log = useLog();

const contract = defineCall({
  ...getChattingRecords,
  name: 'try',
  path: '/v1/post/try',
  streaming: true,
  input: z.strictObject({ text: z.string() }),
  output: z.object({ end: z.string() }),
  example: { input: { text: 'x' }, output: { end: 'x' } },
});

type Run = (input: { text: string }, context: CallContext, stream: EventStream) => Promise<void>;
type Handler = (event: ReturnType<typeof toEvent>, response: ResponseRecorder) => Promise<void>;

let session: SigningSession;
beforeAll(async () => {
  session = await handshake(toHandlers);
});

function start(run: Run, call: Partial<SignedCall> = {}) {
  const handler = streamGroup([bindStream(contract, async () => run as never)]) as unknown as Handler;
  const request = signRequest(session, { method: 'POST', path: '/v1/post/try', input: { text: 'hello' }, ...call });
  const response = new ResponseRecorder();
  return { response, ended: handler(toEvent(request), response) };
}

/** Sends a sentence and waits until its caller leaves; then sends another one, and fails if it is to. Comes back when the first is sent. */
async function startUntilLeft(failure?: Error) {
  const begun = Promise.withResolvers<void>();
  const started = start(async (_, { signal }, stream) => {
    stream.send('sentence', { text: 'one' });
    begun.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    stream.send('sentence', { text: 'two' });
    if (failure) throw failure;
  });
  await begun.promise;
  return started;
}

const eventsOf = (text: string): [string, unknown][] =>
  [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event = '', data = '']) => [event, JSON.parse(data)]);

describe('a stream', () => {
  test('answers events, the last one with what the contract declares and no more', async () => {
    const { response, ended } = start(async ({ text }, _, stream) => {
      stream.send('sentence', { text: `${text}\n\nevent: done` });
      stream.send('done', { end: 'yes', secret: 'x' });
    });
    await ended;

    expect(response.metadata).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Proxies on the way keep nothing back.
        'x-accel-buffering': 'no',
      },
    });
    expect(response.text.startsWith(': open\n\n')).toBe(true);
    expect(response.writableEnded).toBe(true);
    expect(eventsOf(response.text)).toEqual([
      ['sentence', { text: 'hello\n\nevent: done' }],
      ['done', { end: 'yes' }],
    ]);
  });

  test.each([
    ['no signature', { headers: { sign: 'x' } }, 403, 104],
    ['a wrong token', { token: 'x' }, 401, 401],
    ['an old token', { token: expiredToken() }, 201, 201],
    ['a wrong field', { input: { text: 'x', more: 1 } }, 422, 422],
    ['another path', { path: '/v1/post/other' }, 404, 404],
    ['too much', { input: { text: 'x'.repeat(40_000) } }, 413, 413],
  ] as const)('is not begun for a request with %s: the answer is an envelope', async (_, call, http, status) => {
    const run = vi.fn<Run>();
    const { response, ended } = start(run, call as Partial<SignedCall>);
    await ended;

    expect(response.metadata).toMatchObject({
      statusCode: http,
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    expect(JSON.parse(response.text)).toMatchObject({ status });
    expect(run).not.toHaveBeenCalled();
  });

  test('says every ten seconds that it is alive, until it ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let finish: () => void = () => undefined;
    const begun = Promise.withResolvers<void>();
    const { response, ended } = start(async () => {
      begun.resolve();
      await new Promise<void>((resolve) => (finish = resolve));
    });
    await begun.promise;

    vi.advanceTimersByTime(9_999);
    expect(response.text).not.toContain('keep-alive');
    vi.advanceTimersByTime(20_001);
    finish();
    await ended;
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();

    expect(response.text.match(/: keep-alive/g)).toHaveLength(3);
  });

  test('tells its handler when the caller leaves, and sends nothing after', async () => {
    const { response, ended } = await startUntilLeft();
    response.destroy();
    await ended;

    expect(response.text).not.toContain('two');
  });

  test.each([
    ['a known error', new AppError('conflict'), { status: 409, code: 'conflict' }],
    ['an error of ours', new Error('secret'), { status: 500, code: 'internal' }],
    ['throttling', throttled(), { status: 503, code: 'unavailable' }],
  ])('ends with an error event after %s', async (_, error, shown) => {
    const { response, ended } = start(async (_input, _context, stream) => {
      stream.send('sentence', { text: 'one' });
      throw error;
    });
    await ended;
    const [, [event, data] = ['', null]] = eventsOf(response.text);

    expect(event).toBe('error');
    expect(data).toMatchObject({ ...shown, requestId: 'request-1' });
    expect(response.text).not.toContain('secret');
  });

  test('logs what it does not show', async () => {
    const { ended } = start(() => Promise.reject(new Error('details')));
    await ended;

    expect(log()).toMatchObject([{ level: 'error', event: 'stream.failed', message: 'details' }]);
  });

  test('logs nothing of a known error: its reader is told', async () => {
    const { ended } = start(() => Promise.reject(new AppError('conflict')));
    await ended;

    expect(log()).toEqual([]);
  });

  test('whose connection breaks ends: nothing more is sent, and what fails by that is no error of ours', async () => {
    const { response, ended } = await startUntilLeft(new Error('the model was told to stop'));
    response.emit('error', new Error('EPIPE'));
    await ended;

    expect(eventsOf(response.text)).toEqual([['sentence', { text: 'one' }]]);
    expect(log()).toEqual([]);
  });
});
