/** A job that works on the messages of its queue; what fails comes again alone, not with its batch. */
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { QueueFunctionSettings } from '../functions.ts';
import { AppFunction } from './app-function.ts';
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
      ...(settings.maxConcurrency === undefined ? {} : { maxConcurrency: settings.maxConcurrency }),
    });
  }
}
