/** A queue as the template declares it. All durations are in seconds. */
export type QueueDefinition = {
  /** Ends with `.fifo` when `fifo` is set. */
  name: string;
  arn: string;
  /** How long a received message stays hidden from other consumers. */
  visibilitySeconds: number;
  /** How long a message is kept when nobody deletes it. */
  retentionSeconds: number;
  delaySeconds: number;
  /** Messages that were received `maxReceiveCount` times move to that queue instead of being received again. */
  redrive?: { deadLetterArn: string; maxReceiveCount: number };
  fifo?: boolean;
  /** FIFO only: a message without a deduplication id is known by the SHA-256 of its body. */
  contentBasedDeduplication?: boolean;
};

export type QueueCounts = {
  /** Ready to be received. */
  visible: number;
  /** Received and not yet deleted. */
  notVisible: number;
  /** Sent with a delay that has not ended. */
  delayed: number;
};
