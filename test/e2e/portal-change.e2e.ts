/** A customer changes the cover of a policy on a phone: sees what it costs more, pays it, and finds the new schedule. */
import { expectGoodScreen } from './kit/checks.ts';
import { textOf } from './kit/checkout.ts';
import { createCustomer } from './kit/customers.ts';
import { expect, test } from './kit/fixtures.ts';
import { Buyer } from './kit/insurance.ts';
import { newEmail, PASSWORD } from './kit/owners.ts';
import { buyTrip } from './kit/policies.ts';
import { mailTo } from './kit/system.ts';
import { patternOf, say } from './kit/texts.ts';

test('a plan is changed and paid for, and stands in the new documents', async ({ page }) => {
  const email = newEmail();
  await createCustomer(email, 'en_us');
  const { policyNumber } = await buyTrip(email, 'en_us');
  await mailTo(email, ({ subject }) => subject.includes(policyNumber));
  await page.goto('/portal');
  await page.getByLabel(say('portal:email')).fill(email);
  await page.getByLabel(say('account:password.label'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('account:password.enter') }).click();
  await page.getByRole('link', { name: new RegExp(policyNumber) }).click();

  await page.getByRole('button', { name: say('policies:policy.amend') }).click();
  await expect(page.getByRole('heading', { name: say('insurance:amend.reviewTitle') })).toBeVisible();
  await expect(page.getByText(patternOf(say('insurance:amend.banner')))).toContainText(policyNumber);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: say('insurance:review.changePlan') }).click();
  const buyer = new Buyer(page, { product: 'travel-hk', language: 'en_us' });
  await expect(page.getByText(say('insurance:amend.yours'))).toBeVisible();
  await expectGoodScreen(page);
  await buyer.plan('premier');

  await expect(page.getByRole('heading', { name: say('insurance:amend.reviewTitle') })).toBeVisible();
  await expect(page.getByText(say('insurance:amend.title'))).toBeVisible();
  await page.getByText(say('insurance:amend.how')).click();
  await expect(page.getByRole('rowheader', { name: say('insurance:amend.due') })).toBeVisible();
  await expectGoodScreen(page);
  await buyer.order('test');
  await expect(page.getByRole('heading', { name: say('insurance:amend.doneTitle') })).toBeVisible();
  await expectGoodScreen(page);
  await mailTo(email, ({ subject, text }) => `${subject} ${text}`.includes(policyNumber) && /chang/i.test(subject));

  await page.getByRole('link', { name: say('insurance:amend.open') }).click();
  await expect(page.getByText(new RegExp(`^${say('policies:policy.event.changed')} · `))).toBeVisible();
  const saved = page.waitForEvent('download');
  const title = say('policies:policy.document.schedule');
  await page.getByRole('button', { name: say('policies:policy.open', { name: title }) }).click();
  expect(await textOf(await saved)).toContain('Changedon');
});
