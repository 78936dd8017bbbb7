/** An agent's side of insurance: a referred application is decided, and the applicant goes on with the mail's link. */
import { quotes, saveQuestionJson } from '../../shared/calls/insurance-quote.ts';
import type { Page } from '@playwright/test';
import { connect } from './kit/agents.ts';
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { Buyer } from './kit/insurance.ts';
import { createLivePage, demoOwner, mustSucceed, newEmail, type LivePage, type Owner } from './kit/owners.ts';
import { client, mailTo } from './kit/system.ts';
import { patternOf, say, textsOf, type Say } from './kit/texts.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const inArabic = textsOf('ar_ae');

/** Skiing at 75, which the product refers. */
async function refer(agentName: string, email: string): Promise<{ applicationId: string; key: string }> {
  const api = await client();
  const answers = {
    answer: {
      ...{ trips: 'single', destinations: ['JP'], start: dayIn(20), end: dayIn(26) },
      ...{ extras: ['winterSports'], treatment: false },
    },
    applicant: { firstName: 'Ana', lastName: 'Lim', email, telephone: '+85251234567' },
    insured: [{ relation: 'self', birth: dayIn(-75 * 366) }],
  };
  const begun = await api.call(saveQuestionJson, {
    ...{ kind: 'begin', productCode: 'travel-hk', channelCode: 'harbour-vale', agentName, language: 'en_us' },
    ...{ answers, plan: 'standard' },
  });
  mustSucceed(begun);
  const opened = { applicationId: begun.data.application.applicationId, key: begun.data.key ?? '' };
  mustSucceed(await api.call(quotes, opened));
  return opened;
}

/** What the applicant sees until somebody has decided: why, what happens now, and the agent to ask. */
async function expectWaiting(page: Page, { fullName }: Owner, email: string, words: Say): Promise<void> {
  await expect(page.getByRole('heading', { name: words('insurance:referred.title') })).toBeVisible();
  await expect(page.getByText(words('insurance:referred.mail', { email }))).toBeVisible();
  await expect(page.getByRole('radio', { name: patternOf(words('insurance:pay.way.card')) })).toBeHidden();
  const agent = page.getByRole('complementary', { name: words('insurance:agent.yours') });
  const channel = words('insurance:agent.channel.whatsapp');
  await expect(
    agent.getByRole('link', { name: words('insurance:agent.write', { channel, name: fullName }) }),
  ).toBeVisible();
  await expectGoodScreen(page);
}

async function createInsuranceAgent(): Promise<LivePage> {
  const agent = await createLivePage();
  await connect(agent.owner, await demoOwner('nora'));
  return agent;
}

test('an agent sees a referred application, is reminded, and decides; the applicant goes on by the link of the mail', async ({
  openAs,
  openBrowser,
  isMobile,
}) => {
  test.slow();
  const { owner, agentName } = await createInsuranceAgent();
  const page = await openAs(owner);
  await page.goto('/app/insurance');
  await expect(page.getByText(say('agent-insurance:empty.mark'))).toBeVisible();
  await expectGoodScreen(page);

  const email = newEmail();
  const { applicationId, key } = await refer(agentName, email);
  const applicant = await openBrowser();
  await mailTo(owner.email, ({ text }) => text.includes(`/app/insurance/application/${applicationId}`));
  await page.goto('/app/insurance');
  const row = page.getByRole('listitem').filter({ hasText: 'Ana Lim' });
  await expect(row.getByText(say('agent-insurance:yours'), { exact: true })).toBeVisible();
  await expectGoodScreen(page);

  if (isMobile) {
    await row.getByRole('link', { name: 'Ana Lim' }).click();
    await page
      .getByRole('button', { name: patternOf(say('leads:reminder.label', { name: 'Ana Lim', time: '' }).trim()) })
      .click();
    await page.getByRole('button', { name: say('leads:reminder.tomorrow') }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: /Ana Lim .+/ })).toBeVisible();
    await page.goto('/app/insurance?lang=ar_ae');
    await expect(page.getByText(inArabic('agent-insurance:yours'), { exact: true })).toBeVisible();
    await expectGoodScreen(page);
    await applicant.goto(`/insurance/-/${applicationId}?lang=ar_ae#${key}`);
    await expectWaiting(applicant, owner, email, inArabic);
    return;
  }

  await applicant.goto(`/insurance/-/${applicationId}#${key}`);
  await expectWaiting(applicant, owner, email, say);

  await row.getByRole('link', { name: 'Ana Lim' }).click();
  await expect(page.getByText('ana', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: say('agent-insurance:decide.send.accept') }).click();
  await expect(page.getByText(say('agent-insurance:decide.reasonMissing'))).toBeVisible();
  await page.getByLabel(say('agent-insurance:decide.reason')).fill('She skis every week.');
  await page.getByLabel(patternOf(say('agent-insurance:decide.note'))).fill('Have a good trip!');
  await expectGoodScreen(page);
  await page.getByRole('button', { name: say('agent-insurance:decide.send.accept') }).click();
  await expect(page.getByText('She skis every week.')).toBeVisible();
  await expect(page.getByText(say('agent-insurance:status.accepted'), { exact: true })).toBeVisible();

  const mail = await mailTo(email, ({ text }) => text.includes('/insurance/-/'));
  expect(mail.text).toContain('Have a good trip!');
  const back = await openBrowser();
  await back.goto(/http\S+\/insurance\/-\/[\w-]{22}\?lang=\w{5}#[\w-]{43}/.exec(mail.text)?.[0] ?? '');
  await expect(back.getByRole('heading', { name: say('insurance:review.title') })).toBeVisible();
  expect(await new Buyer(back, { product: 'travel-hk', language: 'en_us' }).pay()).toMatch(/^TR/);

  await page.reload();
  await expect(page.getByText(say('agent-insurance:status.issued'), { exact: true })).toBeVisible();
});
