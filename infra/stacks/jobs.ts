/** What follows a change or comes by the clock. After the site: publishing a page clears the edge's copies of it. */
import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { JobName } from '../../shared/model/resources.ts';
import { AppFunction } from '../constructs/app-function.ts';
import { DeadLetterQueue, JobQueue } from '../constructs/job-queue.ts';
import { OutboxDispatcher } from '../constructs/outbox-dispatcher.ts';
import { QueueJob } from '../constructs/queue-job.ts';
import { RepublishCall } from '../constructs/republish-call.ts';
import { ScheduledJob } from '../constructs/scheduled-job.ts';
import { SecretRotation } from '../constructs/secret-rotation.ts';
import type { Surroundings } from '../constructs/surroundings.ts';
import {
  drawFunction,
  jobFunctions,
  outboxDispatcherFunction,
  redeleteFunction,
  rotationFunction,
  scheduledFunctions,
  typesetFunction,
  unlockFunction,
} from '../functions.ts';

export class JobsStack extends Stack {
  readonly functions: AppFunction[];
  readonly deadLetters: Queue[];

  constructor(scope: Construct, id: string, props: StackProps & { around: Surroundings }) {
    super(scope, id, props);
    const { stage, key } = props.around;
    const queues = jobFunctions.map(({ job, timeoutSeconds }) => ({
      job,
      made: new JobQueue(this, `Queue-${job}`, { stage, name: job, timeoutSeconds, key }),
    }));
    const lost = new DeadLetterQueue(this, 'Lost', { stage, name: 'outbox', key }).queue;
    // Not with the outbox: its failures are sent again, these are only told of.
    const missedRuns = new DeadLetterQueue(this, 'MissedRuns', { stage, name: 'schedules', key }).queue;
    const byJob = Object.fromEntries(queues.map(({ job, made }) => [job, made.queue])) as Record<JobName, Queue>;
    const around = { ...props.around, queues: byJob };
    const queueJobs = jobFunctions.map(
      (settings) => new QueueJob(this, settings.name, { settings, queue: byJob[settings.job], around }),
    );
    this.functions = [
      ...queueJobs,
      new OutboxDispatcher(this, outboxDispatcherFunction.name, {
        settings: outboxDispatcherFunction,
        deadLetters: lost,
        around,
      }),
      ...scheduledFunctions.map(
        (settings) =>
          new ScheduledJob(this, settings.name, {
            settings,
            everyMinutes: settings.everyMinutes,
            deadLetters: missedRuns,
            around,
          }),
      ),
      new SecretRotation(this, rotationFunction.name, {
        settings: rotationFunction,
        secret: around.secrets[rotationFunction.secret],
        everyDays: rotationFunction.everyDays,
        around,
      }),
      new AppFunction(this, unlockFunction.name, { settings: unlockFunction, around }),
      new AppFunction(this, redeleteFunction.name, { settings: redeleteFunction, around }),
      new AppFunction(this, drawFunction.name, { settings: drawFunction, around }),
      new AppFunction(this, typesetFunction.name, { settings: typesetFunction, around }),
    ];
    const republishing = new RepublishCall(this, 'Republishing', { queue: byJob['publish-page'], around });
    // Pages are to be drawn by the functions of this deployment.
    republishing.node.addDependency(...queueJobs);
    this.deadLetters = [...queues.map(({ made }) => made.deadLetters), lost, missedRuns];
  }
}
