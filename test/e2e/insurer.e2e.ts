/** An insurer publishes products as data, sells them in a channel, and keeps vouchers and an exclusion list, on a computer. */
import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleOf } from '../../bin/insurance/publish-to.ts';
import { productsFolder, readProductFiles } from '../../bin/insurance/product-files.ts';
import { saveCompany } from '../../shared/calls/document-chat-editor.ts';
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { createOwner, mustSucceed, newName, type Owner } from './kit/owners.ts';
import { givePlan } from './kit/stores.ts';
import { client, urls } from './kit/system.ts';

const files = readProductFiles(`${productsFolder}/travel-hk`);

/** The project's travel insurance as a product of another insurer. */
function productFile(code: string, changes: Partial<typeof files.definition> = {}) {
  const definition = { ...files.definition, code, ...changes };
  const buffer = Buffer.from(bundleOf({ ...files, definition }));
  return { name: `${code}.json`, mimeType: 'application/json', buffer };
}

/** The same from a terminal, as somebody of the insurer: `npm run product -- publish`. What it said. */
async function publishFromTerminal(code: string, version: number, { email, password }: Owner): Promise<string> {
  const folder = test.info().outputPath(code);
  cpSync(`${productsFolder}/travel-hk`, folder, { recursive: true });
  writeFileSync(join(folder, 'definition.json'), JSON.stringify({ ...files.definition, code, version }));
  const command = join(import.meta.dirname, '../../bin/commands/product.ts');
  const env = { ...process.env, XPAGE_EMAIL: email, XPAGE_PASSWORD: password };
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'publish', folder, urls.app], { env });
  return stdout;
}

test(
  'an insurer publishes a product and its next versions, opens a channel, makes a voucher and lists a person',
  { tag: '@desk' },
  async ({ openAs }) => {
    test.slow();
    const owner = await createOwner();
    givePlan(owner.accountId, 'pro');
    const api = await client();
    const name = newName();
    const content = { name: `Cover ${name}`, website: '', logo: null };
    mustSucceed(await api.call(saveCompany, { content }, { token: owner.tokens.idToken }));
    const code = `trip-${name}`;

    const page = await openAs(owner);
    await page.goto('/product-talk/insurance');
    await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
    await expectGoodScreen(page);

    const choose = page.getByLabel('Choose a product file');
    await choose.setInputFiles(productFile(code, { plans: [] }));
    await expect(page.getByRole('alert')).toContainText('definition.plans');
    await expectGoodScreen(page);
    await choose.setInputFiles(productFile(code));
    await expect(page.getByText('version 1, is published')).toBeVisible();
    await choose.setInputFiles(productFile(code, { version: 2, quoteDays: 7 }));
    await expect(page.getByText('version 2, is published')).toBeVisible();
    await expect(page.getByText(`${code} · version 2`)).toBeVisible();
    await expectGoodScreen(page);
    expect(await publishFromTerminal(code, 3, owner)).toContain(`${code} 3 is what ${urls.app} sells from now on.`);
    await page.reload();
    await expect(page.getByText(`${code} · version 3`)).toBeVisible();

    await page.getByRole('radio', { name: 'Channels' }).click();
    await page.getByRole('button', { name: 'New channel' }).click();
    await page.getByLabel('Name').fill('Winter');
    await page.getByLabel('Code').fill('Winter Travel');
    await page.getByRole('checkbox', { name: files.texts['en_us']?.name ?? '' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Small letters, digits and single hyphens')).toBeVisible();
    await expectGoodScreen(page);
    await page.getByLabel('Code').fill(`winter-${name}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`/insurance/winter-${name}`)).toBeVisible();
    await expectGoodScreen(page);

    await page.getByRole('radio', { name: 'Vouchers' }).click();
    await page.getByRole('button', { name: 'New voucher' }).click();
    await page.getByLabel('Code').fill('snow20');
    await page.getByLabel('Percent', { exact: true }).fill('20');
    await page.getByLabel('First day').fill('2026-01-01');
    await page.getByLabel('Last day').fill('2030-12-31');
    await expectGoodScreen(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('20% off')).toBeVisible();

    await page.getByRole('radio', { name: 'Exclusion list' }).click();
    await page.getByLabel('First name').fill('Ana');
    await page.getByLabel('Born on').fill('1980-04-30');
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await expect(page.getByText('Added.')).toBeVisible();
    await expectGoodScreen(page);
  },
);
