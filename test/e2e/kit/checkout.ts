/** From the plans to a payment, at the stand-ins of the providers. */
import { readFile } from 'node:fs/promises';
import { expect, type Download, type FrameLocator, type Page } from '@playwright/test';
import { documentLimits, pageText, readPdf } from '../../../functions/domain/knowledge/read-pdf.ts';
import type { PayWay } from '../../../shared/model/billing.ts';
import { patternOf, type Say } from './texts.ts';

/** From the plans to the press that pays, with the address that the tax goes by. */
export async function goToCheckout(page: Page, say: Say): Promise<void> {
  await page.goto('/app/plan');
  const plan = say('app:plan.individual');
  await page
    .getByRole('link', { name: say('billing:plan.act.keep', { plan, cycle: say('billing:cycle.monthly') }) })
    .click();
  await page.getByLabel(say('billing:details.addressLine')).fill('Sveavägen 12');
  await page.getByLabel(say('billing:details.city')).fill('Stockholm');
  await page.getByRole('button', { name: say('billing:details.continue') }).click();
}

/** Agrees, and presses what pays. */
export async function payBy(page: Page, way: PayWay, say: Say): Promise<void> {
  await page.getByRole('radio', { name: patternOf(say(`billing:payWay.${way}`)) }).check();
  const [, terms = ''] = /<terms>(.*)<\/terms>/.exec(say('billing:pay.consent')) ?? [];
  await page.getByRole('checkbox', { name: terms }).check();
  await press(page, say('billing:pay.confirm'));
}

/** By the keyboard: just after a scroll the browser still gives clicks to where the frame of the card fields was. */
export async function press(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: patternOf(words) }).press('Enter');
}

export const cardFieldsOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure payment input frame"]');

export const bankOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Question of your bank"]');

export async function typeCard(page: Page, number: string): Promise<void> {
  await cardFieldsOf(page).locator('input[name=number]').fill(number);
  await cardFieldsOf(page).locator('input[name=expiry]').fill('0430');
  await cardFieldsOf(page).locator('input[name=cvc]').fill('123');
}

/** The buttons that open invoices, when there are so many; drawing them takes a moment. */
export async function expectInvoices(page: Page, count: number, say: Say): Promise<void> {
  const open = page.getByRole('button', { name: patternOf(say('billing:invoices.download')) });
  await expect(async () => {
    await page.reload();
    await expect(open).toHaveCount(count, { timeout: 2_000 });
  }).toPass();
}

/** Opens the newest invoice; its file name, and what stands in it, without spaces. */
export async function readInvoice(page: Page, say: Say): Promise<{ name: string; text: string }> {
  const open = page.getByRole('button', { name: patternOf(say('billing:invoices.download')) }).first();
  const [file] = await Promise.all([page.waitForEvent('download'), open.click()]);
  return { name: file.suggestedFilename(), text: await textOf(file) };
}

/** What stands in a PDF that was saved, without spaces. */
export async function textOf(file: Download): Promise<string> {
  const pages = await readPdf(await readFile(await file.path()), documentLimits);
  return pages
    .map(pageText)
    .join('\n')
    .replaceAll(/[\s\u200e\u200f]/g, '');
}
