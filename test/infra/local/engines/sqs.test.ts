import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  type Message,
  type ReceiveMessageCommandInput,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { arnOf, startSqs, urlOf, type StartedSqs } from './sqs/start-sqs.ts';

const JOBS = urlOf('jobs');

let sqs: StartedSqs;

beforeEach(async () => {
  sqs = await startSqs();
});

afterEach(() => sqs.stop());

const send = (MessageBody: string, QueueUrl = JOBS) =>
  sqs.client.send(new SendMessageCommand({ QueueUrl, MessageBody }));

async function receive(input: Partial<ReceiveMessageCommandInput> = {}): Promise<Message[]> {
  const answer = await sqs.client.send(
    new ReceiveMessageCommand({ QueueUrl: JOBS, MaxNumberOfMessages: 10, ...input }),
  );
  return answer.Messages ?? [];
}

async function receiveOne(input: Partial<ReceiveMessageCommandInput> = {}): Promise<Message> {
  const [message] = await receive({ ...input, MaxNumberOfMessages: 1 });
  if (!message) throw new Error('Expected one message, got none.');
  return message;
}

const bodies = (messages: Message[]) => messages.map((message) => message.Body);

describe('sending and receiving', () => {
  test('gives back what was sent, text of any script and attributes included', async () => {
    const sent = await sqs.client.send(
      new SendMessageCommand({
        QueueUrl: JOBS,
        MessageBody: '{"name":"陳大文 — ขอบคุณ 🎉"}',
        MessageAttributes: {
          kind: { DataType: 'String', StringValue: 'mail' },
          bytes: { DataType: 'Binary', BinaryValue: new Uint8Array([1, 2, 255]) },
        },
      }),
    );

    const message = await receiveOne({ MessageAttributeNames: ['All'], MessageSystemAttributeNames: ['All'] });

    expect(message).toMatchObject({ MessageId: sent.MessageId, Body: '{"name":"陳大文 — ขอบคุณ 🎉"}' });
    expect(message.MD5OfMessageAttributes).toBe(sent.MD5OfMessageAttributes);
    expect([...(message.MessageAttributes?.['bytes']?.BinaryValue ?? [])]).toEqual([1, 2, 255]);
    expect(message.Attributes).toMatchObject({ ApproximateReceiveCount: '1', SenderId: '000000000000' });
  });

  test('leaves out attributes that the consumer did not ask for', async () => {
    const MessageAttributes = {
      'trace.id': { DataType: 'String', StringValue: 'a' },
      other: { DataType: 'String', StringValue: 'b' },
    };
    await sqs.client.send(new SendMessageCommand({ QueueUrl: JOBS, MessageBody: 'x', MessageAttributes }));

    const message = await receiveOne({ MessageAttributeNames: ['trace.*'] });

    expect(Object.keys(message.MessageAttributes ?? {})).toEqual(['trace.id']);
    expect(message.Attributes).toBeUndefined();
  });

  test('never gives more than MaxNumberOfMessages, and the oldest first', async () => {
    for (const body of ['a', 'b', 'c']) await send(body);

    expect(bodies(await receive({ MaxNumberOfMessages: 2 }))).toEqual(['a', 'b']);
    expect(bodies(await receive())).toEqual(['c']);
  });

  test.each([
    ['an empty body', '', 'MissingParameter'],
    ['a control character', 'a\u0000b', 'InvalidMessageContents'],
    ['half a surrogate pair', 'a\ud800', 'InvalidMessageContents'],
    ['more than 1 MiB', 'x'.repeat(1_048_577), 'InvalidParameterValue'],
  ])('refuses %s', async (_case, body, name) => {
    await expect(send(body)).rejects.toMatchObject({ name });
  });
});

describe('waiting', () => {
  test('a waiting consumer gets a message as soon as it is sent', async () => {
    const waiting = receive({ WaitTimeSeconds: 20 });
    await send('for you');

    expect(bodies(await waiting)).toEqual(['for you']);
  });

  test('a waiting consumer gets a message that another one gives back', async () => {
    await send('again');
    const first = await receiveOne();
    const waiting = receive({ WaitTimeSeconds: 20 });

    sqs.engine.release('jobs', first.ReceiptHandle ?? '', 0);

    expect(bodies(await waiting)).toEqual(['again']);
  });

  test('an empty queue answers with nothing after the waiting time', async () => {
    expect(await receive({ WaitTimeSeconds: 1 })).toEqual([]);
  });
});

