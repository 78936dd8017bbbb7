import { describe, expect, it } from 'vitest';
import { readReportChoice, writeReportChoice } from '../../../../../web/app/areas/analytics/report-choice.ts';

describe('the choice in the address', () => {
  it('comes back as it was written', () => {
    const choice = { days: 14, figure: 'leads' } as const;

    expect(readReportChoice(writeReportChoice(choice))).toEqual(choice);
  });

  it.each(['', 'days=30&figure=clicks', 'days=-7'])('is no window, and page views, for "%s"', (search) => {
    expect(readReportChoice(new URLSearchParams(search))).toEqual({ days: null, figure: 'views' });
  });

  it('leaves out what was not chosen', () => {
    expect(writeReportChoice({ days: null, figure: 'views' }).toString()).toBe('');
  });
});
