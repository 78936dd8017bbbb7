/** A job that works on the messages of its queue; what fails comes again alone, not with its batch. */
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { QueueFunctionSettings } from '../functions.ts';
import { AppFunction } from './app-function.ts';
import { MIN_SOURCE_CONCURRENCY, type Stage } from '../stages.ts';
import { keyStatements } from './key-statements.ts';
import type { Surroundings } from './surroundings.ts';

export type QueueJobProps = { settings: QueueFunctionSettings; queue: IQueue; around: Surroundings };

export class QueueJob extends AppFunction {
  constructor(scope: Construct, id: string, { settings, queue, around }: QueueJobProps) {
    super(scope, id, { settings, around, job: settings.job });
    this.handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ChangeMessageVisibility'],
        resources: [queue.queueArn],
      }),
    );
    // What failed comes again soon, not when the whole visibility timeout is over.
    this.handler.addEnvironment('OWN_QUEUE', queue.queueUrl);
    for (const statement of keyStatements(around.key, 'read')) this.handler.addToRolePolicy(statement);
    new EventSourceMapping(this, 'Messages', {
      target: this.handler,
      eventSourceArn: queue.queueArn,
      batchSize: settings.batchSize,
      reportBatchItemFailures: true,
      ...maxConcurrencyOf(settings, around.stage),
    });
  }
}

/**
 * As many messages at once as the function has instances set aside. A queue that hands out more has them refused, and each refusal
 * counts as a failed try: messages that nobody has looked at would end among the dead letters.
 * @throws when fewer instances are set aside than an event source may be limited to
 */
function maxConcurrencyOf({ name, maxConcurrency }: QueueFunctionSettings, stage: Stage): { maxConcurrency?: number } {
  const reserved = stage.reservedConcurrency[name];
  // The small cloud lets messages wait for an instance.
  if (reserved === undefined || stage.local) return maxConcurrency === undefined ? {} : { maxConcurrency };
  if (reserved < MIN_SOURCE_CONCURRENCY) {
    throw new Error(
      `${name} has ${reserved} instance set aside. Its queue hands out ${MIN_SOURCE_CONCURRENCY} messages at least: set aside as many.`,
    );
  }
  return { maxConcurrency: Math.min(reserved, maxConcurrency ?? reserved) };
}