describe('visibility', () => {
  test('a received message is hidden for the time-out of the queue and then comes again', async () => {
    await send('task');
    await receiveOne();

    sqs.pass(29);
    expect(await receive()).toEqual([]);
    sqs.pass(1);
    expect(bodies(await receive())).toEqual(['task']);
  });

  test('a time-out in the request goes before that of the queue', async () => {
    await send('task');
    await receiveOne({ VisibilityTimeout: 300 });

    sqs.pass(299);

    expect(await receive()).toEqual([]);
  });

  test('ChangeMessageVisibility counts from now, and 0 gives the message back at once', async () => {
    await send('task');
    const first = await receiveOne();
    const change = (VisibilityTimeout: number) =>
      sqs.client.send(
        new ChangeMessageVisibilityCommand({ QueueUrl: JOBS, ReceiptHandle: first.ReceiptHandle, VisibilityTimeout }),
      );

    sqs.pass(20);
    await change(60);
    sqs.pass(59);
    expect(await receive()).toEqual([]);
    await change(0);
    expect(bodies(await receive())).toEqual(['task']);
  });

  test('ChangeMessageVisibility answers MessageNotInflight once the time-out has ended', async () => {
    await send('task');
    const { ReceiptHandle } = await receiveOne();
    sqs.pass(30);

    const call = sqs.client.send(
      new ChangeMessageVisibilityCommand({ QueueUrl: JOBS, ReceiptHandle, VisibilityTimeout: 10 }),
    );

    await expect(call).rejects.toMatchObject({ name: 'MessageNotInflight' });
  });

  test('a delay of the queue, or of the message, holds it back', async () => {
    await send('late', urlOf('late'));
    await sqs.client.send(new SendMessageCommand({ QueueUrl: urlOf('late'), MessageBody: 'later', DelaySeconds: 90 }));

    sqs.pass(59);
    expect(await receive({ QueueUrl: urlOf('late') })).toEqual([]);
    sqs.pass(1);
    expect(bodies(await receive({ QueueUrl: urlOf('late') }))).toEqual(['late']);
    sqs.pass(30);
    expect(bodies(await receive({ QueueUrl: urlOf('late') }))).toContain('later');
  });

  test('a message is gone after the retention time', async () => {
    await send('old');

    sqs.pass(345_600);

    expect(await receive()).toEqual([]);
  });
});

describe('deleting', () => {
  test('a deleted message never comes again', async () => {
    await send('task');
    const { ReceiptHandle } = await receiveOne();

    await sqs.client.send(new DeleteMessageCommand({ QueueUrl: JOBS, ReceiptHandle }));
    sqs.pass(60);

    expect(await receive()).toEqual([]);
  });

  test('an older handle deletes nothing once the message was received again', async () => {
    await send('task');
    const { ReceiptHandle } = await receiveOne();
    sqs.pass(30);
    await receiveOne();

    await sqs.client.send(new DeleteMessageCommand({ QueueUrl: JOBS, ReceiptHandle }));

    expect(sqs.engine.counts()['jobs']).toEqual({ visible: 0, notVisible: 1, delayed: 0 });
  });

  test('a text that is no handle of this queue is refused', async () => {
    await send('other', urlOf('jobs-dead'));
    const foreign = await receiveOne({ QueueUrl: urlOf('jobs-dead') });

    for (const ReceiptHandle of ['nonsense', foreign.ReceiptHandle]) {
      const call = sqs.client.send(new DeleteMessageCommand({ QueueUrl: JOBS, ReceiptHandle }));
      await expect(call).rejects.toMatchObject({ name: 'ReceiptHandleIsInvalid' });
    }
  });
});

describe('dead letters', () => {
  test('a message that was received maxReceiveCount times moves on instead of coming again', async () => {
    const { MessageId } = await send('poison');
    await receiveOne();
    sqs.pass(30);
    await receiveOne();
    sqs.pass(30);

    expect(await receive()).toEqual([]);
    const dead = await receiveOne({ QueueUrl: urlOf('jobs-dead'), MessageSystemAttributeNames: ['All'] });

    expect(dead).toMatchObject({ MessageId, Body: 'poison' });
    expect(dead.Attributes).toMatchObject({ DeadLetterQueueSourceArn: arnOf('jobs'), ApproximateReceiveCount: '3' });
  });

  test('a poisoned message does not hold up the ones behind it', async () => {
    await send('poison');
    await receiveOne();
    sqs.pass(30);
    await receiveOne();
    sqs.pass(30);
    await send('fine');

    expect(bodies(await receive({ MaxNumberOfMessages: 1 }))).toEqual(['fine']);
  });

  test('a consumer that waits at the dead-letter queue is told', async () => {
    await send('poison');
    await receiveOne({ VisibilityTimeout: 0 });
    await receiveOne({ VisibilityTimeout: 0 });
    const waiting = receive({ QueueUrl: urlOf('jobs-dead'), WaitTimeSeconds: 20 });

    await receive();

    expect(bodies(await waiting)).toEqual(['poison']);
  });
});

