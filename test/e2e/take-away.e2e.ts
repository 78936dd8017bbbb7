/** What a visitor takes away from a page, and the codes that its owner makes to lead visitors there. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from './kit/fixtures.ts';
import { createLivePage } from './kit/owners.ts';
import { urls } from './kit/system.ts';
import { say } from './kit/texts.ts';

test(
  'a visitor takes the owner along as a contact, and a business card whose code leads back',
  { tag: '@phone' },
  async ({ page, sharedPage: { agentName } }) => {
    await page.goto(`/${agentName}`);
    const add = page.locator('#links').getByRole('link', { name: say('page:page.addContact') });
    const contact = await page.request.get((await add.getAttribute('href')) ?? '');
    expect(contact.headers()).toMatchObject({
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': expect.stringContaining(`filename="${agentName}.vcf"`),
    });
    expect(await contact.text()).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);

    await page.goto(`/${agentName}/card`);
    const back = page.locator('figure', { hasText: say('page:card.back') });
    const code = await download(page, () => back.getByRole('button', { name: say('page:card.png') }).click());
    expect(code.name).toBe(`${agentName}-card-back.png`);
    expect((await sharp(code.bytes).metadata()).density).toBe(600);
    expect(await readCode(code.bytes)).toBe(`${urls.app}/${agentName}`);
    const pdf = await download(page, () => page.getByRole('button', { name: say('page:card.pdf') }).click());
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  },
);

test("a visitor adds the owner's card to the wallet, and is told what this machine's passes are good for", async ({
  page,
  sharedPage: { agentName },
}) => {
  await page.goto(`/${agentName}`);
  await page.getByRole('button', { name: say('page:page.addWallet') }).click();
  const sheet = page.getByRole('dialog', { name: say('page:wallet.title') });

  await expect(sheet.getByText(say('page:wallet.local'))).toBeVisible();
  const google = sheet.getByRole('link', { name: say('page:wallet.google') });
  expect(await google.getAttribute('href')).toMatch(
    /^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/,
  );
  const apple = sheet.getByRole('link', { name: say('page:wallet.apple') });
  const pass = await page.request.get((await apple.getAttribute('href')) ?? '');
  expect(pass.headers()['content-type']).toBe('application/vnd.apple.pkpass');
  const files = unzipSync(await pass.body());
  expect(JSON.parse(strFromU8(files['pass.json'] ?? new Uint8Array()))).toMatchObject({
    barcodes: [{ message: `${urls.app}/${agentName}` }],
  });
  expect(Object.keys(files)).toContain('signature');
});

test('an owner designs a code that reads, is told when it does not, and makes one for a place', async ({ openAs }) => {
  const { owner, agentName } = await createLivePage();
  const page = await openAs(owner);
  await page.goto('/app/settings-page');
  await page.getByRole('button', { name: say('share:code.design') }).click();
  await page.getByRole('radio', { name: say('share:modules.dots') }).check();
  await page.getByRole('radio', { name: say('share:logo.monogram') }).check();
  await page.getByLabel(say('share:code.colour')).fill('#d8d8d8');
  await expect(page.getByText(say('share:check.contrast'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('share:code.save') })).toBeDisabled();

  await page.getByRole('button', { name: say('share:check.nearest') }).click();
  await expect(page.getByText(say('share:check.good', { millimetres: 30 }))).toBeVisible();
  await page.getByRole('button', { name: say('share:code.save') }).click();
  await expect(page.getByText(say('share:code.saved'))).toBeVisible();

  await page.getByLabel(say('share:places.label')).fill('Shop window');
  await page.getByRole('button', { name: say('share:places.add') }).click();
  const place = page.locator('li', { hasText: 'Shop window' });
  await place.getByRole('button', { name: say('share:places.show') }).click();
  const png = await download(page, () => place.getByRole('button', { name: say('share:download.png') }).click());
  expect(await readCode(png.bytes)).toMatch(new RegExp(`^${urls.app}/${agentName}\\?p=[2-9a-z]{6}$`));
});

async function download(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function readCode(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).resize(1_000).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
