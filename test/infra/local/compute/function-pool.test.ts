import { readdirSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { invokeStreaming } from '../../../../infra/local/compute/function-stream.ts';
import { poolOf } from '../fixtures/function-pool.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { soon } from '../../../kit/soon.ts';

const never = new AbortController().signal;

test('a handler gets the event and its result comes back as JSON', async () => {
  const pool = poolOf('export const handler = async (event) => ({ got: event.value, dropped: undefined });');

  const result = await pool.invoke('subject', { event: { value: 'ü', also: undefined } });

  expect(result).toEqual({ got: 'ü' });
});

test('a function is found by its ARN, and an unknown one is named', async () => {
  const pool = poolOf('export const handler = async () => 1;');

  const result = await pool.invoke('arn:aws:lambda:eu-central-1:000000000000:function:subject', { event: {} });

  expect(result).toBe(1);
  await expect(pool.invoke('other', { event: {} })).rejects.toThrow('no function other');
});

test('a function sees its own environment only, in UTC', async () => {
  vi.stubEnv('SECRET_OF_THIS_PROCESS', 'leaked');
  const pool = poolOf(
    `export const handler = async () => ({ env: { ...process.env }, zone: new Date(0).getTimezoneOffset() });`,
    { environment: { STAGE: 'local' } },
  );

  const result = await pool.invoke('subject', { event: {} });

  expect(result).toEqual({ env: { STAGE: 'local' }, zone: 0 });
});

test('a handler that takes too long is ended and reported, and the next event gets a fresh thread', async () => {
  const pool = poolOf(`export const handler = async (event) => { if (event.hang) for (;;); return 'fine'; };`, {
    timeoutSeconds: 0.3,
  });

  const hanging = pool.invoke('subject', { event: { hang: true } });

  await expect(hanging).rejects.toMatchObject({ errorType: 'Sandbox.Timedout' });
  expect(await pool.invoke('subject', { event: {} })).toBe('fine');
  expect(pool.errors).toEqual([expect.stringContaining('Task timed out after 0.30 seconds')]);
});

test('a thread of much memory stays small while what it makes is soon unused', async () => {
  const pool = poolOf(
    `import { getHeapSpaceStatistics } from 'node:v8';
    export const handler = async () => {
      let kept = [];
      for (let round = 0; round < 300; round += 1) kept = Array.from({ length: 30_000 }, (_, index) => ({ index, text: [index] }));
      return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size / 1e6;
    };`,
    { memoryMb: 1_024, timeoutSeconds: 20 },
  );

  expect(await pool.invoke('subject', { event: {} })).toBeLessThan(25);
});

test('a handler that uses more than its memory is reported, and this process lives on', async () => {
  const pool = poolOf(
    `export const handler = async (event) => { const kept = []; while (event.eat) kept.push(new Array(1e5).fill(1)); return kept.length; };`,
    { memoryMb: 64, timeoutSeconds: 20 },
  );

  const eating = pool.invoke('subject', { event: { eat: true } });

  await expect(eating).rejects.toMatchObject({ errorType: 'Runtime.OutOfMemory' });
  expect(await pool.invoke('subject', { event: {} })).toBe(0);
});

test('process.exit in a handler ends its thread only', async () => {
  const pool = poolOf(`export const handler = async (event) => { if (event.leave) process.exit(3); return 'here'; };`);

  const leaving = pool.invoke('subject', { event: { leave: true } });

  await expect(leaving).rejects.toMatchObject({
    errorType: 'Runtime.ExitError',
    message: 'Runtime exited with error: exit status 3',
  });
  expect(await pool.invoke('subject', { event: {} })).toBe('here');
});

test('an error outside the handler’s promise fails the event that was running', async () => {
  const pool = poolOf(
    `export const handler = () => new Promise(() => { setTimeout(() => { throw new Error('loose end'); }, 5); });`,
  );

  const failing = pool.invoke('subject', { event: {} });

  await expect(failing).rejects.toMatchObject({ errorType: 'Runtime.UnhandledError', message: 'loose end' });
});

test('a thrown error keeps its name and message, and is printed once', async () => {
  const pool = poolOf(`export const handler = async () => { throw new RangeError('too far'); };`);

  const failing = pool.invoke('subject', { event: {} });

  await expect(failing).rejects.toMatchObject({ errorType: 'RangeError', message: 'too far' });
  expect(pool.errors.filter((line) => line.includes('too far'))).toHaveLength(1);
});

test('code that cannot be loaded fails each event with the reason', async () => {
  const pool = poolOf(`import 'no-such-package'; export const handler = async () => 1;`);

  const failing = pool.invoke('subject', { event: {} });

  await expect(failing).rejects.toThrow("Cannot find package 'no-such-package'");
  await expect(pool.invoke('subject', { event: {} })).rejects.toThrow('no-such-package');
});

test('a thread runs one event at a time, and no more threads start than allowed', async () => {
  const source = `
    import { threadId } from 'node:worker_threads';
    let running = 0;
    export const handler = async () => {
      running += 1;
      const seen = running;
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      return { seen, threadId };
    };`;
  const pool = poolOf(source, {}, { maxInstances: () => 2 });

  const results = await Promise.all(Array.from({ length: 6 }, () => pool.invoke('subject', { event: {} })));

  const seen = results as { seen: number; threadId: number }[];
  expect(seen.map((result) => result.seen)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(new Set(seen.map((result) => result.threadId)).size).toBe(2);
});

test('an event that does not wait is refused while its function does all that it may, and nobody is alarmed', async () => {
  const source = `export const handler = () => new Promise((resolve) => setTimeout(resolve, 200, 'done'));`;
  const limited = poolOf(source, { reservedConcurrency: 1 }, { maxInstances: () => 1 });
  const unlimited = poolOf(source, { reservedConcurrency: null }, { maxInstances: () => 1 });
  const twice = (pool: typeof limited) =>
    Promise.allSettled([1, 2].map(() => pool.invoke('subject', { event: {}, isRefusedWhenBusy: true })));

  expect(await twice(limited)).toMatchObject([
    { value: 'done' },
    { reason: { errorType: 'TooManyRequestsException' } },
  ]);
  expect(await twice(unlimited)).toMatchObject([{ value: 'done' }, { value: 'done' }]);
  expect(await limited.invoke('subject', { event: {}, isRefusedWhenBusy: true })).toBe('done');
  expect(limited.errors).toEqual([]);
});

test('an idle thread is ended', async () => {
  const source = `let count = 0; export const handler = async () => (count += 1);`;
  const pool = poolOf(source, {}, { idleMs: 1 });

  await pool.invoke('subject', { event: {} });

  await soon(async () => expect(await pool.invoke('subject', { event: {} })).toBe(1));
});

describe('of the threads that wait', () => {
  const source = `let count = 0; export const handler = async ({ pause }) => {
    count += 1; await new Promise((done) => setTimeout(done, pause)); return count;
  };`;
  const countsOfTwoBursts = async (settings: object): Promise<unknown[]> => {
    const pool = poolOf(source, {}, { maxIdle: 1, ...settings });
    const twoAtOnce = (): Promise<unknown[]> =>
      Promise.all([1, 2].map(() => pool.invoke('subject', { event: { pause: 300 } })));
    await twoAtOnce();
    await new Promise((done) => setTimeout(done, 50));
    return (await twoAtOnce()).toSorted();
  };

  test('only so many are kept', async () => {
    expect(await countsOfTwoBursts({})).toEqual([1, 2]);
  });

  test('those of a burst are kept no longer than a moment', async () => {
    expect(await countsOfTwoBursts({ burst: 2, surplusMs: 1 })).toEqual([1, 2]);
  });

  test('all are there for a burst that comes again at once', async () => {
    expect(await countsOfTwoBursts({ burst: 2 })).toEqual([2, 2]);
  });
});

test('compiled code is kept for the next thread, and the function does not see where', async () => {
  const compileCache = temporaryFolder();
  const pool = poolOf(
    'export const handler = async () => ({ env: { ...process.env } });',
    { environment: { STAGE: 'local' } },
    { compileCache },
  );

  expect(await pool.invoke('subject', { event: {} })).toEqual({ env: { STAGE: 'local' } });
  await soon(() => expect(readdirSync(compileCache, { recursive: true }).length).toBeGreaterThan(1));
});

test('the clock of a running function follows the control port', async () => {
  const pool = poolOf(
    `export const handler = async () => ({ now: Date.now(), made: new Date().getTime(), fixed: new Date(5).getTime(), is: new Date() instanceof Date });`,
  );
  await pool.invoke('subject', { event: {} });
  const dayMs = 24 * 60 * 60 * 1000;
  pool.setClockOffset(dayMs);

  const shifted = (await pool.invoke('subject', { event: {} })) as Record<string, number>;

  expect(shifted['now']).toBeGreaterThanOrEqual(Date.now() + dayMs - 5_000);
  expect(shifted['made']).toBeGreaterThanOrEqual(Date.now() + dayMs - 5_000);
  expect(shifted).toMatchObject({ fixed: 5, is: true });
});

test('what a function prints is kept, and only errors are shown', async () => {
  const pool = poolOf(`export const handler = async () => { console.log('quiet'); console.error('loud'); };`);

  await pool.invoke('subject', { event: {} });

  await soon(() =>
    expect(pool.logs.lines().map((line) => line.text)).toEqual(expect.arrayContaining(['quiet', 'loud'])),
  );
  expect(pool.errors).toEqual(['[subject] loud']);
});

test('a streaming handler sends its head first and its body as it is written', async () => {
  const pool = poolOf(`export const handler = awslambda.streamifyResponse(async (event, stream) => {
    stream = awslambda.HttpResponseStream.from(stream, { statusCode: 201, headers: { 'content-type': 'text/plain' } });
    stream.write('one ');
    await new Promise((resolve) => setTimeout(resolve, 5));
    stream.write('two');
    stream.end();
  });`);

  const { head, body } = await invokeStreaming(pool, 'subject', {}, never);

  expect(head).toEqual({ statusCode: 201, headers: { 'content-type': 'text/plain' } });
  expect(Buffer.concat(await body.toArray()).toString()).toBe('one two');
});

test('a streaming handler sees that its client went away', async () => {
  const source = `
    let wasTold = false;
    export const handler = awslambda.streamifyResponse(async (event, stream) => {
      stream = awslambda.HttpResponseStream.from(stream, { headers: { told: String(wasTold) } });
      if (event.ask) return stream.end();
      stream.write('first');
      await new Promise((resolve) => stream.on('close', resolve));
      wasTold = stream.destroyed;
    });`;
  const pool = poolOf(source, {}, { maxInstances: () => 1 });
  const { body } = await invokeStreaming(pool, 'subject', {}, never);
  await new Promise((resolve) => body.once('data', resolve));

  body.destroy();

  const asked = await invokeStreaming(pool, 'subject', { ask: true }, never);
  expect(asked.head.headers).toEqual({ told: 'true' });
});

test('a streaming handler that fails after its head breaks the body off', async () => {
  const pool = poolOf(`export const handler = awslambda.streamifyResponse(async (event, stream) => {
    stream.write('half');
    throw new Error('broke');
  });`);

  const { body } = await invokeStreaming(pool, 'subject', {}, never);

  await expect(body.toArray()).rejects.toThrow('broke');
});

test('a streaming handler behind a buffered route is an error, and the other way round', async () => {
  const streaming = poolOf(
    `export const handler = awslambda.streamifyResponse(async (event, stream) => stream.end('x'));`,
  );
  const buffered = poolOf(`export const handler = async () => 'x';`);

  const asBuffered = streaming.invoke('subject', { event: {} });
  const asStream = invokeStreaming(buffered, 'subject', {}, never);

  await Promise.all([
    expect(asBuffered).rejects.toMatchObject({ errorType: 'Runtime.WrongInvokeMode' }),
    expect(asStream).rejects.toMatchObject({ errorType: 'Runtime.WrongInvokeMode' }),
  ]);
});

test('payloads over Lambda’s limit of 6 MB are refused both ways', async () => {
  const pool = poolOf(`export const handler = async (event) => 'x'.repeat(event.size ?? 0);`);

  const request = pool.invoke('subject', { event: { filler: 'x'.repeat(7 * 1024 * 1024) } });
  const response = pool.invoke('subject', { event: { size: 7 * 1024 * 1024 } });

  await Promise.all([
    expect(request).rejects.toMatchObject({ errorType: 'RequestEntityTooLargeException' }),
    expect(response).rejects.toMatchObject({ errorType: 'Function.ResponseSizeTooLarge' }),
  ]);
});

test('each event that ended without an answer is told of, and no other', async () => {
  const failed: string[] = [];
  const pool = poolOf(
    `export const handler = async ({ fails }) => { if (fails) throw new Error('no'); return 1; };`,
    {},
    { onFailure: (name) => failed.push(name) },
  );

  await pool.invoke('subject', { event: {} });
  await expect(pool.invoke('subject', { event: { fails: true } })).rejects.toThrow('no');

  expect(failed).toEqual(['subject']);
});