describe('batches', () => {
  test('a bad entry fails alone', async () => {
    const answer = await sqs.client.send(
      new SendMessageBatchCommand({
        QueueUrl: JOBS,
        Entries: [
          { Id: 'good', MessageBody: 'one' },
          { Id: 'empty', MessageBody: '' },
          { Id: 'slow', MessageBody: 'two', DelaySeconds: 901 },
          { Id: 'fine', MessageBody: 'three' },
        ],
      }),
    );

    expect(answer.Successful?.map((entry) => entry.Id)).toEqual(['good', 'fine']);
    expect(answer.Failed).toMatchObject([
      { Id: 'empty', Code: 'MissingParameter', SenderFault: true },
      { Id: 'slow', Code: 'InvalidParameterValue', SenderFault: true },
    ]);
    expect(bodies(await receive())).toEqual(['one', 'three']);
  });

  test('DeleteMessageBatch deletes what it can and names the rest', async () => {
    await send('task');
    const { ReceiptHandle } = await receiveOne();

    const answer = await sqs.client.send(
      new DeleteMessageBatchCommand({
        QueueUrl: JOBS,
        Entries: [
          { Id: 'good', ReceiptHandle },
          { Id: 'bad', ReceiptHandle: 'nonsense' },
        ],
      }),
    );

    expect(answer.Successful).toEqual([{ Id: 'good' }]);
    expect(answer.Failed).toMatchObject([{ Id: 'bad', Code: 'ReceiptHandleIsInvalid', SenderFault: true }]);
    expect(sqs.engine.counts()['jobs']).toEqual({ visible: 0, notVisible: 0, delayed: 0 });
  });

  const entry = (Id: string, MessageBody = 'x') => ({ Id, MessageBody });
  test.each([
    ['no entries', [], 'EmptyBatchRequest'],
    ['eleven entries', Array.from({ length: 11 }, (_, index) => entry(`e${index}`)), 'TooManyEntriesInBatchRequest'],
    ['a repeated id', [entry('a'), entry('a')], 'BatchEntryIdsNotDistinct'],
    ['a malformed id', [entry('a b')], 'InvalidBatchEntryId'],
    [
      'more than 1 MiB in all',
      [entry('a', 'x'.repeat(600_000)), entry('b', 'x'.repeat(600_000))],
      'BatchRequestTooLong',
    ],
  ])('refuses the whole of a batch with %s', async (_case, Entries, name) => {
    const call = sqs.client.send(new SendMessageBatchCommand({ QueueUrl: JOBS, Entries }));

    await expect(call).rejects.toMatchObject({ name });
    expect(sqs.engine.counts()['jobs']?.visible).toBe(0);
  });
});

describe('FIFO queues', () => {
  const sendInGroup = (MessageBody: string, MessageGroupId: string) =>
    sqs.client.send(new SendMessageCommand({ QueueUrl: urlOf('ordered.fifo'), MessageBody, MessageGroupId }));

  test('a group waits while one of its messages is in flight; other groups go on', async () => {
    for (const body of ['a1', 'a2']) await sendInGroup(body, 'a');
    await sendInGroup('b1', 'b');
    const first = await receiveOne({ QueueUrl: urlOf('ordered.fifo') });

    expect(bodies(await receive({ QueueUrl: urlOf('ordered.fifo') }))).toEqual(['b1']);
    const waiting = receive({ QueueUrl: urlOf('ordered.fifo'), WaitTimeSeconds: 20 });
    sqs.engine.delete('ordered.fifo', first.ReceiptHandle ?? '');

    expect(first.Body).toBe('a1');
    expect(bodies(await waiting)).toEqual(['a2']);
  });

  test('the same content within five minutes is one message', async () => {
    const first = await sendInGroup('same', 'a');
    const second = await sendInGroup('same', 'a');
    sqs.pass(300);
    const third = await sendInGroup('same', 'a');

    expect(second).toMatchObject({ MessageId: first.MessageId, SequenceNumber: first.SequenceNumber });
    expect(third.MessageId).not.toBe(first.MessageId);
    expect(sqs.engine.counts()['ordered.fifo']?.visible).toBe(2);
  });

  test('a message needs a group, and an id when the content does not serve as one', async () => {
    await expect(send('x', urlOf('ordered.fifo'))).rejects.toMatchObject({ name: 'MissingParameter' });
    const call = sqs.client.send(
      new SendMessageCommand({ QueueUrl: urlOf('strict.fifo'), MessageBody: 'x', MessageGroupId: 'a' }),
    );
    await expect(call).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  });
});

