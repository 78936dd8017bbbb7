// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnalyticsArea } from '../../../../../web/app/areas/analytics/analytics-area.tsx';
import { findBusiestDay } from '../../../../../web/app/areas/analytics/report-line.tsx';
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
    expect(views.closest('label')?.textContent).toBe('Page views1,249by 1,179 visitors');
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
    const figure = await screen.findByText('by 1,179 visitors');

    await userEvent.click(screen.getByRole('radio', { name: '14 days' }));
    expect(figure.closest('[aria-busy="true"]')).not.toBeNull();

    next.give({ ...statistics, totals: { ...statistics.totals, visitors: 77 } });
    expect((await screen.findByText('by 77 visitors')).closest('[aria-busy="true"]')).toBeNull();
  });

  it('draws the figure that is chosen and says its best day in one line', async () => {
    const app = await renderScreen(<AnalyticsArea />, '/app/analytics');

    await userEvent.click(await screen.findByRole('radio', { name: /Leads/ }));

    expect(screen.getByRole('slider', { name: 'Leads per day' })).toBeTruthy();
    expect(screen.getByText('The 7 days before had none. Best day for leads: Tuesday, March 3, with 1.')).toBeTruthy();
    expect(app.address()).toBe('/app/analytics?figure=leads');
  });

  it('lists the top questions with their counts and the total', async () => {
    await renderScreen(<AnalyticsArea />, '/app/analytics');

    expect(await rowsOf('Top 5 user queries')).toEqual([
      ['What does a first session cost?', '21', '50%'],
      ['Where are you based?', '7', '17%'],
    ]);
    expect(screen.getByText('42 Q&A in total')).toBeTruthy();
  });

  it('compares with the days before in words', async () => {
    await renderScreen(<AnalyticsArea />, '/app/analytics');

    expect(await screen.findByText(/^25% more than in the 7 days before \(1,000\)\. Busiest day: /)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Q&A/ }));
    expect(screen.getByText(/^5% fewer than in the 7 days before \(44\)\. Most curious day: /)).toBeTruthy();
  });

  it('names what was opened in the words of the owner, with its share of the visits', async () => {
    await renderScreen(<AnalyticsArea />, '/app/analytics');

    expect(await rowsOf('What visitors opened')).toEqual([
      ['Book a callCalendly', '12', '1%'],
      ['WhatsApp', '4', '0.3%'],
      ['No longer on your pageOffer', '3', '0.2%'],
      ['Shared your page', '2', '0.2%'],
    ]);
    expect(screen.getByText('1.6% of visits opened something')).toBeTruthy();
  });

  it('names sources, countries, devices and places; five first, the others on demand', async () => {
    await renderScreen(<AnalyticsArea />, '/app/analytics');

    expect((await rowsOf('Where they came from')).map(([name]) => name)).toEqual([
      'GoogleSearch',
      'Directly, or not known',
      'blog.example.orgWebsite',
      'letterCampaign',
      'QR code',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 6' }));
    expect((await rowsOf('Where they came from')).at(-1)).toEqual(['Other sites', '9', '0.7%']);
    expect(await rowsOf('Countries')).toEqual([
      ['Sweden', '1,000', '80%'],
      ['Not known', '249', '20%'],
    ]);
    expect((await rowsOf('Devices'))[0]).toEqual(['Phone or tablet', '900', '72%']);
    expect(await rowsOf('Places with your QR code')).toEqual([['shop1', '30', '100%']]);
  });

  it('follows visits to leads and says how well the assistant answered', async () => {
    await renderScreen(<AnalyticsArea />, '/app/analytics');

    expect(await rowsOf('From a visit to a lead')).toEqual([
      ['Visited your page', '1,249', '100%'],
      ['Talked to your assistant', '21', '1.7%'],
      ['Left their number', '1', '0.1%'],
    ]);
    expect((await rowsOf('How your assistant answered'))[0]).toEqual(['From what your page says', '35', '83%']);
  });

  it('says what will be there where nothing was counted, and speaks of places to those who have them', async () => {
    answer('getDailyUsageStatistics', () => ({ ...statistics, links: [], places: [] }));
    await renderScreen(<AnalyticsArea />, '/app/analytics');

    expect(await screen.findByText(/^Nothing was opened in these days\./)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Places with your QR code' })).toBeNull();
  });

  it('gives the days as a file for a spreadsheet', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
    await renderScreen(<AnalyticsArea />, '/app/analytics');
    await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));

    const lines = ((await saved[0]?.text()) ?? '').split('\r\n');
    expect(lines[0]).toBe('\uFEFFDay,Page views,Visitors,Link clicks,Conversations,Q&A answered,Leads');
    expect(lines[3]).toBe('2026-03-03,60,50,2,2,4,1');
    expect(lines).toHaveLength(1 + 7 + 1);
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

    expect(await screen.findByText('by 1,179 visitors')).toBeTruthy();
  });

  it('speaks Arabic', async () => {
    await renderScreen(<AnalyticsArea />, '/app/analytics', 'ar_ae');

    expect(await screen.findByRole('slider', { name: 'مشاهدات الصفحة في اليوم' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: '7 أيام' })).toBeTruthy();
  });
});

/** The cells of a card's table, without its head. */
async function rowsOf(title: string): Promise<string[][]> {
  const table = within(await screen.findByRole('region', { name: title })).getByRole('table');
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

describe('findBusiestDay', () => {
  it('takes the latest of equal days and none when there was nothing', () => {
    const [first, second] = days;
    const equal = [first, second].map((day) => ({ ...day, views: 5 })) as typeof days;

    expect(findBusiestDay(equal, 'views')?.date).toBe('2026-03-02');
    expect(findBusiestDay(emptyStatistics.days, 'views')).toBeUndefined();
  });
});
