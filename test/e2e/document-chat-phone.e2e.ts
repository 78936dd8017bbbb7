/** The editor of document chat is one for computers: phones are told so, and help to get there. */
import { expectAccessible, expectGoodScreen, expectUnclipped } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { createOwner } from './kit/owners.ts';
import { mailTo } from './kit/system.ts';
import { say, textsOf } from './kit/texts.ts';

const inArabic = textsOf('ar_ae');

test(
  'a phone says in both directions that the editor needs a computer, and sends the link by mail',
  { tag: '@phone' },
  async ({ openAs }) => {
    const owner = await createOwner();
    const page = await openAs(owner);
    await page.goto('/product-talk');
    await expect(page.getByRole('heading', { name: say('document-chat:computer.title') })).toBeVisible();
    await expectGoodScreen(page);
    await page.goto('/product-talk?lang=ar_ae');
    await expect(page.getByRole('heading', { name: inArabic('document-chat:computer.title') })).toBeVisible();
    await expectUnclipped(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: inArabic('document-chat:computer.send') }).click();

    await expect(page.getByRole('heading', { name: inArabic('document-chat:computer.sentTitle') })).toBeVisible();
    await mailTo(owner.email, ({ text }) => text.includes('/product-talk'));
  },
);
