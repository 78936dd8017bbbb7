/** The queue of a job, and the one for messages that failed five times. */
import { Duration, Validations } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

export type JobQueueProps = {
  stage: Stage;
  name: string;
  /** Of the function that works on the messages. */
  timeoutSeconds: number;
  key: IKey | undefined;
};

const MAX_RECEIVE_COUNT = 5;

/** A message stays hidden for six times as long as its function may run (AWS Lambda Developer Guide, SQS). */
const VISIBILITY_FACTOR = 6;

export const jobQueueName = (stage: string, job: string): string => `xpage-${stage}-${job}`;

export class JobQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, props: JobQueueProps) {
    super(scope, id);
    const { stage, name, key } = props;
    this.deadLetters = new DeadLetterQueue(this, 'DeadLetters', { stage, name, key }).queue;
    this.queue = new Queue(this, 'Queue', {
      queueName: jobQueueName(stage.name, name),
      visibilityTimeout: Duration.seconds(props.timeoutSeconds * VISIBILITY_FACTOR),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: MAX_RECEIVE_COUNT },
      enforceSSL: true,
      ...encryptionWith(key),
    });
  }
}

/** Takes what could not be done, for fourteen days; an alarm watches it. */
export class DeadLetterQueue extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, props: Omit<JobQueueProps, 'timeoutSeconds'>) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      queueName: `xpage-${props.stage.name}-${props.name}-failed`,
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
      ...encryptionWith(props.key),
    });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is the last stop itself; streams and schedules send to it without a queue before it.',
    });
  }
}

function encryptionWith(key: IKey | undefined) {
  return key
    ? { encryption: QueueEncryption.KMS, encryptionMasterKey: key }
    : { encryption: QueueEncryption.SQS_MANAGED };
}
