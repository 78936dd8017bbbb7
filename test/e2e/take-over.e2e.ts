/** A visitor and the owner, each in a browser of their own. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { createLivePage } from './kit/owners.ts';
import { mailTo } from './kit/system.ts';
import { patternOf, say } from './kit/texts.ts';

test(
  'a visitor asks for a person, who takes over, writes, and hands back to the assistant',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    const { owner, agentName } = await createLivePage();
    await page.goto(`/${agentName}`);
    await page.getByRole('textbox', { name: say('page:page.question') }).fill('What does a lesson cost?');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log');
    await expect(log).toContainText('45 euros');

    await page.getByRole('button', { name: say('page:chat.person') }).click();
    await expect(log.getByText(patternOf(say('page:person.told')))).toBeVisible();
    await expect(log.getByText(patternOf(say('page:person.usual_other')))).toHaveCount(0);
    const { text } = await mailTo(owner.email, ({ subject }) => subject === 'A visitor wants to talk to you');
    expect(text).toContain('— What does a lesson cost?');

    const app = await openAs(owner);
    await app.goto('/app/page');
    await expect(app).toHaveTitle(/^\(1\) /);
    await app.getByRole('link', { name: say('app:waiting.open') }).click();
    await app.getByRole('button', { name: say('history:desk.takeOver') }).click();
    await expect(log.getByText(patternOf(say('page:person.joined')))).toBeVisible();
    const words = app.getByRole('textbox', { name: say('history:desk.message') });
    await words.fill('Hello, the first one is on me.');
    await words.press('Enter');
    await expect(log.getByText('Hello, the first one is on me.')).toBeVisible();

    await writeInChat(page, 'Lovely, see you on Monday.');
    await expect(app.getByText('Lovely, see you on Monday.')).toBeVisible();
    await expectGoodScreen(app);
    await expectAccessible(page);
    await app.getByRole('button', { name: say('history:desk.handBack') }).click();
    await expect(log.getByText(patternOf(say('page:person.left')))).toBeVisible();
    await expect(app).toHaveTitle(/^[^(]/);
    await writeInChat(page, 'What does a lesson cost?');

    await expect(lastOf(log)).toContainText('45 euros');
    await expect(log.locator('.says')).toHaveCount(2);
  },
);

async function writeInChat(page: Page, words: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('textbox', { name: say('page:chat.question') });
  await field.fill(words);
  await field.press('Enter');
}

function lastOf(log: Locator): Locator {
  return log.locator('.bubble').last();
}
