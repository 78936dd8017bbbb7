/** What owners come back for: leads, conversations, figures, settings, plan. */
import type { Page } from '@playwright/test';
import { saveQuoteRequest } from '../../shared/calls/landing-page.ts';
import { expect, test } from './kit/fixtures.ts';
import { createLivePage, demoOwner, mustSucceed } from './kit/owners.ts';
import { client } from './kit/system.ts';
import { patternOf, say, textsOf } from './kit/texts.ts';

const LEADS = 23;
const PAGE_SIZE = 20;

test('leads are searched, filtered, moved on and back, noted down, and there are more of them', async ({ openAs }) => {
  const { owner, agentName } = await createLivePage();
  await leaveNumbers(agentName, LEADS);
  const page = await openAs(owner);
  await page.goto('/app/leads');
  const rows = page.getByRole('main').locator('li[aria-labelledby^=lead-]');

  await expect(rows).toHaveCount(PAGE_SIZE);
  await page.getByRole('button', { name: say('leads:showMore') }).click();
  await expect(rows).toHaveCount(LEADS);
  await expect(page.getByText(say('leads:count_other').replace(/\{\{.*?\}\}/, String(LEADS)))).toBeVisible();

  await page.getByLabel(say('leads:filter.search')).fill('Visitor Seven');
  await expect(rows).toHaveCount(1);
  await page.getByLabel(say('leads:status.label', { name: 'Visitor Seven' })).selectOption('contacted');
  await page.getByRole('button', { name: say('leads:status.undo') }).click();
  await expect(page.getByLabel(say('leads:status.label', { name: 'Visitor Seven' }))).toHaveValue('new');
  await page.getByLabel(say('leads:status.label', { name: 'Visitor Seven' })).selectOption('done');
  await page.getByLabel(say('leads:note.label', { name: 'Visitor Seven' })).fill('Wants Fridays.');
  await expect(rows.getByText(say('app:save.saved'), { exact: true })).toBeVisible();

  await page.goto('/app/leads?status=done');
  await expect(rows).toHaveCount(1);
  await expect(page.getByLabel(say('leads:note.label', { name: 'Visitor Seven' }))).toHaveValue('Wants Fridays.');
  await page.getByRole('radio', { name: say('leads:filter.contacted') }).click();
  await expect(page.getByText(say('leads:nothing.title'))).toBeVisible();
  await page.getByRole('button', { name: say('leads:nothing.clear') }).click();
  await expect(rows).toHaveCount(PAGE_SIZE);
});

const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

async function leaveNumbers(agentName: string, count: number): Promise<void> {
  const api = await client();
  for (let place = 1; place <= count; place += 1) {
    const request = {
      agentName,
      name: `Visitor ${numbers[place - 1] ?? `Number ${place}`}`,
      phone: `+4670123${String(4_000 + place)}`,
      country: 'SE',
      consentText: 'I may be called.',
      openedAt: Date.now() - 60_000,
    };
    mustSucceed(await api.call(saveQuoteRequest, request));
  }
}

test('conversations are searched, ordered and read with the source of every sentence', async ({ openAs, isMobile }) => {
  const page = await openAs(await demoOwner('mara'));
  await page.goto('/app/history');
  const rows = page.getByRole('main').locator('li a[href*="conversation="]');
  await expect(rows).toHaveCount(PAGE_SIZE);
  const newest = await rows.first().getAttribute('href');

  await page.getByRole('button', { name: say('history:showMore') }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(PAGE_SIZE);
  await page.getByLabel(say('history:filter.order')).selectOption('oldest');
  await expect(rows.first()).not.toHaveAttribute('href', newest ?? '');
  await page.getByLabel(say('history:filter.order')).selectOption('newest');
  await expect(rows.first()).toHaveAttribute('href', newest ?? '');

  await page.getByLabel(say('history:filter.search')).fill('gardens');
  await page.getByRole('button', { name: say('history:filter.open'), exact: true }).click();
  await page.getByRole('button', { name: say('history:filter.apply') }).click();
  await page.waitForURL(/text=gardens/);
  await expect.poll(() => rows.count()).toBeLessThan(PAGE_SIZE);
  await rows.first().click();
  await expect(page.getByRole('article').getByText('Do you also do gardens?')).toBeVisible();
  await expect(page.getByText(say('history:kind.no_answer')).first()).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: say('history:back') }).click();
  await expect(rows.first()).toBeVisible();

  await page.getByLabel(say('history:filter.search')).fill('xylophone');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('history:nothing.title'))).toBeVisible();
  await page.getByRole('button', { name: say('history:nothing.clear') }).click();
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(PAGE_SIZE);
});

