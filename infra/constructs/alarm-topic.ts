/**
 * Where alarms go: a topic that mails them on. Its messages are encrypted, so its key must let alarms and budgets write.
 */
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { removalPolicyOf } from './removal-policy.ts';

const senders = ['cloudwatch', 'budgets'].map((name) => new ServicePrincipal(`${name}.amazonaws.com`));

export class AlarmTopic extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    const conditions = { StringEquals: { 'aws:SourceAccount': stage.account } };
    const key = new Key(this, 'Key', {
      description: `Alarms of the stage ${stage.name}`,
      enableKeyRotation: true,
      removalPolicy: removalPolicyOf(stage),
    });
    key.addToResourcePolicy(
      new PolicyStatement({
        principals: senders,
        actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
        resources: ['*'],
        conditions,
      }),
    );
    this.topic = new Topic(this, 'Topic', {
      topicName: `xpage-${stage.name}-alarms`,
      masterKey: key,
      enforceSSL: true,
    });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: senders,
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions,
      }),
    );
    this.topic.addSubscription(new EmailSubscription(stage.alarmAddress));
  }
}
