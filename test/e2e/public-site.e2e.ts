/** The site before sign-in, where it does more than stand there: the waiting list, the showcase, the page to try, prices. */
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { newEmail } from './kit/owners.ts';
import { mailTo } from './kit/system.ts';
import { textsOf } from './kit/texts.ts';

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

test(
  'the home page can be tried in Arabic, and what was begun there is the editor’s first draft',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/ar_ae');
    await expectGoodScreen(page);
    const say = textsOf('ar_ae');
    const phone = page.frameLocator('.demo iframe');
    await page.getByLabel(say('site:demo.name')).fill('هند المنصوري');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('هند المنصوري');
    await page.getByLabel(say('site:demo.about')).fill('أدرّب فرق العمل. تكلفة الجلسة الأولى 450 درهمًا.');
    await page.getByRole('radio', { name: say('editor-design:template.networking') }).check({ force: true });
    await expect(phone.locator('.badge')).toContainText('هند المنصوري');
    await expect(phone.locator('#about')).toContainText('450');
    await expectGoodScreen(page);

    await page.getByRole('button', { name: say('site:demo.question1') }).click();
    await expect(phone.getByRole('log')).toContainText('450');
    await phone.locator('.cite').click();
    await phone.getByRole('button', { name: say('page:chat.showOnPage') }).click();
    await expect(phone.locator('#about')).toBeFocused();

    await page.getByLabel(say('site:demo.work')).fill('مدربة');
    await page.getByRole('link', { name: say('site:demo.keep') }).click();
    await expect(page).toHaveURL(/x-id-sign-in/);
    const begun = await page.evaluate(() => sessionStorage.getItem('begun-page'));
    expect(JSON.parse(begun ?? '')).toMatchObject({ name: 'هند المنصوري', work: 'مدربة', template: 'networking' });
  },
);

test('prices are those of the country, and stay so in another language of the page', async ({ page, isMobile }) => {
  await page.goto('/pricing/de_de');
  await expect(page.locator('[data-of=monthly] [data-price=individual]')).toHaveText('12\u00a0€');
  await page.getByLabel(textsOf('de_de')('site:pricing.country')).selectOption('CH');
  await expect(page.locator('[data-of=monthly] [data-price=individual]')).toHaveText(/CHF/);
  await page.locator('.languages summary').click();
  await page.getByRole('link', { name: 'Français (France)' }).click();
  await expect(page).toHaveURL(/\/pricing\/fr_fr$/);
  await expect(page.locator('[data-of=monthly] [data-price=individual]')).toHaveText(/CHF/);
  if (isMobile) await page.locator('.more summary').click();
  await expect(page.getByRole('link', { name: textsOf('fr_fr')('site:frame.signIn') }).first()).toBeVisible();
  await expectGoodScreen(page);
});
