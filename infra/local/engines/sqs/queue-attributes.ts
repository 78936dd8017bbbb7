import type { QueueCounts, QueueDefinition } from './queue-definition.ts';
import { MAX_MESSAGE_BYTES } from './send-request.ts';

/** What GetQueueAttributes can tell about a queue; all values are text, as on the wire. */
export function queueAttributes(queue: QueueDefinition, counts: QueueCounts): Record<string, string> {
  return {
    QueueArn: queue.arn,
    ApproximateNumberOfMessages: String(counts.visible),
    ApproximateNumberOfMessagesNotVisible: String(counts.notVisible),
    ApproximateNumberOfMessagesDelayed: String(counts.delayed),
    VisibilityTimeout: String(queue.visibilitySeconds),
    MessageRetentionPeriod: String(queue.retentionSeconds),
    DelaySeconds: String(queue.delaySeconds),
    MaximumMessageSize: String(MAX_MESSAGE_BYTES),
    ...(queue.redrive ? { RedrivePolicy: redrivePolicy(queue.redrive) } : {}),
    ...(queue.fifo
      ? { FifoQueue: 'true', ContentBasedDeduplication: String(queue.contentBasedDeduplication ?? false) }
      : {}),
  };
}

function redrivePolicy(redrive: NonNullable<QueueDefinition['redrive']>): string {
  return JSON.stringify({ deadLetterTargetArn: redrive.deadLetterArn, maxReceiveCount: redrive.maxReceiveCount });
}
