// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DayChart } from '../../../../../web/app/areas/analytics/day-chart.tsx';
import { renderScreen } from '../conversations/render-screen.tsx';
import { days } from './sample-report.ts';

afterEach(cleanup);

const chart = (): HTMLElement => screen.getByRole('slider', { name: 'Page views per day' });

describe('the chart of the days', () => {
  it('is one stop for the keyboard and tells the chosen day, today at first', async () => {
    await renderScreen(<DayChart days={days} figure="views" />, '/app/analytics');

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();

    expect(document.activeElement).toBe(chart());
    expect(chart().getAttribute('aria-valuetext')).toBe('Saturday, March 7: 1,004 page views');
  });

  it('goes from day to day with the arrow keys and shows all figures of the day', async () => {
    await renderScreen(<DayChart days={days} figure="views" />, '/app/analytics');
    chart().focus();

    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');

    expect(chart().getAttribute('aria-valuetext')).toBe('Tuesday, March 3: 60 page views');
    expect(chart().textContent).toContain('Leads1');
  });

  it('follows the arrows the other way where time runs from right to left', async () => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration);
    await renderScreen(<DayChart days={days} figure="leads" />, '/app/analytics', 'ar_ae');
    const slider = screen.getByRole('slider', { hidden: true });
    slider.focus();

    await userEvent.keyboard('{ArrowRight}');

    expect(slider.getAttribute('aria-valuenow')).toBe('6');
  });

  it('has a table twin that holds every figure of every day and their sums', async () => {
    await renderScreen(<DayChart days={days} figure="views" />, '/app/analytics');

    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));

    const cells = screen.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    const format = (count: number): string => count.toLocaleString('en-US');
    expect(cells.slice(1, -1)).toEqual(
      days.map(({ views, visitors, clicks, conversations, questions, leads }) =>
        [views, visitors, clicks, conversations, questions, leads].map(format),
      ),
    );
    expect(cells.at(-1)).toEqual(['1,249', '1,179', '21', '21', '42', '1']);
    expect(screen.getByRole('table', { name: 'All figures per day' })).toBeTruthy();
  });

  it('goes back from the table to the chart', async () => {
    await renderScreen(<DayChart days={days} figure="views" />, '/app/analytics');

    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));

    expect(screen.queryByRole('table')).toBeNull();
    expect(chart()).toBeTruthy();
  });
});
