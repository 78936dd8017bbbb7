/** From what a visitor does to what the owner reads. */
import { expect, test } from './kit/fixtures.ts';
import { savePlace } from '../../shared/calls/landing-page.ts';
import { createLivePage, mustSucceed } from './kit/owners.ts';
import { client } from './kit/system.ts';
import { say } from './kit/texts.ts';

test('what a visitor opens is what the owner reads, and the owner’s own looks are not among it', async ({
  openBrowser,
  openAs,
}) => {
  const { owner, agentName } = await createLivePage();
  const api = await client();
  const place = await api.call(savePlace, { code: null, name: 'Shop window' }, { token: owner.tokens.idToken });
  mustSucceed(place);
  const visitor = await openBrowser();
  await visitor.goto(`/${agentName}?p=${place.data.place?.code}`);
  const isCounted = visitor.waitForResponse(/savePageClick$/);
  await visitor.locator('#links a[href^="mailto:"]').click();
  expect(await (await isCounted).json()).toMatchObject({ data: { counted: true } });

  const page = await openAs(owner);
  await page.goto('/app/page');
  await expect(page.getByRole('main')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('xpage-own-page'))).toBe(JSON.stringify(agentName));
  await page.goto(`/${agentName}`);
  await page.getByRole('button', { name: say('page:page.share'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');

  await page.goto('/app/analytics');
  const rowsOf = (title: string) => page.getByRole('region', { name: title }).locator('tbody tr');
  await expect(rowsOf(say('analytics:links.title'))).toHaveText([new RegExp(`${say('page:channels.email')}.*1.*100`)]);
  await expect(rowsOf(say('analytics:places.title'))).toHaveText([/Shop window.*1/]);
  await expect(rowsOf(say('analytics:sources.title'))).toHaveText([new RegExp(say('analytics:sources.place'))]);
  await expect(rowsOf(say('analytics:countries.title'))).toHaveText([/Sweden.*1/]);
  await expect(rowsOf(say('analytics:funnel.title')).first()).toHaveText(/1.*100/);
});
