/** Buying insurance as a person does: reads, thinks, taps and types; at the pace of one where that is what is measured. */
import { expect, type Locator, type Page } from '@playwright/test';
import { productsFolder, readProductFiles } from '../../../bin/insurance/product-files.ts';
import type { ProductTexts } from '../../../shared/insurance/product-texts.ts';
import type { PayWay } from '../../../shared/model/billing.ts';
import { addDays } from '../../../shared/rules/zoned-time.ts';
import { press, typeCard } from './checkout.ts';
import { patternOf, textsOf, type Say } from './texts.ts';

/** How long somebody needs to read and to reach for something, and between two keys, in ms. */
const THINK_MS = 1_200;
const KEY_MS = 110;

export const CHANNEL = '/insurance/harbour-vale';

export type BuyerOptions = { product: string; language: string; isHuman?: boolean };

export class Buyer {
  readonly page: Page;
  readonly say: Say;
  private readonly options: BuyerOptions;
  private readonly texts: ProductTexts;

  constructor(page: Page, options: BuyerOptions) {
    this.page = page;
    this.options = options;
    this.say = textsOf(options.language);
    const texts = readProductFiles(`${productsFolder}/${options.product}`).texts[options.language];
    if (texts === undefined) throw new Error(`${options.product} has no words in ${options.language}.`);
    this.texts = texts;
  }

  label(question: string): string {
    return this.texts.questions[question]?.label ?? question;
  }

  option(question: string, option: string): string {
    return this.texts.questions[question]?.options?.[option] ?? option;
  }

  /** The title of a screen with several questions. */
  block(block: string): Locator {
    return this.page.getByRole('heading', { name: this.texts.blocks[block] ?? block, level: 1 });
  }

  async open(): Promise<void> {
    const { product, language } = this.options;
    await this.page.goto(`${CHANNEL}/${product}?lang=${language}`);
    await this.tap(this.page.getByRole('link', { name: this.say('insurance:product.start') }).first());
  }

  async tap(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await this.think();
    await target.click();
  }

  async type(target: Locator, text: string): Promise<void> {
    await expect(target).toBeVisible();
    await this.think();
    if (this.options.isHuman) await target.pressSequentially(text, { delay: KEY_MS });
    else await target.fill(text);
  }

  next(): Promise<void> {
    return this.tap(this.page.getByRole('button', { name: this.say('insurance:next'), exact: true }));
  }

  choose(question: string, option: string): Promise<void> {
    return this.tapOption(question, this.option(question, option));
  }

  answer(question: string, isYes: boolean): Promise<void> {
    return this.tapOption(question, this.say(isYes ? 'insurance:yes' : 'insurance:no'));
  }

  /** A long list: a few letters, then the first match. */
  async find(question: string, letters: string): Promise<void> {
    const label = this.label(question);
    await this.type(this.page.getByRole('combobox', { name: label }), letters);
    await this.tap(this.page.getByRole('listbox', { name: label }).getByRole('option').first());
  }

  write(question: string, text: string): Promise<void> {
    return this.type(this.page.getByLabel(this.label(question), { exact: true }), text);
  }

  /** A day that is picked; browsers take it as a whole. */
  async pick(question: string, day: string): Promise<void> {
    const field = this.page.getByLabel(this.label(question), { exact: true });
    await expect(field).toBeVisible();
    await this.think();
    await field.fill(day);
  }

  /** Three short fields, each of which leads on to the next. */
  async birth(question: string, [year, month, day]: readonly [string, string, string]): Promise<void> {
    const group = this.page.getByRole('group', { name: this.label(question) });
    const parts = { year, month, day };
    for (const part of ['month', 'day', 'year'] as const) {
      await this.type(group.getByLabel(this.say(`insurance:date.${part}`), { exact: true }), parts[part]);
    }
  }

  async plan(plan: string): Promise<void> {
    const words = this.say('insurance:plans.choose', { plan: this.texts.plans[plan]?.name ?? plan });
    await this.tap(this.page.getByRole('button', { name: words, exact: true }));
  }

  /** Sends a picture; it is looked at when its name stands in the list. */
  async photo(question: string, name: string, picture: Buffer): Promise<void> {
    const file = { name, mimeType: 'image/jpeg', buffer: picture };
    await this.page.getByLabel(this.label(question), { exact: true }).setInputFiles(file);
  }

  /** In parts, where the product offers it. */
  payMonthly(): Promise<void> {
    return this.tap(this.page.getByRole('radio', { name: this.texts.instalments['monthly'] ?? 'monthly' }));
  }

  /** Pays without money; the number of the policy. */
  async pay(): Promise<string> {
    await this.order('test');
    return this.policyNumber();
  }

  /** Chooses how to pay, confirms the declaration, and presses what orders. */
  async order(way: PayWay | 'test'): Promise<void> {
    await this.tap(this.page.getByRole('radio', { name: patternOf(this.say(`insurance:pay.way.${way}`)) }));
    await this.tap(this.page.getByRole('checkbox', { name: this.texts.declaration }));
    await this.tap(this.page.getByRole('button', { name: patternOf(this.say('insurance:pay.now')) }));
  }

  /** Types a card into the provider's fields, and pays. */
  async payByCard(number: string): Promise<void> {
    await typeCard(this.page, number);
    // The button says what the title says; others begin alike.
    const title = this.page.getByRole('heading', { level: 1, name: patternOf(this.say('insurance:pay.now')) });
    await press(this.page, ((await title.textContent()) ?? '').replaceAll(/\s/g, ' '));
  }

  /** Once what was paid is known. */
  async policyNumber(): Promise<string> {
    await expect(this.page.getByRole('heading', { name: this.say('insurance:done.title') })).toBeVisible();
    const number = await this.page.getByText(/^[A-Z]{2}\d{2}-\d{8}-\d{2}$/).textContent();
    return number ?? '';
  }

  private async think(): Promise<void> {
    if (this.options.isHuman) await this.page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), THINK_MS);
  }

  private tapOption(question: string, name: string): Promise<void> {
    const label = this.label(question);
    return this.tap(
      this.page.getByRole('group', { name: label, exact: true }).getByRole('radio', { name, exact: true }),
    );
  }
}

/** A day so many days from now. */
export const inDays = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days);
