/** Tells people when something is wrong or expensive; on one machine nobody is told, but the status page still is. */
import { Stack, type StackProps } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import { Alarms } from '../constructs/alarms.ts';
import { addApiAlarms } from '../constructs/api-alarms.ts';
import type { AppFunction } from '../constructs/app-function.ts';
import { addSecurityAlarms } from '../constructs/security-alarms.ts';
import { SpendingWatch } from '../constructs/spending-watch.ts';
import { addQueueAlarms, addServiceAlarms } from '../constructs/work-alarms.ts';
import type { Stage } from '../stages.ts';

export type WatchStackProps = StackProps & {
  stage: Stage;
  api: RestApi;
  functions: readonly AppFunction[];
  deadLetters: readonly Queue[];
};

export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, props: WatchStackProps) {
    super(scope, id, props);
    const { stage } = props;
    const topic = stage.local ? undefined : new AlarmTopic(this, 'AlarmTopic', { stage }).topic;
    const alarms = new Alarms(this, 'Alarms', { stage, ...(topic ? { topic } : {}) });
    addApiAlarms(alarms, props.api, props.functions);
    addQueueAlarms(alarms, props.deadLetters);
    addServiceAlarms(alarms, stage);
    addSecurityAlarms(alarms, stage);
    if (topic) new SpendingWatch(this, 'Spending', { stage, topic });
  }
}
