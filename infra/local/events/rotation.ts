/**
 * Rotates secrets: at once when one was never rotated, then by its schedule.
 * Source: Secrets Manager user guide, "Lambda rotation functions" (the four steps).
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { FunctionPool } from '../compute/function-pool.ts';
import type { Clock } from '../engines/engine.ts';
import type { Resource, Resources } from '../template/resources.ts';
import { flag } from '../template/flag.ts';
import type { EventState } from './event-state.ts';
import { parseSchedule, type Schedule } from './schedule-expression.ts';
import type { Job } from './schedules.ts';

export type Rotation = { secretArn: string; functionArn: string; schedule: Schedule; startsAtOnce: boolean };

export type RotationOptions = { rotations: Rotation[]; pool: FunctionPool; state: EventState; clock: Clock };

const STEPS = ['createSecret', 'setSecret', 'testSecret', 'finishSecret'];

const ScheduleSchema = z.object({
  SecretId: z.string(),
  RotationLambdaARN: z.string(),
  RotateImmediatelyOnUpdate: flag.default(true),
  RotationRules: z.object({
    AutomaticallyAfterDays: z.coerce.number().optional(),
    ScheduleExpression: z.string().optional(),
  }),
});

export function readRotations(resources: Resources): Rotation[] {
  return resources.ofType('AWS::SecretsManager::RotationSchedule').map(readRotation);
}

function readRotation(resource: Resource): Rotation {
  const properties = ScheduleSchema.parse(resource.properties());
  const { AutomaticallyAfterDays, ScheduleExpression } = properties.RotationRules;
  return {
    secretArn: properties.SecretId,
    functionArn: properties.RotationLambdaARN,
    schedule: parseSchedule(ScheduleExpression ?? `rate(${AutomaticallyAfterDays} days)`),
    startsAtOnce: properties.RotateImmediatelyOnUpdate,
  };
}

/** Rotates what is due, one secret after the other. Throws when a step fails; the secret is then tried again later. */
export async function rotateDue({ rotations, pool, state, clock }: RotationOptions): Promise<void> {
  for (const rotation of rotations) {
    const key = `rotation ${rotation.secretArn}`;
    const now = clock();
    const lastRun = state.get(key);
    if (lastRun === undefined && !rotation.startsAtOnce) state.set(key, now);
    const isDue = lastRun === undefined ? rotation.startsAtOnce : rotation.schedule.isDue(lastRun, now);
    if (!isDue) continue;
    await rotate(rotation, pool);
    state.set(key, now);
  }
}

async function rotate({ secretArn, functionArn }: Rotation, pool: FunctionPool): Promise<void> {
  const token = randomUUID();
  for (const step of STEPS) {
    await pool.invoke(functionArn, { event: { Step: step, SecretId: secretArn, ClientRequestToken: token } });
  }
}

/** Looks every minute whether a secret is due. */
export function rotationJob(options: RotationOptions): Job {
  return { id: 'rotation of secrets', schedule: parseSchedule('rate(1 minute)'), run: () => rotateDue(options) };
}
