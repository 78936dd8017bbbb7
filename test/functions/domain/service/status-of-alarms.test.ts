import { describe, expect, test } from 'vitest';
import type { AlarmChange, AlarmState, AlarmValue } from '../../../../functions/domain/service/read-alarms.ts';
import { incidentsOf, statusOfParts } from '../../../../functions/domain/service/status-of-alarms.ts';
import {
  MAX_INCIDENTS,
  type ServicePart,
  serviceParts,
  type Trouble,
} from '../../../../shared/model/service-status.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 2, 9, minute));
const iso = (minute: number): string => at(minute).toISOString();

type About = { name?: string; part?: ServicePart; state?: Trouble };
const about = ({ name = 'one', part = 'payments', state = 'degraded' }: About) => ({
  name,
  meaning: { parts: [part], state },
});
const alarm = (value: AlarmValue, minute: number, of: About = {}): AlarmState => ({
  ...about(of),
  value,
  since: at(minute),
});
const change = (from: AlarmValue, to: AlarmValue, minute: number, of: About = {}): AlarmChange => ({
  ...about(of),
  from,
  to,
  at: at(minute),
});
const payments = (alarms: AlarmState[]) => statusOfParts(alarms).find(({ part }) => part === 'payments');

describe('statusOfParts', () => {
  test('names every part once, in their order', () => {
    expect(statusOfParts([]).map(({ part }) => part)).toEqual(serviceParts);
  });

  test.each([
    ['a part without alarms is not known', [], { state: 'unknown', since: null }],
    ['in order since the last alarm ended', [alarm('OK', 1), alarm('OK', 5)], { state: 'ok', since: iso(5) }],
    ['not known while one of them says nothing', [alarm('OK', 1), alarm('INSUFFICIENT_DATA', 2)], { state: 'unknown' }],
    [
      'as bad as the worst, since the first',
      [alarm('ALARM', 3), alarm('ALARM', 7, { state: 'down' }), alarm('INSUFFICIENT_DATA', 2)],
      { state: 'down', since: iso(3) },
    ],
  ])('%s', (_, alarms, expected) => {
    expect(payments(alarms)).toMatchObject({ part: 'payments', ...expected });
  });
});

describe('incidentsOf', () => {
  const incidents = (alarms: AlarmState[], changes: AlarmChange[]) => incidentsOf(alarms, changes, at(0));

  test('tells from when to when, in whatever order changes come', () => {
    expect(incidents([alarm('OK', 9)], [change('ALARM', 'OK', 9), change('OK', 'ALARM', 4)])).toEqual([
      { part: 'payments', state: 'degraded', startedAt: iso(4), endedAt: iso(9) },
    ]);
  });

  test('one that lasts has no end', () => {
    expect(incidents([alarm('ALARM', 4)], [change('OK', 'ALARM', 4)])).toMatchObject([
      { startedAt: iso(4), endedAt: null },
    ]);
  });

  test('one that began before anything is known, began then', () => {
    expect(incidents([alarm('OK', 9)], [change('ALARM', 'OK', 9)])).toMatchObject([
      { startedAt: iso(0), endedAt: iso(9) },
    ]);
  });

  test('what comes again soon, or from several alarms, is one, as bad as its worst', () => {
    const worse = { name: 'two', state: 'down' } as const;
    const changes = [
      change('OK', 'ALARM', 4),
      change('ALARM', 'OK', 9),
      change('OK', 'ALARM', 20, worse),
      change('ALARM', 'OK', 25, worse),
      change('OK', 'ALARM', 41),
      change('ALARM', 'OK', 46),
    ];

    expect(incidents([], changes)).toEqual([
      { part: 'payments', state: 'degraded', startedAt: iso(41), endedAt: iso(46) },
      { part: 'payments', state: 'down', startedAt: iso(4), endedAt: iso(25) },
    ]);
  });

  test('parts are told apart, and an alarm of several is told of each', () => {
    const both: AlarmChange = { ...change('ALARM', 'OK', 9), meaning: { parts: ['pages', 'messages'], state: 'down' } };

    expect(incidents([], [both]).map(({ part }) => part)).toEqual(['pages', 'messages']);
  });

  test('a first value is no incident', () => {
    expect(incidents([alarm('OK', 2)], [change('INSUFFICIENT_DATA', 'OK', 2)])).toEqual([]);
  });

  test(`tells the newest ${MAX_INCIDENTS}`, () => {
    const changes = Array.from({ length: MAX_INCIDENTS + 5 }, (_, index) => [
      change('OK', 'ALARM', index * 30),
      change('ALARM', 'OK', index * 30 + 5),
    ]).flat();
    const told = incidents([], changes);

    expect(told).toHaveLength(MAX_INCIDENTS);
    expect(told[0]).toMatchObject({ startedAt: iso((MAX_INCIDENTS + 4) * 30) });
  });
});
