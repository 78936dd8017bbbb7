/**
 * A job that runs by the clock. The scheduler only hands the event to Lambda, so its own dead-letter queue never hears of a run
 * that failed: Lambda is told where to put those.
 */
import { Duration } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { FunctionSettings } from '../functions.ts';
import { EventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { AppFunction } from './app-function.ts';
import { keyStatements } from './key-statements.ts';
import type { Surroundings } from './surroundings.ts';

export type ScheduledJobProps = {
  settings: FunctionSettings;
  everyMinutes: number;
  deadLetters: IQueue;
  around: Surroundings;
};

export class ScheduledJob extends AppFunction {
  constructor(scope: Construct, id: string, { settings, everyMinutes, deadLetters, around }: ScheduledJobProps) {
    super(scope, id, { settings, around });
    this.keepFailures(around, everyMinutes, deadLetters);
    new Schedule(this, 'Schedule', {
      scheduleName: `xpage-${around.stage.name}-${settings.name}`,
      schedule: ScheduleExpression.rate(Duration.minutes(everyMinutes)),
      target: new LambdaInvoke(this.handler, {
        role: this.makeSchedulerRole(around, deadLetters),
        deadLetterQueue: deadLetters,
        // The next run does what this one missed.
        retryAttempts: 0,
        maxEventAge: Duration.minutes(everyMinutes),
      }),
    });
  }

  /** In the name of the function: what it may not send is lost without a word. */
  private keepFailures({ key }: Surroundings, everyMinutes: number, deadLetters: IQueue): void {
    this.handler.addToRolePolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }),
    );
    for (const statement of keyStatements(key, 'write')) this.handler.addToRolePolicy(statement);
    new EventInvokeConfig(this, 'Failures', {
      function: this.handler,
      // The next run does what this one missed.
      retryAttempts: 0,
      maxEventAge: Duration.minutes(everyMinutes),
      onFailure: { bind: () => ({ destination: deadLetters.queueArn }) },
    });
  }

  private makeSchedulerRole({ stage, key }: Surroundings, deadLetters: IQueue): Role {
    const role = new Role(this, 'SchedulerRole', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': stage.account } },
      }),
      description: `EventBridge Scheduler starts ${this.settings.name}`,
    });
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }));
    for (const statement of keyStatements(key, 'write')) role.addToPolicy(statement);
    return role;
  }
}
