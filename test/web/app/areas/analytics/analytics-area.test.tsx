// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnalyticsArea } from '../../../../../web/app/areas/analytics/analytics-area.tsx';
import { findBusiestDay } from '../../../../../web/app/areas/analytics/busiest-day.tsx';
import { networkError } from '../../../../../web/lib/api/api-error.ts';
import { answer, callsTo, forgetCalls, later, seenCalls } from '../conversations/fake-api.ts';
import { account, renderScreen } from '../conversations/render-screen.tsx';
import { days, emptyStatistics, queries, statistics } from './sample-report.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

beforeEach(() => {
  forgetCalls();
  answer('getUserInfo', () => account);
  answer('getDailyUsageStatistics', () => statistics);
  answer('getUserQueries', () => ({ queries }));
  answer('getDataValue', () => ({ value: null, savedAt: null }));
  answer('saveDataValue', () => ({ savedAt: '2026-03-10T12:00:00.000Z' }));
});
afterEach(cleanup);

describe('AnalyticsArea', () => {
  it('asks for a week and shows the three figures in proportion', async () => {
    await renderScreen(<AnalyticsArea />, '/app/analytics');

    const views = await screen.findByRole('radio', { name: /Page views/ });
    expect((views as HTMLInputElement).checked).toBe(true);
    expect(views.closest('label')?.textContent).toBe('Page views1,249180 a day');
    expect(screen.getByRole('radio', { name: /Q&A answered/ }).closest('label')?.textContent).toBe(
      'Q&A answered42in 21 conversations',
    );
    expect(screen.getByRole('radio', { name: /Leads/ }).closest('label')?.textContent).toBe('Leads10.1% of page views');
    expect(callsTo('getDailyUsageStatistics')[0]?.input).toEqual({ days: 7 });
  });

  it('asks for the chosen window and keeps it in the address', async () => {
    const app = await renderScreen(<AnalyticsArea />, '/app/analytics');
    await screen.findByRole('slider');

    await userEvent.click(screen.getByRole('radio', { name: '28 days' }));

    expect(app.address()).toBe('/app/analytics?days=28');
    expect(callsTo('getDailyUsageStatistics').at(-1)?.input).toEqual({ days: 28 });
    expect(callsTo('getUserQueries').at(-1)?.input).toEqual({ days: 28 });
  });

  it('keeps the chosen window for the account, and starts with it on every device', async () => {
    await renderScreen(<AnalyticsArea />, '/app/analytics');
    await userEvent.click(await screen.findByRole('radio', { name: '28 days' }));
    expect(callsTo('saveDataValue').map(({ input }) => input)).toEqual([{ name: 'analytics.window', value: 28 }]);
    cleanup();
    seenCalls.length = 0;
    answer('getDataValue', () => ({ value: 28, savedAt: '2026-03-10T12:00:00.000Z' }));

    await renderScreen(<AnalyticsArea />, '/app/analytics');
    await screen.findByRole('slider');

    expect(screen.getByRole<HTMLInputElement>('radio', { name: '28 days' }).checked).toBe(true);
    expect(callsTo('getDailyUsageStatistics')[0]?.input).toEqual({ days: 28 });
  });

  it('is a week when the window chosen last is not known', async () => {
    answer('getDataValue', () => {
      throw networkError(new TypeError('Failed to fetch'));
    });
    await renderScreen(<AnalyticsArea />, '/app/analytics');
    await screen.findByRole('slider');

    expect(callsTo('getDailyUsageStatistics')[0]?.input).toEqual({ days: 7 });
  });

  it('keeps the last window on the screen, marked as busy, until the next one has come', async () => {
    const next = later<typeof statistics>();
    answer('getDailyUsageStatistics', ({ days: window }) => (window === 7 ? statistics : next.promise));
    await renderScreen(<AnalyticsArea />, '/app/analytics');
    const figure = await screen.findByText('1,249');

    await userEvent.click(screen.getByRole('radio', { name: '14 days' }));
    expect(figure.closest('[aria-busy="true"]')).not.toBeNull();

    next.give({ ...statistics, totals: { ...statistics.totals, views: 77 } });
    expect((await screen.findByText('77')).closest('[aria-busy="true"]')).toBeNull();
  });

  it('draws the figure that is chosen and says its best day in one line', async () => {
    const app = await renderScreen(<AnalyticsArea />, '/app/analytics');

    await userEvent.click(await screen.findByRole('radio', { name: /Leads/ }));

    expect(screen.getByRole('slider', { name: 'Leads per day' })).toBeTruthy();
    expect(screen.getByText('Best day for leads: Tuesday, March 3, with 1.')).toBeTruthy();
    expect(app.address()).toBe('/app/analytics?figure=leads');
  });

  it('lists the top questions with their counts and the total', async () => {
    await renderScreen(<AnalyticsArea />, '/app/analytics');

    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'What does a first session cost?asked 21 times21',
      'Where are you based?asked 7 times7',
    ]);
    expect(screen.getByText('42 Q&A in total')).toBeTruthy();
  });

  it("shows an example in the owner's name when nothing was counted", async () => {
    answer('getDailyUsageStatistics', () => emptyStatistics);
    answer('getUserQueries', () => ({ queries: [] }));
    await renderScreen(<AnalyticsArea />, '/app/analytics');

    expect(await screen.findByRole('heading', { name: 'Mara, your figures start with the first visit' })).toBeTruthy();
    expect(screen.getByText('Example')).toBeTruthy();
    expect(screen.getByText('Mara’s page in its first week')).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('says that it is loading', async () => {
    answer('getDailyUsageStatistics', () => later<typeof statistics>().promise);
    await renderScreen(<AnalyticsArea />, '/app/analytics');

    expect(screen.getByText('Loading your figures').closest('[role="status"]')).not.toBeNull();
  });

  it('shows why it failed, and the figures after trying again', async () => {
    answer('getDailyUsageStatistics', () => {
      throw networkError(new TypeError('Failed to fetch'));
    });
    await renderScreen(<AnalyticsArea />, '/app/analytics');
    expect((await screen.findByRole('alert')).textContent).toContain('Poor internet connection');

    answer('getDailyUsageStatistics', () => statistics);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('1,249')).toBeTruthy();
  });

  it('speaks Arabic', async () => {
    await renderScreen(<AnalyticsArea />, '/app/analytics', 'ar_ae');

    expect(await screen.findByRole('slider', { name: 'مشاهدات الصفحة في اليوم' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: '7 أيام' })).toBeTruthy();
  });
});

describe('findBusiestDay', () => {
  it('takes the latest of equal days and none when there was nothing', () => {
    const [first, second] = days;
    const equal = [first, second].map((day) => ({ ...day, views: 5 })) as typeof days;

    expect(findBusiestDay(equal, 'views')?.date).toBe('2026-03-02');
    expect(findBusiestDay(emptyStatistics.days, 'views')).toBeUndefined();
  });
});
