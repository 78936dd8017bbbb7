/** The design of a page: what the owner chooses is what visitors get, and every step can be taken back. */
import { expect, test } from './kit/fixtures.ts';
import { createOwner, fillPage, publish } from './kit/owners.ts';
import { say } from './kit/texts.ts';

test('a font of the library is drawn to visitors from the page itself, small and without a shift', async ({
  openAs,
  openBrowser,
}) => {
  const owner = await createOwner();
  const agentName = await fillPage(owner, { displayName: 'Zoë Ångström' });
  const page = await openAs(owner);
  await page.goto('/app/design');
  await page.getByRole('button', { name: new RegExp(`^${say('editor-design:font.name')}:`) }).click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/insertDesign') && response.ok());
  await page.getByRole('radio', { name: 'Fraunces' }).check({ force: true });
  await saved;
  await publish(owner);

  const visitor = await openBrowser();
  await visitor.goto(`/${agentName}`);
  await visitor.evaluate(() => document.fonts.ready);

  const name = visitor.getByRole('heading', { level: 1 });
  const family = await name.evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0] ?? '');
  expect(await visitor.evaluate((first) => document.fonts.check(`600 40px ${first}`, 'Zoë Ångström'), family)).toBe(
    true,
  );
  expect(family).toBe('n0');
  const preload = visitor.locator('link[rel=preload][as=font]');
  await expect(preload).toHaveAttribute('href', new RegExp(`^/${agentName}/f-[0-9a-f]{16}\\.woff2$`));
  const sizes = await visitor.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name: address }) => address.endsWith('.woff2'))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toBeLessThanOrEqual(30_000);
  const shift = await visitor.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

test('a removed contact comes back with Ctrl+Z, and is saved again', async ({ openAs }) => {
  const owner = await createOwner();
  await fillPage(owner);
  const page = await openAs(owner);
  await page.goto('/app/page');
  const saved = () =>
    page.waitForResponse((response) => response.url().endsWith('/insertSocialMedia') && response.ok());
  const row = page.getByRole('button', { name: /nora@example\.com/ });
  await row.click();
  await page.getByRole('button', { name: say('rows:delete', { name: say('page:channels.email') }) }).click();
  const removed = saved();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('rows:deleteShort') })
    .click();
  await removed;
  await expect(row).toHaveCount(0);

  const back = saved();
  await page.keyboard.press('Control+z');
  await back;

  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
});
