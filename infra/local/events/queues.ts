/**
 * SQS queues as event sources. What the function takes is deleted; the rest comes again when its visibility timeout
 * ends, or goes to the dead-letter queue.
 * Source: Lambda developer guide, "Using Lambda with Amazon SQS".
 */
import type { FunctionPool } from '../compute/function-pool.ts';
import type { SqsEngine } from '../engines/sqs.ts';
import { unlessFull } from '../full-disk.ts';
import { failedItems, type EventSourceMapping } from './mapping.ts';

export type QueueSourceOptions = {
  mapping: EventSourceMapping;
  queueName: string;
  queues: Pick<SqsEngine, 'receive' | 'delete' | 'onMessage' | 'releaseAll'>;
  pool: FunctionPool;
};

export type QueueSource = { close(): Promise<void> };

type Message = ReturnType<SqsEngine['receive']>[number];

/** Until a queue is looked at again whose messages could not be taken for want of room. */
const NO_ROOM_MS = 1_000;

/** Batches of one queue that are worked on at once. */
const MAX_BATCHES = 4;

export function startQueueSource(options: QueueSourceOptions): QueueSource {
  const { queues, queueName, mapping } = options;
  const running = new Set<Promise<void>>();
  let isClosed = false;
  const pump = (): void => {
    while (!isClosed && running.size < MAX_BATCHES) {
      let messages: Message[] = [];
      const hasRoom = unlessFull(() => {
        messages = queues.receive(queueName, Math.min(mapping.batchSize, 10));
      });
      if (!hasRoom) setTimeout(pump, NO_ROOM_MS).unref();
      if (messages.length === 0) return;
      const work: Promise<void> = deliver(messages, options, () => isClosed).finally(() => {
        running.delete(work);
        pump();
      });
      running.add(work);
    }
  };
  // Whoever took messages before this start is dead: AWS's pollers outlive a function, these do not.
  queues.releaseAll(queueName);
  const stopListening = queues.onMessage(queueName, pump);
  pump();
  return {
    close: async () => {
      isClosed = true;
      stopListening();
      await Promise.all(running);
    },
  };
}

async function deliver(messages: Message[], options: QueueSourceOptions, isClosed: () => boolean): Promise<void> {
  const { mapping, pool, queues, queueName } = options;
  const [fitting, others] = partition(messages, mapping.filter);
  const taken = [...others, ...(await invoke(fitting, mapping, pool))];
  // The queue belongs to a cloud that is shutting down: the messages come again, which functions must bear anyway.
  if (isClosed()) return;
  // Without room they come once more.
  for (const message of taken) unlessFull(() => queues.delete(queueName, message.receiptHandle));
}

/** The messages that the function took. */
async function invoke(messages: Message[], mapping: EventSourceMapping, pool: FunctionPool): Promise<Message[]> {
  if (messages.length === 0) return [];
  try {
    // What fails for the first time comes again, and mostly succeeds: only who asks for everything is told.
    const isNotedOnly = messages.every(({ attributes }) => Number(attributes.ApproximateReceiveCount) === 1);
    const result = await pool.invoke(mapping.functionArn, { event: { Records: messages }, isNotedOnly });
    const failed = failedItems(result, mapping);
    return messages.filter((message) => !failed.includes(message.messageId));
  } catch {
    // The pool has noted why.
    return [];
  }
}

function partition<Item>(items: Item[], fits: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(fits), items.filter((item) => !fits(item))];
}
