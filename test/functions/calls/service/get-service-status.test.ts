import { CloudWatchClient, DescribeAlarmHistoryCommand, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { getServiceStatus } from '../../../../functions/calls/service/get-service-status.ts';
import { forgetServiceStatus } from '../../../../functions/domain/service/service-status.ts';
import { getServiceStatus as contract } from '../../../../shared/calls/service.ts';
import { serviceParts } from '../../../../shared/model/service-status.ts';
import { statusAlarmPrefix } from '../../../../shared/rules/status-alarm-name.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { useLog } from '../../../kit/log.ts';

const cloudWatch = mockClient(CloudWatchClient);
const log = useLog();
const prefix = statusAlarmPrefix(process.env['STAGE'] ?? '');
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const nameOf = (part: string): string => `${prefix}degraded-${part}-Errors-job-secret-name`;

const alarms = (ringing: string[] = []) =>
  serviceParts.map((part) => ({
    AlarmName: nameOf(part),
    StateValue: ringing.includes(part) ? ('ALARM' as const) : ('OK' as const),
    StateTransitionedTimestamp: minutesAgo(20),
  }));
const change = (name: string, from: string, to: string, at: Date) => ({
  AlarmName: name,
  Timestamp: at,
  HistoryData: JSON.stringify({ version: '1.0', oldState: { stateValue: from }, newState: { stateValue: to } }),
});
const ask = (secondsLater = 0) =>
  getServiceStatus({}, { ...callContext(), now: new Date(NOW.getTime() + secondsLater * 1_000) });

beforeEach(() => {
  forgetServiceStatus();
  cloudWatch.reset();
  cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: alarms() });
  cloudWatch.on(DescribeAlarmHistoryCommand).resolves({ AlarmHistoryItems: [] });
});

describe('getServiceStatus', () => {
  test('says that everything works, and since when', async () => {
    const status = await ask();

    expect(status.parts.map(({ state }) => state)).toEqual(serviceParts.map(() => 'ok'));
    expect(status).toMatchObject({ incidents: [], checkedAt: NOW.toISOString() });
    expect(status.parts[0]?.since).toBe(minutesAgo(20).toISOString());
  });

  test('tells of what rings and of what rang, on all pages of both lists, without a name of ours', async () => {
    const [first, ...others] = alarms(['payments']);
    cloudWatch
      .on(DescribeAlarmsCommand)
      .resolvesOnce({ MetricAlarms: [first ?? {}], NextToken: 'next' })
      .resolves({ MetricAlarms: others });
    cloudWatch
      .on(DescribeAlarmHistoryCommand)
      .resolvesOnce({
        AlarmHistoryItems: [change(nameOf('payments'), 'OK', 'ALARM', minutesAgo(20))],
        NextToken: 'next',
      })
      .resolves({
        AlarmHistoryItems: [
          change(nameOf('pages'), 'ALARM', 'OK', minutesAgo(60)),
          change(nameOf('pages'), 'OK', 'ALARM', minutesAgo(65)),
          { ...change('somebody-elses', 'OK', 'ALARM', minutesAgo(70)), HistoryData: 'of another form' },
        ],
      });
    const status = await ask();

    expect(status.parts.find(({ part }) => part === 'payments')).toEqual({
      part: 'payments',
      state: 'degraded',
      since: minutesAgo(20).toISOString(),
    });
    expect(status.incidents).toEqual([
      { part: 'payments', state: 'degraded', startedAt: minutesAgo(20).toISOString(), endedAt: null },
      {
        part: 'pages',
        state: 'degraded',
        startedAt: minutesAgo(65).toISOString(),
        endedAt: minutesAgo(60).toISOString(),
      },
    ]);
    expect(JSON.stringify(contract.output.parse(status))).not.toMatch(/secret-name|xpage/);
  });

  test('asks for the alarms of its stage alone, and for thirty days', async () => {
    await ask();

    expect(cloudWatch.commandCalls(DescribeAlarmsCommand)[0]?.args[0].input).toMatchObject({ AlarmNamePrefix: prefix });
    expect(cloudWatch.commandCalls(DescribeAlarmHistoryCommand)[0]?.args[0].input).toMatchObject({
      StartDate: minutesAgo(30 * 24 * 60),
    });
  });

  test('reads once a minute, also for many at once', async () => {
    await Promise.all([ask(), ask(), ask(59)]);
    expect(cloudWatch.commandCalls(DescribeAlarmsCommand)).toHaveLength(1);

    await ask(60);
    expect(cloudWatch.commandCalls(DescribeAlarmsCommand)).toHaveLength(2);
  });

  test('reads anew when the clock has gone back: what is old is not told until then', async () => {
    await ask();
    await ask(-3_600);

    expect(cloudWatch.commandCalls(DescribeAlarmsCommand)).toHaveLength(2);
  });

  test.each([
    ['the alarms cannot be read', () => cloudWatch.on(DescribeAlarmsCommand).rejects(new Error('Rate exceeded'))],
    ['their history cannot be read', () => cloudWatch.on(DescribeAlarmHistoryCommand).rejects(new Error('Away'))],
    [
      'they come in another form',
      () => cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: [{ AlarmName: nameOf('pages') }] }),
    ],
  ])('knows nothing while %s, and looks again soon', async (_, fail) => {
    fail();
    const status = await ask();

    expect(new Set(status.parts.map(({ state }) => state))).toEqual(new Set(['unknown']));
    expect(status.incidents).toBeNull();
    expect(contract.output.parse(status)).toEqual(status);
    expect(log().map(({ event }) => event)).toEqual(['status.unknown']);

    cloudWatch.reset();
    cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: alarms() });
    cloudWatch.on(DescribeAlarmHistoryCommand).resolves({ AlarmHistoryItems: [] });
    expect((await ask(9)).incidents).toBeNull();
    expect((await ask(10)).incidents).toEqual([]);
  });

  test('a stage without alarms is not known, never fine', async () => {
    cloudWatch.on(DescribeAlarmsCommand).resolves({ MetricAlarms: [] });

    expect(new Set((await ask()).parts.map(({ state }) => state))).toEqual(new Set(['unknown']));
  });
});
