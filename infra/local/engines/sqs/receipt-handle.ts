/** Receipt handles: opaque to clients; they carry the queue and the message, and differ at each receipt. */
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';

const SEPARATOR = '\n';

export function makeReceiptHandle(queueName: string, messageId: string): string {
  return Buffer.from([queueName, messageId, randomUUID()].join(SEPARATOR)).toString('base64');
}

/** The message id; undefined when the text is no handle of this queue. */
export function readReceiptHandle(queueName: string, handle: string): string | undefined {
  const parts = Buffer.from(handle, 'base64').toString('utf8').split(SEPARATOR);
  return parts.length === 3 && parts[0] === queueName ? parts[1] : undefined;
}
