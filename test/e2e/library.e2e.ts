/** Pictures are used as often as one likes, and what is deleted can be had back. */
import sharp from 'sharp';
import { getProfile, insertSocialMedia } from '../../shared/calls/landing-page.ts';
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { createOwner, fillPage, publish } from './kit/owners.ts';
import { client } from './kit/system.ts';
import { patternOf, say } from './kit/texts.ts';

/** A disc before a plain wall. */
async function pictureFile(name: string, wall: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="${wall}"/><circle cx="150" cy="160" r="90" fill="#7a2f1d"/></svg>`;
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(drawing)).png().toBuffer() };
}

test('several pictures go up at once, and one goes live behind the page without its background', async ({ openAs }) => {
  const owner = await createOwner();
  const agentName = await fillPage(owner);
  const page = await openAs(owner);
  await page.goto('/app/design');
  await page.getByRole('button', { name: patternOf(say('photos:library.from')) }).click();
  const library = page.getByRole('dialog', { name: say('photos:library.title') });

  await library
    .locator('input[type=file]')
    .setInputFiles([await pictureFile('sea.png', '#d7e3ea'), await pictureFile('sand.png', '#f1e6d8')]);
  await library.getByRole('button', { name: 'sea.png' }).click();
  await expect(library.getByRole('button', { name: 'sand.png' })).toBeVisible();
  await expectGoodScreen(page);
  await library.getByRole('button', { name: say('library:library.removeBackground') }).click();
  await library.getByRole('button', { name: say('library:library.keep') }).click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/insertDesign') && response.ok());
  await library.getByRole('button', { name: say('library:library.use') }).click();
  await saved;

  await publish(owner);
  await page.goto(`/${agentName}`);
  const behind = page.locator('img.back');
  await expect.poll(() => behind.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  await expectGoodScreen(page);
});

test('a deleted link waits in the bin and comes back to the end of its list', async ({ openAs }) => {
  const owner = await createOwner();
  await fillPage(owner);
  const api = await client();
  const options = { token: owner.tokens.idToken };
  const ownDraft = async () => (await api.call(getProfile, {}, options)).data.own;
  const before = await ownDraft();
  const [first, ...others] = before?.draft.contacts ?? [];
  await api.call(insertSocialMedia, { version: before?.version ?? 0, contacts: others }, options);
  const page = await openAs(owner);
  await page.goto('/app/settings-page');

  const bin = page.getByRole('region', { name: say('page-settings:bin.title') });
  await expect(bin.getByText(first?.value ?? '', { exact: true })).toBeVisible();
  await expectGoodScreen(page);
  await bin.getByRole('button', { name: patternOf(say('page-settings:bin.restore')) }).click();

  await expect(bin.getByRole('heading', { name: say('page-settings:bin.emptyTitle') })).toBeVisible();
  expect((await ownDraft())?.draft.contacts.map(({ id }) => id)).toEqual([...others.map(({ id }) => id), first?.id]);
});
