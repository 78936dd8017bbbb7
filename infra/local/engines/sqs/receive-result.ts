/** A received message, as the API answers it and as a Lambda function gets it from an event source mapping. */
import type { SQSRecord } from 'aws-lambda';
import { md5OfAttributes, md5OfBody, selectAttributes } from './message-attributes.ts';
import type { StoredMessage } from './message-row.ts';
import type { QueueDefinition } from './queue-definition.ts';
import { sequenceNumber } from './queue-store.ts';

export type AttributeWish = {
  /** Names of system attributes, or `All`. */
  system: string[];
  /** Names, prefixes (`trace.*`) or `All` of the sender's own attributes. */
  own: string[];
};

/** Who SQS says has sent the message; on one machine it is always the one account. */
export type Sender = { account: string };

export function toMessage(
  queue: QueueDefinition,
  message: StoredMessage,
  sender: Sender,
  wish: AttributeWish,
): Record<string, unknown> {
  const own = selectAttributes(message.attributes, wish.own);
  const system = Object.entries(systemAttributes(queue, message, sender));
  const wanted = system.filter(([name]) => wish.system.includes('All') || wish.system.includes(name));
  return {
    MessageId: message.id,
    ReceiptHandle: message.receiptHandle,
    Body: message.body,
    MD5OfBody: md5OfBody(message.body),
    Attributes: wanted.length > 0 ? Object.fromEntries(wanted) : undefined,
    MessageAttributes: Object.keys(own).length > 0 ? own : undefined,
    MD5OfMessageAttributes: md5OfAttributes(own),
  };
}

export function toRecord(
  queue: QueueDefinition,
  message: StoredMessage,
  sender: Sender & { region: string },
): SQSRecord {
  return {
    messageId: message.id,
    receiptHandle: message.receiptHandle,
    body: message.body,
    attributes: recordAttributes(queue, message, sender),
    messageAttributes: Object.fromEntries(
      Object.entries(message.attributes).map(([name, attribute]) => [
        name,
        {
          dataType: attribute.DataType as 'String' | 'Number' | 'Binary',
          ...(attribute.StringValue === undefined ? {} : { stringValue: attribute.StringValue }),
          ...(attribute.BinaryValue === undefined ? {} : { binaryValue: attribute.BinaryValue }),
          stringListValues: [],
          binaryListValues: [],
        },
      ]),
    ),
    md5OfBody: md5OfBody(message.body),
    eventSource: 'aws:sqs',
    eventSourceARN: queue.arn,
    awsRegion: sender.region,
  };
}

function recordAttributes(queue: QueueDefinition, message: StoredMessage, sender: Sender): SQSRecord['attributes'] {
  return { ...requiredAttributes(message, sender), ...systemAttributes(queue, message, sender) };
}

function systemAttributes(queue: QueueDefinition, message: StoredMessage, sender: Sender): Record<string, string> {
  const carried = Object.entries(message.systemAttributes).map(([name, value]) => [name, value.StringValue ?? '']);
  return {
    ...requiredAttributes(message, sender),
    ...(message.groupId === null ? {} : { MessageGroupId: message.groupId }),
    ...(message.deduplicationId === null ? {} : { MessageDeduplicationId: message.deduplicationId }),
    ...(queue.fifo ? { SequenceNumber: sequenceNumber(message.sequence) } : {}),
    ...(message.sourceArn === null ? {} : { DeadLetterQueueSourceArn: message.sourceArn }),
    ...Object.fromEntries(carried),
  };
}

function requiredAttributes(message: StoredMessage, sender: Sender) {
  return {
    SenderId: sender.account,
    SentTimestamp: String(message.sentAt),
    ApproximateReceiveCount: String(message.receiveCount),
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
  };
}
