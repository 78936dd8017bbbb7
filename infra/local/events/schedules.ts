/** Runs what is due by the clock of the small cloud: schedules of the templates and its own sweeps. */
import * as z from 'zod';
import type { FunctionPool } from '../compute/function-pool.ts';
import type { Clock } from '../engines/engine.ts';
import { unlessFull } from '../full-disk.ts';
import type { Resource, Resources } from '../template/resources.ts';
import type { EventState } from './event-state.ts';
import { parseSchedule, type Schedule } from './schedule-expression.ts';

export type Job = {
  /** The same at every start. */
  id: string;
  schedule: Schedule;
  run(scheduledAt: number): Promise<unknown>;
};

export type Scheduler = {
  /** Looks at once for what is due; to be called after the clock was moved. Resolves when all of it has run. */
  tick(): Promise<void>;
  close(): Promise<void>;
};

export type SchedulerOptions = {
  jobs: Job[];
  clock: Clock;
  state: EventState;
  onError(line: string): void;
};

const TICK_MS = 1_000;

export function startScheduler({ jobs, clock, state, onError }: SchedulerOptions): Scheduler {
  const running = new Map<string, Promise<void>>();
  const runIfDue = (job: Job): Promise<void> | undefined => {
    const now = clock();
    const lastRun = state.get(keyOf(job));
    // The first interval starts when the job is first seen, and a clock that was moved back starts a new one.
    if (lastRun === undefined || lastRun > now) unlessFull(() => state.set(keyOf(job), now));
    else if (!running.has(job.id) && job.schedule.isDue(lastRun, now)) {
      // Not without a note of it: it would run again with each tick.
      if (!unlessFull(() => state.set(keyOf(job), now))) return undefined;
      const run = runJob(job, now, onError).finally(() => running.delete(job.id));
      running.set(job.id, run);
    }
    return running.get(job.id);
  };
  const tick = async (): Promise<void> => {
    await Promise.all(jobs.map(runIfDue));
  };
  void tick();
  const timer = setInterval(() => void tick(), TICK_MS);
  return {
    tick,
    close: async () => {
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}

async function runJob(job: Job, now: number, onError: (line: string) => void): Promise<void> {
  try {
    await job.run(now);
  } catch (error) {
    onError(`${job.id}: ${(error as Error).message}`);
  }
}

function keyOf(job: Job): string {
  return `schedule ${job.id}`;
}

const ScheduleSchema = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().default('UTC'),
  State: z.string().default('ENABLED'),
  Target: z.object({ Arn: z.string(), Input: z.string().default('{}') }),
});

/** The schedules of the templates; their targets are functions. */
export function readScheduledJobs(resources: Resources, pool: FunctionPool): Job[] {
  return resources.ofType('AWS::Scheduler::Schedule').flatMap((resource) => readJob(resource, pool));
}

function readJob(resource: Resource, pool: FunctionPool): Job[] {
  const { ScheduleExpression, ScheduleExpressionTimezone, State, Target } = ScheduleSchema.parse(resource.properties());
  if (State !== 'ENABLED') return [];
  // Fails the start when the target is no function of the templates.
  const { arn } = pool.definition(Target.Arn);
  return [
    {
      id: resource.where,
      schedule: parseSchedule(ScheduleExpression, ScheduleExpressionTimezone),
      run: (scheduledAt) => pool.invoke(arn, { event: readInput(Target.Input, scheduledAt) }),
    },
  ];
}

function readInput(input: string, scheduledAt: number): unknown {
  const time = new Date(scheduledAt).toISOString().replace(/\.\d+Z$/, 'Z');
  return JSON.parse(input.replaceAll('<aws.scheduler.scheduled-time>', time)) as unknown;
}
