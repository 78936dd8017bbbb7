import { describe, expect, it } from 'vitest';
import { readReportChoice, writeReportChoice } from '../../../../../web/app/areas/analytics/report-choice.ts';

describe('the choice in the address', () => {
  it('comes back as it was written', () => {
    const choice = { days: 14, figure: 'leads' } as const;

    expect(readReportChoice(writeReportChoice(choice))).toEqual(choice);
  });

  it.each(['', 'days=30&figure=clicks', 'days=-7'])('is a week of page views for "%s"', (search) => {
    expect(readReportChoice(new URLSearchParams(search))).toEqual({ days: 7, figure: 'views' });
  });

  it('leaves the usual choice out', () => {
    expect(writeReportChoice({ days: 7, figure: 'views' }).toString()).toBe('');
  });
});
