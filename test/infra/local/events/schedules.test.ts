import { describe, expect, onTestFinished, test } from 'vitest';
import { openEventState } from '../../../../infra/local/events/event-state.ts';
import { rotateDue } from '../../../../infra/local/events/rotation.ts';
import { parseSchedule } from '../../../../infra/local/events/schedule-expression.ts';
import { startScheduler, type Job } from '../../../../infra/local/events/schedules.ts';
import { poolOf } from '../fixtures/function-pool.ts';

const at = (text: string): number => Date.parse(text);

describe('a schedule is due when it should be', () => {
  test.each<[string, string, string, string, boolean]>([
    ['rate(5 minutes)', 'UTC', '2026-03-01T10:00:00Z', '2026-03-01T10:04:59Z', false],
    ['rate(5 minutes)', 'UTC', '2026-03-01T10:00:00Z', '2026-03-01T10:05:00Z', true],
    ['rate(1 day)', 'UTC', '2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z', true],
    ['cron(0 8 * * ? *)', 'UTC', '2026-03-01T07:00:00Z', '2026-03-01T07:59:59Z', false],
    ['cron(0 8 * * ? *)', 'UTC', '2026-03-01T07:00:00Z', '2026-03-01T08:00:00Z', true],
    ['cron(0 8 * * ? *)', 'UTC', '2026-03-01T08:00:00Z', '2026-03-01T09:00:00Z', false],
    ['cron(0 8 * * ? *)', 'Europe/Berlin', '2026-03-01T06:30:00Z', '2026-03-01T07:00:00Z', true],
    ['cron(0/15 9-17 ? * MON-FRI *)', 'UTC', '2026-03-02T09:31:00Z', '2026-03-02T09:45:00Z', true],
    ['cron(0/15 9-17 ? * MON-FRI *)', 'UTC', '2026-03-01T09:31:00Z', '2026-03-01T09:45:00Z', false],
    ['cron(30 0 1 JAN,JUL ? *)', 'UTC', '2026-06-30T12:00:00Z', '2026-07-01T01:00:00Z', true],
  ])('%s in %s, last %s, now %s', (expression, zone, lastRun, now, expected) => {
    expect(parseSchedule(expression, zone).isDue(at(lastRun), at(now))).toBe(expected);
  });

  test.each(['rate(0 minutes)', 'rate(5 weeks)', 'at(2026-01-01T00:00:00)', 'cron(0 8 * *)', 'cron(0 8 L * ? *)'])(
    '%s is refused',
    (expression) => {
      expect(() => parseSchedule(expression)).toThrow(/not understood|expected 6/);
    },
  );
});

function memory() {
  const state = openEventState(':memory:');
  onTestFinished(() => state.close());
  return state;
}

test('a job runs once each time that it is due by the clock, also after a jump', async () => {
  let now = at('2026-03-01T10:00:00Z');
  const runs: number[] = [];
  const job: Job = {
    id: 'sweep',
    schedule: parseSchedule('rate(1 minute)'),
    run: async (time) => void runs.push(time),
  };
  const scheduler = startScheduler({ jobs: [job], clock: () => now, state: memory(), onError: () => undefined });
  onTestFinished(() => scheduler.close());

  await scheduler.tick();
  now += 60_000;
  await scheduler.tick();
  await scheduler.tick();
  now += 10 * 24 * 60 * 60_000;
  await scheduler.tick();

  expect(runs).toEqual([at('2026-03-01T10:01:00Z'), at('2026-03-11T10:01:00Z')]);
});

test('a job that fails is told about and runs again when it is due again', async () => {
  let now = 0;
  let runs = 0;
  const errors: string[] = [];
  const run = async (): Promise<void> => {
    runs += 1;
    throw new Error('no luck');
  };
  const jobs: Job[] = [{ id: 'sweep', schedule: parseSchedule('rate(1 minute)'), run }];
  const scheduler = startScheduler({ jobs, clock: () => now, state: memory(), onError: (line) => errors.push(line) });
  onTestFinished(() => scheduler.close());

  for (let minute = 1; minute <= 2; minute += 1) {
    now = minute * 60_000;
    await scheduler.tick();
  }

  expect(runs).toBe(2);
  expect(errors).toEqual(['sweep: no luck', 'sweep: no luck']);
});

test('a secret is rotated at once in four steps with one token, then only when it is due', async () => {
  let now = 0;
  const pool = poolOf(
    'const seen = []; export const handler = async (event) => event.ask ? seen : void seen.push(event);',
    {},
    { maxInstances: () => 1 },
  );
  const rotation = {
    secretArn: 'arn:secret',
    functionArn: 'subject',
    schedule: parseSchedule('rate(30 days)'),
    startsAtOnce: true,
  };
  const options = { rotations: [rotation], pool, state: memory(), clock: () => now };
  await rotateDue(options);
  now += 29 * 24 * 60 * 60_000;
  await rotateDue(options);
  now += 24 * 60 * 60_000;

  await rotateDue(options);

  const seen = (await pool.invoke('subject', { event: { ask: true } })) as Record<string, string>[];
  const steps = ['createSecret', 'setSecret', 'testSecret', 'finishSecret'];
  expect(seen.map((event) => event['Step'])).toEqual([...steps, ...steps]);
  expect(new Set(seen.map((event) => event['ClientRequestToken'])).size).toBe(2);
});
