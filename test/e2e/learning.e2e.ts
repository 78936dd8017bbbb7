/** An agent of the demo's company learns a product: a test on a phone, each answer with its page. */
import { DEMO_PASSWORD } from '../../bin/demo/people.ts';
import { jonas } from '../../bin/demo/people/jonas.ts';
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { signIn, signInPath } from './kit/flows.ts';
import { say } from './kit/texts.ts';

test('a test asks one question a screen, shows where each answer stands, and ends with its result', async ({
  page,
}) => {
  await page.goto(signInPath);
  await signIn(page, { email: jonas.email, password: DEMO_PASSWORD }, say);
  await page.waitForURL(/\/app\//);
  await page.goto('/learning');
  await expect(page.getByRole('link', { name: 'Travel cover' })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Travel cover' }).click();
  await page.getByRole('link', { name: new RegExp(`${say('learning:begin')}|${say('learning:goOn')}`) }).click();

  const next = page.getByRole('button', { name: say('learning:next') });
  const toResult = page.getByRole('button', { name: say('learning:toResult') });
  for (let place = 1; !(await toResult.isVisible()); place += 1) {
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: say('learning:answer'), exact: true }).click();
    await expect(page.getByRole('figure')).toContainText('page');
    if (place === 1) await expectGoodScreen(page);
    await expect(next.or(toResult)).toBeVisible();
    if (await next.isVisible()) await next.click();
  }
  await toResult.click();

  await expect(page.getByText(/^\d of 6$/)).toBeVisible();
  await expectGoodScreen(page);
});
