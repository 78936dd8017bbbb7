import { expect, test } from 'vitest';
import { responseTimes, serviceConstants, type ResponseTime } from '../../../shared/legal/service-constants.ts';
import { plans, type PlanId } from '../../../shared/model/account.ts';

const SUPPORT_HOURS_A_DAY = 9;
const hoursOf = ({ amount, unit }: ResponseTime): number => amount * (unit === 'days' ? SUPPORT_HOURS_A_DAY : 1);

test('the plans with document chat, and no others, are answered in the shorter of the two times', () => {
  const { free } = responseTimes;
  for (const [id, { features }] of Object.entries(plans)) {
    const times = responseTimes[id as PlanId];
    const isFaster = hoursOf(times.critical) < hoursOf(free.critical) && hoursOf(times.high) < hoursOf(free.high);
    expect(isFaster, id).toBe(features.includes('document-chat'));
  }
});

test('what is more urgent is answered sooner on every plan', () => {
  for (const { critical, high, general } of Object.values(responseTimes)) {
    expect(hoursOf(critical)).toBeLessThan(hoursOf(high));
    expect(hoursOf(high)).toBeLessThan(hoursOf(general));
  }
});

test('support is there for the hours of the specifications', () => {
  expect(serviceConstants.support).toEqual({
    ...{ days: 'Monday to Friday', from: '09:00', until: '18:00', timeZone: 'GMT' },
  });
});
