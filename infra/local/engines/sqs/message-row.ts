/** A message as the store keeps it. Times are milliseconds since the epoch. */
import * as z from 'zod';
import { messageAttributes, type MessageAttributes } from './message-attributes.ts';

export type StoredMessage = {
  /** Grows with each message sent to any queue. */
  sequence: number;
  id: string;
  body: string;
  attributes: MessageAttributes;
  systemAttributes: MessageAttributes;
  sentAt: number;
  receiptHandle: string;
  receiveCount: number;
  firstReceivedAt: number | null;
  groupId: string | null;
  deduplicationId: string | null;
  /** The queue that it came from, once it is a dead letter. */
  sourceArn: string | null;
};

const row = z.object({
  sequence: z.number(),
  id: z.string(),
  body: z.string(),
  attributes: z.string(),
  system_attributes: z.string(),
  sent_at: z.number(),
  receipt: z.string().nullable(),
  receive_count: z.number(),
  first_received_at: z.number().nullable(),
  group_id: z.string().nullable(),
  deduplication_id: z.string().nullable(),
  source_arn: z.string().nullable(),
});

export function parseRow(raw: unknown): StoredMessage {
  const found = row.parse(raw);
  return {
    sequence: found.sequence,
    id: found.id,
    body: found.body,
    attributes: messageAttributes.parse(JSON.parse(found.attributes)),
    systemAttributes: messageAttributes.parse(JSON.parse(found.system_attributes)),
    sentAt: found.sent_at,
    receiptHandle: found.receipt ?? '',
    receiveCount: found.receive_count,
    firstReceivedAt: found.first_received_at,
    groupId: found.group_id,
    deduplicationId: found.deduplication_id,
    sourceArn: found.source_arn,
  };
}