test('figures of 7, 14 and 28 days add up in the chart’s table, with the top five questions', async ({ openAs }) => {
  const page = await openAs(await demoOwner('mara'));
  await page.goto('/app/analytics');
  const totals: number[] = [];
  for (const days of [7, 14, 28]) {
    await page.getByRole('radio', { name: `${days} days` }).click();
    await showTable(page);
    const chart = page.getByRole('figure');
    await expect(chart.locator('tbody tr')).toHaveCount(days);
    const cells = await chart.locator('tbody tr td:nth-of-type(1)').allTextContents();
    const sum = cells.reduce((total, cell) => total + numberIn(cell), 0);
    const total = numberIn((await chart.locator('tfoot td').first().textContent()) ?? '');
    expect(total).toBe(sum);
    const figure = page.getByRole('radio', { name: new RegExp(`^${say('analytics:figures.views')}`) });
    await expect(figure).toHaveAccessibleName(new RegExp(total.toLocaleString('en-US')));
    totals.push(total);
  }
  expect(totals[0]).toBeLessThan(totals[1] ?? 0);
  expect(totals[1]).toBeLessThan(totals[2] ?? 0);
  await expect(page.getByRole('region', { name: say('analytics:queries.title') }).locator('tbody tr')).toHaveCount(5);
});

async function showTable(page: Page): Promise<void> {
  const asTable = page.getByRole('button', { name: say('analytics:chart.showTable') });
  const asChart = page.getByRole('button', { name: say('analytics:chart.showChart') });
  await expect(asTable.or(asChart)).toBeVisible();
  if (await asTable.isVisible()) await asTable.click();
}

const numberIn = (text: string): number => Number(text.replaceAll(/\D/g, ''));

test('another language in the settings turns the app around, and it stays', async ({ openAs }) => {
  const { owner } = await createLivePage();
  const page = await openAs(owner);
  await page.goto('/app/settings');
  const language = page.getByLabel(say('app:language'), { exact: true });
  await language.fill('Arabic');
  await page.getByRole('option', { name: 'العربية (الإمارات)' }).click();

  const arabic = textsOf('ar_ae');
  await expect(page.getByRole('heading', { name: arabic('settings:account.title'), level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto('/app/leads');
  await expect(page.getByRole('heading', { name: arabic('leads:title'), level: 1 })).toBeVisible();

  await page.goto('/app/settings');
  await page.getByLabel(arabic('app:language'), { exact: true }).fill('Deutsch (Deutschland)');
  await page.getByRole('option', { name: 'Deutsch (Deutschland)' }).click();
  await expect(page.getByRole('heading', { name: textsOf('de_de')('settings:account.title'), level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the plan is shown with its end, and the way to keep it', async ({ openAs }) => {
  const { owner } = await createLivePage();
  const page = await openAs(owner);

  await page.goto('/app/plan');

  await expect(page.getByText(patternOf(say('billing:standing.trialEnds')))).toBeVisible();
  const keep = say('billing:plan.act.keep', { plan: say('app:plan.individual'), cycle: say('billing:cycle.monthly') });
  await expect(page.getByRole('link', { name: keep })).toBeVisible();
  await expect(page.getByText(patternOf(say('app:trial.left_other')))).toBeVisible();
});

test('the assistant’s settings are saved, judged, and tried out without being counted', async ({
  openAs,
  isMobile,
  guard,
}) => {
  guard.allow(/422.*insertAiAssistant|400.*insertAiAssistant/);
  const { owner } = await createLivePage();
  const page = await openAs(owner);
  await page.goto('/app/assistant');
  await page.getByLabel(say('assistant:manner.name')).fill('Tilda');
  await expect(page.getByText(patternOf(say('app:save.secondsAgo_other')))).toBeVisible();
  await page.getByLabel(say('assistant:setup.profession')).fill('asdf qwer');
  await page.getByLabel(say('assistant:setup.industry')).fill('xxx');
  await page.getByRole('button', { name: say('assistant:setup.save') }).click();
  await expect(page.getByText(patternOf(say('errors:setup_unclear')))).toBeVisible();

  if (isMobile) await page.getByRole('button', { name: say('assistant:try.pill') }).click();
  await page.getByLabel(say('assistant:try.placeholder')).fill('What does a lesson cost?');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('45 euros');
  await log
    .getByRole('button', { name: patternOf(say('assistant:try.source')) })
    .first()
    .click();
  await expect(log.locator('blockquote')).toContainText('45 euros');
  await page.reload();
  await expect(page.getByLabel(say('assistant:manner.name'))).toHaveValue('Tilda');
  await expect(page.getByText(say('assistant:usage.count', { used: 0, limit: '10,000' }))).toBeVisible();
});
