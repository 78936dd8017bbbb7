/** Queues as the templates declare them. */
import * as z from 'zod';
import type { QueueDefinition } from '../engines/sqs/queue-definition.ts';
import { flag } from '../template/flag.ts';
import type { Resource, Resources } from '../template/resources.ts';

/** Defaults are those of CloudFormation, in seconds. */
const QueueSchema = z.object({
  VisibilityTimeout: z.coerce.number().default(30),
  MessageRetentionPeriod: z.coerce.number().default(345_600),
  DelaySeconds: z.coerce.number().default(0),
  FifoQueue: flag.default(false),
  ContentBasedDeduplication: flag.default(false),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number() }).optional(),
});

export function readQueues(resources: Resources): QueueDefinition[] {
  return resources.ofType('AWS::SQS::Queue').map(readQueue);
}

function readQueue(resource: Resource): QueueDefinition {
  const properties = QueueSchema.parse(resource.properties());
  const { RedrivePolicy: redrive } = properties;
  return {
    name: resource.name,
    arn: resource.attribute('Arn'),
    visibilitySeconds: properties.VisibilityTimeout,
    retentionSeconds: properties.MessageRetentionPeriod,
    delaySeconds: properties.DelaySeconds,
    fifo: properties.FifoQueue,
    contentBasedDeduplication: properties.ContentBasedDeduplication,
    ...(redrive
      ? { redrive: { deadLetterArn: redrive.deadLetterTargetArn, maxReceiveCount: redrive.maxReceiveCount } }
      : {}),
  };
}
