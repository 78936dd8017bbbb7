import { describe, expect, it } from 'vitest';
import { reminderPresets } from '../../../../../web/app/areas/leads/reminder-presets.ts';
import { fromFieldValue, toFieldValue } from '../../../../../web/lib/field-moment.ts';

const presets = (zone: string, now: string) =>
  Object.fromEntries(reminderPresets(zone, new Date(now)).map(({ name, at }) => [name, at.toISOString()]));

describe('the moments that are offered', () => {
  it('are of the owner’s clocks', () => {
    // Tuesday, 19:30 in New York.
    expect(presets('America/New_York', '2026-03-10T23:30:00.000Z')).toEqual({
      hour: '2026-03-11T00:30:00.000Z',
      tomorrow: '2026-03-11T13:00:00.000Z',
      monday: '2026-03-16T13:00:00.000Z',
    });
  });

  it('are at nine also when the clocks change in between', () => {
    expect(presets('Europe/Stockholm', '2026-03-28T12:00:00.000Z')).toMatchObject({
      tomorrow: '2026-03-29T07:00:00.000Z',
      monday: '2026-03-30T07:00:00.000Z',
    });
  });

  it('name the Monday of next week on a Monday, and it once on a Sunday', () => {
    expect(presets('UTC', '2026-03-09T12:00:00.000Z')).toMatchObject({ monday: '2026-03-16T09:00:00.000Z' });
    expect(presets('UTC', '2026-03-15T12:00:00.000Z')).toEqual({
      hour: '2026-03-15T13:00:00.000Z',
      tomorrow: '2026-03-16T09:00:00.000Z',
    });
  });
});

it('a field for date and time speaks of the owner’s clocks', () => {
  const at = new Date('2026-03-10T08:15:00.000Z');

  expect(toFieldValue('Asia/Kathmandu', at)).toBe('2026-03-10T14:00');
  expect(fromFieldValue('Asia/Kathmandu', '2026-03-10T14:00')).toEqual(at);
  expect(fromFieldValue('UTC', '')).toBeNull();
});
