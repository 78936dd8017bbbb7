import { describe, expect, onTestFinished, test } from 'vitest';
import { openQueueService } from '../../../../../infra/local/engines/sqs/queue-service.ts';

const QUEUE = {
  name: 'jobs',
  arn: 'arn:aws:sqs:ap-southeast-1:000000000000:jobs',
  visibilitySeconds: 30,
  retentionSeconds: 345_600,
  delaySeconds: 0,
};

const MESSAGE = { body: 'kept', attributes: {}, systemAttributes: {} };

test('a consumer that went away takes no message with it', async () => {
  const queues = openQueueService(':memory:', () => 0, [QUEUE]);
  const gone = new AbortController();
  const waiting = queues.receiveWaiting(QUEUE, { max: 1, waitSeconds: 20, signal: gone.signal });

  gone.abort();
  queues.send(QUEUE, MESSAGE);

  expect(await waiting).toEqual([]);
  expect(queues.receive(QUEUE, { max: 1 }).map((message) => message.body)).toEqual(['kept']);
  queues.close();
});

test('of two consumers that wait for one message, one gets it', async () => {
  const queues = openQueueService(':memory:', () => 0, [QUEUE]);
  const gone = new AbortController();
  const wish = { max: 1, waitSeconds: 20, signal: gone.signal };
  const both = [queues.receiveWaiting(QUEUE, wish), queues.receiveWaiting(QUEUE, wish)];

  queues.send(QUEUE, MESSAGE);
  const first = await Promise.race(both);
  gone.abort();
  const all = await Promise.all(both);

  expect(first).toHaveLength(1);
  expect(all.flat()).toHaveLength(1);
  queues.close();
});

test('a message that comes out of hiding is told by the clock, without anybody asking', async () => {
  const started = Date.now();
  const queues = openQueueService(':memory:', () => Date.now(), [QUEUE]);
  queues.send(QUEUE, { ...MESSAGE, delaySeconds: 1 });

  await new Promise<void>((resolve) => {
    queues.listen(QUEUE, resolve);
  });

  expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
  expect(queues.receive(QUEUE, { max: 1 })).toHaveLength(1);
  queues.close();
});

const patient = { max: 1, waitSeconds: 20, signal: new AbortController().signal };

test('a waiting consumer gets what another one gives back', async () => {
  const queues = openQueueService(':memory:', () => 0, [QUEUE]);
  queues.send(QUEUE, MESSAGE);
  const [taken] = queues.receive(QUEUE, { max: 1 });
  const waiting = queues.receiveWaiting(QUEUE, patient);

  queues.hide(QUEUE, taken?.receiptHandle ?? '', 0);

  expect((await waiting).map((message) => message.id)).toEqual([taken?.id]);
  queues.close();
});

test('a consumer that waits for a FIFO group goes on once the message before was deleted', async () => {
  const fifo = { ...QUEUE, name: 'jobs.fifo', fifo: true };
  const queues = openQueueService(':memory:', () => 0, [fifo]);
  for (const body of ['first', 'second']) queues.send(fifo, { ...MESSAGE, body, groupId: 'a', deduplicationId: body });
  const [first] = queues.receive(fifo, { max: 1 });
  const waiting = queues.receiveWaiting(fifo, patient);

  queues.delete(fifo, first?.receiptHandle ?? '');

  expect((await waiting).map((message) => message.body)).toEqual(['second']);
  queues.close();
});

test('a consumer that waits at the dead-letter queue gets what moves there', async () => {
  const dead = { ...QUEUE, name: 'dead', arn: `${QUEUE.arn}-dead` };
  const source = { ...QUEUE, redrive: { deadLetterArn: dead.arn, maxReceiveCount: 1 } };
  const queues = openQueueService(':memory:', () => 0, [source, dead]);
  queues.send(source, MESSAGE);
  queues.receive(source, { max: 1, visibilitySeconds: 0 });
  const waiting = queues.receiveWaiting(dead, patient);

  const again = queues.receive(source, { max: 1 });

  expect(again).toEqual([]);
  expect(await waiting).toHaveLength(1);
  queues.close();
});

describe('a clock that leaps', () => {
  const DAY_MS = 86_400_000;

  /** A queue with a message that was taken; `leap` moves the clock as the control port does. */
  function takeOne() {
    let now = 1_000_000;
    const queues = openQueueService(':memory:', () => now, [QUEUE]);
    onTestFinished(() => queues.close());
    queues.send(QUEUE, MESSAGE);
    const [taken] = queues.receive(QUEUE, { max: 1 });
    const pass = (milliseconds: number): void => void (now += milliseconds);
    const leap = (milliseconds: number): void => {
      pass(milliseconds);
      queues.clockMoved(milliseconds);
    };
    return { queues, handle: taken?.receiptHandle ?? '', pass, leap };
  }

  test('gives nobody what somebody works on, who can then delete it', () => {
    const { queues, handle, leap } = takeOne();

    leap(2 * DAY_MS);
    expect(queues.receive(QUEUE, { max: 1 })).toEqual([]);
    queues.delete(QUEUE, handle);

    expect(queues.counts(QUEUE)).toEqual({ visible: 0, notVisible: 0, delayed: 0 });
  });

  test('lets the visibility timeout end after the time that was left of it, also when it leaps back', () => {
    const { queues, leap, pass } = takeOne();

    leap(2 * DAY_MS);
    leap(-2 * DAY_MS);
    pass(QUEUE.visibilitySeconds * 1_000 - 1);
    expect(queues.receive(QUEUE, { max: 1 })).toEqual([]);
    pass(1);

    expect(queues.receive(QUEUE, { max: 1 })).toHaveLength(1);
  });

  test('brings what was given back for later', () => {
    const { queues, handle, leap } = takeOne();
    queues.hide(QUEUE, handle, 90);

    leap(DAY_MS);

    expect(queues.receive(QUEUE, { max: 1 })).toHaveLength(1);
  });
});
