/** Pictures of a page: the one that goes with its link, and the one that its owner saves. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from './kit/fixtures.ts';
import { createLivePage } from './kit/owners.ts';
import { say } from './kit/texts.ts';

test('a page that goes live gets a picture for its link, and its owner sees the link with it', async ({
  openAs,
  request,
}) => {
  const { owner, agentName } = await createLivePage();
  const named = async (): Promise<string> =>
    /og:image" content="([^"]*\/og-[^"]*)"/.exec(await (await request.get(`/${agentName}`)).text())?.[1] ?? '';
  await expect.poll(named).toMatch(new RegExp(`/${agentName}/og-[0-9a-f]{16}\\.jpg$`));
  const picture = await (await request.get(await named())).body();
  const { format, width, height } = await sharp(picture).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1_200, 630]);
  expect(picture.length).toBeLessThanOrEqual(150_000);

  const page = await openAs(owner);
  await page.goto('/app/settings-page');
  const section = page.getByRole('region', { name: say('link-preview:title') });
  await expect(section.getByRole('img', { name: say('link-preview:picture') })).toHaveJSProperty('naturalWidth', 1_200);
  await section.getByRole('radio', { name: say('link-preview:network.linkedin') }).check();
  await expect(section.getByRole('figure', { name: say('link-preview:network.linkedin') })).toBeVisible();
});

test('an owner saves a picture of the page as visitors see it', async ({ openAs }) => {
  const { owner } = await createLivePage();
  const page = await openAs(owner);
  await page.goto('/app/settings-page');
  const section = page.getByRole('region', { name: say('link-preview:save.title') });
  const saved = page.waitForEvent('download');
  await section.getByRole('button', { name: say('link-preview:save.save') }).click();
  const { format, width, height } = await sharp(await readFile(await (await saved).path())).metadata();
  expect([format, width, height]).toEqual(['png', 780, 1_688]);
});
