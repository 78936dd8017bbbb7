/** Has all live pages drawn anew when a deployment brought other pages (docs/decisions/0010-republish-after-deploy.md). */
import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import { Construct } from 'constructs';
import { pageFingerprint } from '../page-fingerprint.ts';
import { keyStatements } from './key-statements.ts';
import { KeptLogs } from './kept-logs.ts';
import { acknowledgeLibraryRuntime, makeLibraryRole } from './library-function.ts';
import type { Surroundings } from './surroundings.ts';

export type RepublishCallProps = { queue: IQueue; around: Surroundings };

/** CloudFront needs minutes to bring new headers everywhere: pages must not be there before their script's hash. */
const HEAD_START = Duration.minutes(10);

/** Made when a template first has it and whenever it changes: the message holds the fingerprint of the pages. */
export class RepublishCall extends Construct {
  constructor(scope: Construct, id: string, { queue, around }: RepublishCallProps) {
    super(scope, id);
    const { stage, key, buildRoot } = around;
    const logs = new KeptLogs(this, 'Logs', { name: `/aws/lambda/xpage-${stage.name}-republish-call`, key }).group;
    const message = {
      id: `deployment-${pageFingerprint(buildRoot, stage)}`,
      table: 'pages',
      payload: { action: 'republish-all' },
    };
    new AwsCustomResource(this, 'Call', {
      onUpdate: {
        service: '@aws-sdk/client-sqs',
        action: 'SendMessageCommand',
        parameters: {
          QueueUrl: queue.queueUrl,
          MessageBody: JSON.stringify(message),
          DelaySeconds: stage.local ? 0 : HEAD_START.toSeconds(),
        },
        physicalResourceId: PhysicalResourceId.of('republish-all'),
      },
      policy: AwsCustomResourcePolicy.fromStatements([
        new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }),
        ...keyStatements(key, 'write'),
      ]),
      role: makeLibraryRole(this, logs, 'Asks for all pages to be drawn anew at deployment'),
      logGroup: logs,
      installLatestAwsSdk: false,
    });
    acknowledgeLibraryRuntime(Stack.of(this));
  }
}
