import { describe, expect, it } from 'vitest';
import { trialDaysLeft } from '../../../../web/app/shell/trial-days-left.ts';

const now = new Date('2026-01-01T12:00:00.000Z');

function daysUntil(trialEndsAt: string | null, isTrial = true): number | null {
  return trialDaysLeft({ id: 'individual', isTrial, trialEndsAt, paidUntil: null }, now);
}

describe('the days left of a trial', () => {
  it('count a day that has begun', () => {
    expect(daysUntil('2026-01-13T11:00:00.000Z')).toBe(12);
    expect(daysUntil('2026-01-01T12:00:01.000Z')).toBe(1);
  });

  it('are none once it is over', () => {
    expect(daysUntil('2026-01-01T12:00:00.000Z')).toBe(0);
    expect(daysUntil('2025-12-01T12:00:00.000Z')).toBe(0);
  });

  it('are not told without a trial', () => {
    expect(daysUntil(null)).toBeNull();
    expect(daysUntil('2026-01-13T11:00:00.000Z', false)).toBeNull();
  });
});
