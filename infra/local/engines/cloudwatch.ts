/**
 * Stand-in for the alarms of Amazon CloudWatch: DescribeAlarms and DescribeAlarmHistory, as far as they are used, over AWS
 * JSON 1.0. The alarms are those of the templates. What is measured are the errors of functions, which the small cloud
 * counts itself, and the figures that functions print; every other metric has no data, and alarms over it stay as they treat
 * that (not breaching). A state changes at the very second, where CloudWatch would see it within a minute.
 * Source: Amazon CloudWatch API reference, version 2010-08-01.
 */
import * as z from 'zod';
import { readJson, targetOperation, unknownOperation, writeJson } from './aws-json.ts';
import { alarmChanges, type AlarmDefinition, type StateChange } from './cloudwatch/alarm-changes.ts';
import { openFigureCounts, type FigureCounts } from './cloudwatch/figure-counts.ts';
import { figureKey, sumsOfLine } from './cloudwatch/metric-lines.ts';
import type { Clock, Engine, EngineRequest } from './engine.ts';

export type CloudWatchOptions = {
  /** The SQLite file, or `:memory:`. */
  file: string;
  clock: Clock;
  region: string;
  account: string;
  alarms: AlarmDefinition[];
};

export type CloudWatchEngine = Engine & {
  /** A function ended without an answer. */
  countError(functionName: string): void;
  /** A function printed a line, which may hold figures. */
  countLine(text: string): void;
};

type Watch = { alarms: AlarmDefinition[]; counts: FigureCounts; clock: Clock; startedAt: number };
type Operation = (request: EngineRequest, watch: Watch) => Record<string, unknown>;

const INVALID = 'InvalidParameterValue';
const paging = {
  AlarmTypes: z.tuple([z.literal('MetricAlarm')]),
  MaxRecords: z.int().min(1).max(100).default(50),
  NextToken: z.string().regex(/^\d+$/).optional(),
};
const alarmsRequest = z.strictObject({ ...paging, AlarmNamePrefix: z.string().min(1).max(255) });
const historyRequest = z.strictObject({
  ...paging,
  HistoryItemType: z.literal('StateUpdate'),
  /** Seconds since the epoch. */
  StartDate: z.number(),
  ScanBy: z.literal('TimestampDescending'),
});

const OPERATIONS: Record<string, Operation> = { DescribeAlarms: describeAlarms, DescribeAlarmHistory: describeHistory };

export function createCloudWatchEngine({ file, clock, region, account, alarms }: CloudWatchOptions): CloudWatchEngine {
  const counts = openFigureCounts(file);
  const watched = new Set(alarms.map(({ figure }) => figure));
  const count = (figure: string, sum: number): void => {
    if (watched.has(figure)) counts.add(figure, clock(), sum);
  };
  const watch: Watch = { alarms, counts, clock, startedAt: clock() };
  return {
    service: 'CLOUDWATCH',
    needs: (request) => {
      const { name } = findOperation(request);
      return [{ action: `cloudwatch:${name}`, resource: `arn:aws:cloudwatch:${region}:${account}:alarm:*` }];
    },
    handle: async (request, response) => {
      writeJson(response, findOperation(request).run(request, watch), 'application/x-amz-json-1.0');
    },
    close: () => counts.close(),
    countError: (functionName) => count(errorsOf(functionName), 1),
    countLine: (text) => {
      for (const { figure, sum } of sumsOfLine(text)) count(figure, sum);
    },
  };
}

function errorsOf(functionName: string): string {
  return figureKey({ namespace: 'AWS/Lambda', name: 'Errors', dimensions: { FunctionName: functionName } });
}

function findOperation(request: EngineRequest): { name: string; run: Operation } {
  const name = targetOperation(request, 'GraniteServiceVersion20100801');
  const run = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (!run) throw unknownOperation(name);
  return { name, run };
}

function describeAlarms(request: EngineRequest, watch: Watch): Record<string, unknown> {
  const { AlarmNamePrefix: prefix, ...page } = readJson(request, alarmsRequest, INVALID);
  const found = watch.alarms.filter(({ name }) => name.startsWith(prefix));
  const alarms = found.map((alarm) => {
    const last = changesOf(alarm, watch).at(-1);
    const since = seconds(last?.at ?? watch.startedAt);
    return {
      AlarmName: alarm.name,
      AlarmArn: alarm.arn,
      StateValue: last?.to ?? 'OK',
      StateUpdatedTimestamp: since,
      StateTransitionedTimestamp: since,
    };
  });
  return onePage('MetricAlarms', alarms, page);
}

function describeHistory(request: EngineRequest, watch: Watch): Record<string, unknown> {
  const { StartDate: start, ...page } = readJson(request, historyRequest, INVALID);
  const items = watch.alarms
    .flatMap((alarm) => changesOf(alarm, watch).map((change) => ({ alarm, change })))
    .filter(({ change }) => change.at >= start * 1_000)
    .sort((one, other) => other.change.at - one.change.at)
    .map(({ alarm, change }) => ({
      AlarmName: alarm.name,
      AlarmType: 'MetricAlarm',
      Timestamp: seconds(change.at),
      HistoryItemType: 'StateUpdate',
      HistorySummary: `Alarm updated from ${change.from} to ${change.to}`,
      HistoryData: JSON.stringify({
        version: '1.0',
        oldState: { stateValue: change.from },
        newState: { stateValue: change.to },
      }),
    }));
  return onePage('AlarmHistoryItems', items, page);
}

function changesOf(alarm: AlarmDefinition, { counts, clock }: Watch): StateChange[] {
  return alarmChanges(alarm, alarm.figure === undefined ? [] : counts.of(alarm.figure), clock());
}

function onePage(
  member: string,
  items: unknown[],
  { MaxRecords: size, NextToken: token = '0' }: { MaxRecords: number; NextToken?: string | undefined },
): Record<string, unknown> {
  const end = Number(token) + size;
  return { [member]: items.slice(Number(token), end), ...(end < items.length ? { NextToken: String(end) } : {}) };
}

const seconds = (milliseconds: number): number => milliseconds / 1_000;
