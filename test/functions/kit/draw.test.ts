import { InvokeCommand, LambdaClient, TooManyRequestsException } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draw } from '../../../functions/kit/draw.ts';
import '../../kit/function-environment.ts';

const lambda = mockClient(LambdaClient);
beforeEach(() => lambda.reset());

const DRAWING = { width: 1_200, height: 630, format: 'png' } as const;
const answer = (body: object, more: object = {}): void => {
  lambda.on(InvokeCommand).resolves({ Payload: Buffer.from(JSON.stringify(body)) as never, ...more });
};

describe('a document', () => {
  test('goes to the function that draws as it is, and comes back as bytes', async () => {
    answer({ body: Buffer.from('picture').toString('base64'), refused: 0 });

    expect((await draw('<p>x</p>', DRAWING)).toString()).toBe('picture');
    const [sent] = lambda.commandCalls(InvokeCommand).map(({ args }) => args[0].input);
    expect(sent?.FunctionName).toBe('xpage-local-job-draw');
    expect(JSON.parse(String(sent?.Payload))).toEqual({ html: '<p>x</p>', drawing: DRAWING });
  });

  test('that could not be drawn is an error that says why', async () => {
    answer({ errorMessage: 'The browser ended.' }, { FunctionError: 'Unhandled' });

    await expect(draw('<p>x</p>', DRAWING)).rejects.toThrow('The browser ended.');
  });

  test('that could not be drawn says why in 500 characters at most', async () => {
    answer({ errorMessage: 'x'.repeat(900) }, { FunctionError: 'Unhandled' });

    const error = await draw('<p>x</p>', DRAWING).catch((reason: Error) => reason);
    expect(String(error).replace(/^Error: A document could not be drawn: /, '')).toHaveLength(500);
  });

  test('is given up when its time is over, though the function does not answer', async () => {
    const end = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
    answer({ body: 'cGljdHVyZQ==', refused: 0 });
    await draw('<p>x</p>', DRAWING);

    expect((lambda.send.lastCall?.args as unknown[])[1]).toEqual({ abortSignal: end.signal });
    const [ms = 0] = timeout.mock.calls[0] ?? [];
    expect(ms).toBeGreaterThan(23_000);
    expect(ms).toBeLessThanOrEqual(24_000);
  });

  test('without an answer is an error', async () => {
    lambda.on(InvokeCommand).resolves({});

    await expect(draw('<p>x</p>', DRAWING)).rejects.toThrow();
  });

  test('with an answer in another form is an error', async () => {
    answer({ body: '' });

    await expect(draw('<p>x</p>', DRAWING)).rejects.toThrow();
  });
});

describe('a document that is refused because too many are being drawn', () => {
  const refusal = new TooManyRequestsException({ message: 'Rate Exceeded.', $metadata: { httpStatusCode: 429 } });
  const drawn = { Payload: Buffer.from(JSON.stringify({ body: 'cGljdHVyZQ==', refused: 0 })) as never };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** What it ends with: the drawing, or the name of the error. */
  async function drawToTheEnd(): Promise<string> {
    const ended = draw('<p>x</p>', DRAWING).then(String, (error: Error) => error.name);
    await vi.advanceTimersByTimeAsync(30_000);
    return ended;
  }

  test('is drawn as soon as there is room', async () => {
    lambda.on(InvokeCommand).rejectsOnce(refusal).rejectsOnce(refusal).rejectsOnce(refusal).resolves(drawn);

    expect(await drawToTheEnd()).toBe('picture');
    expect(lambda.commandCalls(InvokeCommand)).toHaveLength(4);
  });

  test('asks less and less often, and is given up while its caller can still answer', async () => {
    const asked: number[] = [];
    const since = Date.now();
    lambda.on(InvokeCommand).callsFake(() => {
      asked.push(Date.now() - since);
      throw refusal;
    });

    expect(await drawToTheEnd()).toBe('TooManyRequestsException');
    const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect(Math.max(...pauses.slice(0, 2))).toBeLessThan(Math.min(...pauses.slice(5)));
    expect(asked.at(-1)).toBeGreaterThan(14_000);
    expect(asked.at(-1)).toBeLessThan(18_000);
  });

  test('is not asked for again when it failed for another reason', async () => {
    lambda.on(InvokeCommand).rejects(Object.assign(new Error('no'), { name: 'ServiceException' }));

    expect(await drawToTheEnd()).toBe('ServiceException');
    expect(lambda.commandCalls(InvokeCommand)).toHaveLength(1);
  });
});
