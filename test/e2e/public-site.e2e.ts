/** The site before sign-in, where it does more than stand there: the waiting list and the showcase. */
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { newEmail } from './kit/owners.ts';
import { mailTo } from './kit/system.ts';

test('an address joins the waiting list, is confirmed from its mailbox, and leaves again', async ({
  page,
  openBrowser,
  guard,
}) => {
  guard.allow(/404.*answerXlgWaitlist/);
  const email = newEmail();
  await page.goto('/waitlist');
  await expectGoodScreen(page);
  const join = page.getByRole('button', { name: 'Keep me a place' });
  await join.click();
  await expect(page.getByText('Please enter your email', { exact: true })).toBeVisible();
  await page.getByLabel('E-mail address').fill(email);
  await join.click();
  await expect(page.getByRole('heading', { name: 'Check your inbox.' })).toBeFocused();

  const mail = await mailTo(email, ({ subject }) => subject.includes('waiting list'));
  const linkTo = (answer: string): string => new RegExp(`http\\S+#${answer}=\\S+`).exec(mail.text)?.[0] ?? '';
  const mailbox = await openBrowser();
  await mailbox.goto(linkTo('join'));
  await expect(mailbox.getByRole('heading', { name: 'Your place is kept.' })).toBeVisible();

  await page.goto(linkTo('leave'));
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(page.getByRole('heading', { name: 'You have left the list.' })).toBeVisible();
  await mailbox.reload();
  await expect(mailbox.getByRole('heading', { name: 'This link has lapsed.' })).toBeVisible();
});

test('the showcase leads from all pages to those of an industry, to one, and to the page itself', async ({ page }) => {
  await page.goto('/showcase');
  await expect(page.locator('.entry')).toHaveCount(4);
  await expectGoodScreen(page);

  await page.getByRole('button', { name: 'Interior design', exact: true }).click();
  await expect(page.locator('.entry')).toHaveCount(1);
  await page.locator('.entry').click();
  await expect(page).toHaveURL(/\/showcase\/mara$/);
  await expect(page.getByRole('heading', { name: 'Mara Lindqvist' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Open page' }).click();
  await expect(page).toHaveURL(/\/mara$/);

  await page.goto('/showcase/mara/ar_ae');
  await expect(page.getByText('التصميم الداخلي')).toBeVisible();
  await expectGoodScreen(page);
});
