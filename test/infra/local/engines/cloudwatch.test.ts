import {
  CloudWatchClient,
  DescribeAlarmHistoryCommand,
  DescribeAlarmsCommand,
  DescribeAnomalyDetectorsCommand,
} from '@aws-sdk/client-cloudwatch';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CloudWatchEngine, createCloudWatchEngine } from '../../../../infra/local/engines/cloudwatch.ts';
import { figureKey } from '../../../../infra/local/engines/cloudwatch/metric-lines.ts';
import { openFigureCounts } from '../../../../infra/local/engines/cloudwatch/figure-counts.ts';
import type { Need } from '../../../../infra/local/engines/engine.ts';
import { serveEngine } from '../../../../infra/local/engines/serve-engine.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { sdkConfig } from './sdk-config.ts';

const MINUTE = 60_000;
const start = Date.UTC(2026, 0, 2, 9);
const prefix = 'xpage-local-status-';

let now: number;
let needs: Need[];
let engine: CloudWatchEngine;
let served: Awaited<ReturnType<typeof serveEngine>>;
let client: CloudWatchClient;

const alarm = (name: string, figure?: string, threshold = 0) => ({
  name: `${prefix}${name}`,
  arn: `arn:aws:cloudwatch:ap-southeast-1:000000000000:alarm:${prefix}${name}`,
  threshold,
  periodMs: 5 * MINUTE,
  ...(figure ? { figure } : {}),
});
const errorsOf = (functionName: string): string =>
  figureKey({ namespace: 'AWS/Lambda', name: 'Errors', dimensions: { FunctionName: functionName } });
const lost = figureKey({ namespace: 'xpage', name: 'Lost', dimensions: { stage: 'local' } });

/** As a function prints a figure. */
const line = (name: string, value: number): string =>
  JSON.stringify({
    _aws: { CloudWatchMetrics: [{ Namespace: 'xpage', Dimensions: [['stage']], Metrics: [{ Name: name }] }] },
    stage: 'local',
    [name]: value,
  });

beforeEach(async () => {
  now = start;
  needs = [];
  engine = createCloudWatchEngine({
    file: ':memory:',
    clock: () => now,
    region: 'ap-southeast-1',
    account: '000000000000',
    alarms: [
      alarm('a', errorsOf('xpage-local-billing')),
      alarm('b', errorsOf('xpage-local-agent')),
      alarm('c', lost, 2),
    ],
  });
  served = await serveEngine(engine, 0, { authorize: (_keyId, asked) => needs.push(...asked) });
  client = new CloudWatchClient(sdkConfig(served.url));
});
afterEach(() => served.close());

const describeAlarms = (more: object = {}) =>
  client.send(new DescribeAlarmsCommand({ AlarmNamePrefix: prefix, AlarmTypes: ['MetricAlarm'], ...more }));
const states = async () =>
  ((await describeAlarms()).MetricAlarms ?? []).map(({ StateValue, StateTransitionedTimestamp }) => [
    StateValue,
    StateTransitionedTimestamp?.getTime(),
  ]);
const history = (more: object = {}) =>
  client.send(
    new DescribeAlarmHistoryCommand({
      AlarmTypes: ['MetricAlarm'],
      HistoryItemType: 'StateUpdate',
      StartDate: new Date(start - MINUTE),
      ScanBy: 'TimestampDescending',
      ...more,
    }),
  );

describe('the local CloudWatch', () => {
  test('has the alarms of the templates, which are OK until something fails', async () => {
    expect(await states()).toEqual([
      ['OK', start],
      ['OK', start],
      ['OK', start],
    ]);
    expect((await describeAlarms({ AlarmNamePrefix: 'xpage-prod-' })).MetricAlarms).toEqual([]);
  });

  test('an alarm rings from an error of its function until a period without one, and no other does', async () => {
    now = start + MINUTE;
    engine.countError('xpage-local-billing');
    now = start + 4 * MINUTE;
    engine.countError('xpage-local-billing');
    expect(await states()).toEqual([
      ['ALARM', start + MINUTE],
      ['OK', start],
      ['OK', start],
    ]);

    now = start + 9 * MINUTE;
    expect((await states())[0]).toEqual(['OK', start + 9 * MINUTE]);
  });

  test('an alarm on a figure of ours counts what functions print of it, within its period', async () => {
    engine.countLine(line('Lost', 1));
    engine.countLine(line('Found', 9));
    engine.countLine('{"level":"info","event":"job.done"}');
    now = start + 4 * MINUTE;
    engine.countLine(line('Lost', 1));
    expect((await states())[2]).toEqual(['OK', start]);

    engine.countLine(line('Lost', 1));
    expect((await states())[2]).toEqual(['ALARM', start + 4 * MINUTE]);

    now = start + 5 * MINUTE;
    expect((await states())[2]).toEqual(['OK', start + 5 * MINUTE]);
  });

  test('keeps what was counted over a start, and forgets it after thirty days', async () => {
    const file = join(temporaryFolder(), 'cloudwatch.sqlite');
    const counts = openFigureCounts(file);
    counts.add(lost, start, 1);
    counts.add(lost, start + 10, 2);
    counts.close();
    counts.add(lost, start + 20, 4);
    const again = openFigureCounts(file);

    expect(again.of(lost)).toEqual([{ at: start, count: 3 }]);
    again.add(lost, start + 31 * 24 * 60 * MINUTE, 1);
    expect(again.of(lost)).toEqual([{ at: start + 31 * 24 * 60 * MINUTE, count: 1 }]);
    again.close();
  });

  test('tells what alarms did, the newest first, from a moment on', async () => {
    engine.countError('xpage-local-billing');
    now = start + 20 * MINUTE;
    engine.countError('xpage-local-agent');
    const { AlarmHistoryItems: items = [] } = await history();

    expect(items.map(({ AlarmName, Timestamp }) => [AlarmName, Timestamp?.getTime()])).toEqual([
      [`${prefix}b`, start + 20 * MINUTE],
      [`${prefix}a`, start + 5 * MINUTE],
      [`${prefix}a`, start],
    ]);
    expect(JSON.parse(items[1]?.HistoryData ?? '')).toMatchObject({
      oldState: { stateValue: 'ALARM' },
      newState: { stateValue: 'OK' },
    });
    expect((await history({ StartDate: new Date(start + 6 * MINUTE) })).AlarmHistoryItems).toHaveLength(1);
  });

  test('gives its lists in pages', async () => {
    const first = await describeAlarms({ MaxRecords: 2 });
    const second = await describeAlarms({ MaxRecords: 2, NextToken: first.NextToken });

    expect([first.MetricAlarms?.length, second.MetricAlarms?.length, second.NextToken]).toEqual([2, 1, undefined]);
  });

  test('wants the right to read all alarms of the account', async () => {
    await describeAlarms();
    await history();

    const resource = 'arn:aws:cloudwatch:ap-southeast-1:000000000000:alarm:*';
    expect(needs).toEqual([
      { action: 'cloudwatch:DescribeAlarms', resource },
      { action: 'cloudwatch:DescribeAlarmHistory', resource },
    ]);
  });

  test('knows nothing else', async () => {
    await expect(client.send(new DescribeAnomalyDetectorsCommand({}))).rejects.toMatchObject({
      name: 'UnknownOperationException',
    });
    await expect(describeAlarms({ StateValue: 'OK' })).rejects.toMatchObject({
      name: 'InvalidParameterValueException',
    });
  });
});
