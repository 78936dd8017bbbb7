/** The stage's alarms that users are told of, as CloudWatch knows them: how each is now, and what it did before. */
import {
  type AlarmHistoryItem,
  CloudWatchClient,
  DescribeAlarmHistoryCommand,
  DescribeAlarmsCommand,
  type MetricAlarm,
} from '@aws-sdk/client-cloudwatch';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { type AlarmMeaning, meaningOfAlarm, statusAlarmPrefix } from '../../../shared/rules/status-alarm-name.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';

export const needs: StoreNeeds = { alarms: true };

const AlarmValue = z.enum(['OK', 'ALARM', 'INSUFFICIENT_DATA']);
export type AlarmValue = z.infer<typeof AlarmValue>;

export type AlarmState = { name: string; meaning: AlarmMeaning; value: AlarmValue; since: Date };
export type AlarmChange = { name: string; meaning: AlarmMeaning; from: AlarmValue; to: AlarmValue; at: Date };

/** Visitors wait for it: it answers soon, or not at all. */
const client = new CloudWatchClient({
  ...clientDefaults,
  maxAttempts: 2,
  requestHandler: { ...clientDefaults.requestHandler, requestTimeout: 3_000 },
});

/** Of both operations, in one answer. */
const PAGE_SIZE = 100;
/** A thousand changes: what is older is not told. */
const MAX_HISTORY_PAGES = 10;

const Names = z.object({ AlarmName: z.string() });
const State = Names.extend({ StateValue: AlarmValue, StateTransitionedTimestamp: z.date() });
const Item = Names.extend({ Timestamp: z.date(), HistoryData: z.string() });
/** The form of `HistoryData` (CloudWatch API reference, AlarmHistoryItem, and its examples). */
const HistoryData = z.object({
  oldState: z.object({ stateValue: AlarmValue }),
  newState: z.object({ stateValue: AlarmValue }),
});

/** Throws what the client throws, and where CloudWatch answers in another form. */
export async function readAlarms(): Promise<AlarmState[]> {
  const alarms: MetricAlarm[] = [];
  let token: string | undefined;
  do {
    const page = await client.send(
      new DescribeAlarmsCommand({
        AlarmNamePrefix: statusAlarmPrefix(environment.stage()),
        AlarmTypes: ['MetricAlarm'],
        MaxRecords: PAGE_SIZE,
        NextToken: token,
      }),
    );
    alarms.push(...(page.MetricAlarms ?? []));
    token = page.NextToken;
  } while (token !== undefined);
  return alarms.flatMap((alarm) => {
    const { AlarmName: name, StateValue: value, StateTransitionedTimestamp: since } = State.parse(alarm);
    const meaning = meaningOfAlarm(environment.stage(), name);
    return meaning ? [{ name, meaning, value, since }] : [];
  });
}

/** Changes of state since a moment, the newest first. Throws like `readAlarms`. */
export async function readAlarmChanges(since: Date): Promise<AlarmChange[]> {
  const items: AlarmHistoryItem[] = [];
  let token: string | undefined;
  for (let pages = 0; pages === 0 || (token !== undefined && pages < MAX_HISTORY_PAGES); pages++) {
    const page: { AlarmHistoryItems?: AlarmHistoryItem[] | undefined; NextToken?: string | undefined } =
      await client.send(
        new DescribeAlarmHistoryCommand({
          AlarmTypes: ['MetricAlarm'],
          HistoryItemType: 'StateUpdate',
          StartDate: since,
          ScanBy: 'TimestampDescending',
          MaxRecords: PAGE_SIZE,
          NextToken: token,
        }),
      );
    items.push(...(page.AlarmHistoryItems ?? []));
    token = page.NextToken;
  }
  return items.flatMap(toChange);
}

/** The history is that of all alarms of the account, so others are left out. */
function toChange(item: AlarmHistoryItem): AlarmChange[] {
  const meaning = meaningOfAlarm(environment.stage(), item.AlarmName ?? '');
  if (meaning === null) return [];
  const { AlarmName: name, Timestamp: at, HistoryData: data } = Item.parse(item);
  const { oldState, newState } = HistoryData.parse(JSON.parse(data));
  return [{ name, meaning, at, from: oldState.stateValue, to: newState.stateValue }];
}