describe('queues', () => {
  test('GetQueueUrl answers an address that ends with account and name', async () => {
    const answer = await sqs.client.send(new GetQueueUrlCommand({ QueueName: 'jobs' }));

    expect(answer.QueueUrl).toBe('http://queues.example/000000000000/jobs');
  });

  test('GetQueueAttributes counts what is ready, in flight and delayed', async () => {
    for (const body of ['a', 'b', 'c']) await send(body);
    await sqs.client.send(new SendMessageCommand({ QueueUrl: JOBS, MessageBody: 'd', DelaySeconds: 60 }));
    await receiveOne();

    const answer = await sqs.client.send(new GetQueueAttributesCommand({ QueueUrl: JOBS, AttributeNames: ['All'] }));

    expect(answer.Attributes).toMatchObject({
      QueueArn: arnOf('jobs'),
      ApproximateNumberOfMessages: '2',
      ApproximateNumberOfMessagesNotVisible: '1',
      ApproximateNumberOfMessagesDelayed: '1',
      RedrivePolicy: JSON.stringify({ deadLetterTargetArn: arnOf('jobs-dead'), maxReceiveCount: 2 }),
    });
  });

  test('a queue that the template does not declare does not exist', async () => {
    await expect(send('x', urlOf('nowhere'))).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
  });

  test('an operation outside the stand-in is an error', async () => {
    const call = sqs.client.send(new PurgeQueueCommand({ QueueUrl: JOBS }));

    await expect(call).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });

  test('IAM is asked for the single action on the ARN of the queue, for batches too', async () => {
    await sqs.client.send(new SendMessageBatchCommand({ QueueUrl: JOBS, Entries: [{ Id: 'a', MessageBody: 'x' }] }));
    await receive();

    expect(sqs.needs).toEqual([
      { action: 'sqs:SendMessage', resource: arnOf('jobs') },
      { action: 'sqs:ReceiveMessage', resource: arnOf('jobs') },
    ]);
  });
});

describe('the event source mapping', () => {
  const told = (queueName: string) =>
    new Promise<void>((resolve) => {
      sqs.engine.onMessage(queueName, resolve);
    });

  test('receives records as a Lambda function gets them', async () => {
    const { MessageId } = await send('work');

    const [record] = sqs.engine.receive('jobs', 10);

    expect(record).toMatchObject({
      messageId: MessageId,
      body: 'work',
      eventSource: 'aws:sqs',
      eventSourceARN: arnOf('jobs'),
      awsRegion: 'ap-southeast-1',
      attributes: { ApproximateReceiveCount: '1' },
    });
  });

  test('is told of a message, and of those that waited before it listened', async () => {
    const before = told('jobs');
    await send('first');
    await before;

    await expect(told('jobs')).resolves.toBeUndefined();
  });

  test('is told when the clock is moved past a delay', async () => {
    await send('late', urlOf('late'));
    const late = told('late');

    sqs.pass(60);
    sqs.engine.clockMoved();
    await late;

    expect(sqs.engine.receive('late', 10)).toHaveLength(1);
  });

  test('hears nothing more after it stopped listening', async () => {
    const calls: string[] = [];
    const stop = sqs.engine.onMessage('jobs', () => calls.push('stopped listener'));
    stop();
    const other = told('jobs');

    await send('x');
    await other;

    expect(calls).toEqual([]);
  });

  test('gives a message back after a delay', async () => {
    await send('again');
    const [record] = sqs.engine.receive('jobs', 1);

    sqs.engine.release('jobs', record?.receiptHandle ?? '', 10);
    sqs.pass(9);
    expect(sqs.engine.receive('jobs', 1)).toEqual([]);
    sqs.pass(1);

    expect(sqs.engine.receive('jobs', 1)).toHaveLength(1);
  });
});

test('messages, receipts and hiding survive a restart, and waiting messages are told again', async () => {
  await send('in flight');
  const { ReceiptHandle } = await receiveOne();
  await send('ready');

  await sqs.restart();
  await new Promise<void>((resolve) => {
    sqs.engine.onMessage('jobs', resolve);
  });
  const after = await receive();
  await sqs.client.send(new DeleteMessageCommand({ QueueUrl: JOBS, ReceiptHandle }));

  expect(bodies(after)).toEqual(['ready']);
  expect(sqs.engine.counts()['jobs']).toEqual({ visible: 0, notVisible: 1, delayed: 0 });
});
