/** Insurance on a phone: from the product's page to the policy, and on another device. */
import { openAgentsChannel } from './kit/agents.ts';
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { Buyer, CHANNEL, inDays } from './kit/insurance.ts';
import { demoOwner } from './kit/owners.ts';

/** The reference journey, in seconds; and what it may ask. */
const MOST_SECONDS = 90;
const MOST_QUESTIONS = 12;
const MOST_SCREENS = 5;

test('a trip is insured at the pace of a person within 90 seconds, 12 questions and 5 screens', async ({ page }) => {
  const buyer = new Buyer(page, { product: 'travel-hk', language: 'en_us', isHuman: true });
  await page.goto(`${CHANNEL}/travel-hk?lang=en_us`);
  await expect(page.getByRole('link', { name: buyer.say('insurance:product.start') }).first()).toBeVisible();
  const begun = Date.now();
  await buyer.open();
  await buyer.choose('answer.trips', 'single');
  await buyer.find('answer.destinations', 'Jap');
  await buyer.next();
  await buyer.pick('answer.start', inDays(20));
  await buyer.pick('answer.end', inDays(27));
  await buyer.next();
  await buyer.birth('insured.birth', ['1990', '2', '14']);
  await buyer.next();
  await expect(page.getByRole('heading', { name: buyer.label('answer.extras') })).toBeVisible();
  await buyer.next();
  await buyer.answer('answer.treatment', false);
  await buyer.plan('standard');
  await buyer.write('applicant.firstName', 'Ana');
  await buyer.write('applicant.lastName', 'Example');
  await buyer.write('applicant.email', 'ana@example.com');
  await buyer.write('applicant.telephone', '61234567');
  await buyer.next();
  await expect(page.getByRole('heading', { name: buyer.say('insurance:review.title') })).toBeVisible();
  // What was asked stands in the last look, one line a question, one card a block; the plan is a screen too.
  await expect(page.locator('dl dt').first()).toBeVisible();
  const questions = await page.locator('dl dt').count();
  const blocks = await page.getByRole('button', { name: /^Change: / }).count();
  expect(await buyer.pay()).toMatch(/^TR/);

  const seconds = (Date.now() - begun) / 1_000;
  // The question about special plans may stay empty, and then has no line.
  expect({
    seconds: seconds <= MOST_SECONDS,
    questions: questions + 1 <= MOST_QUESTIONS,
    screens: blocks + 1 <= MOST_SCREENS,
  }).toEqual({
    ...{ seconds: true, questions: true, screens: true },
  });
  test.info().annotations.push({
    type: 'travel journey',
    description: `${seconds.toFixed(0)} s, ${questions + 1} questions, ${blocks + 1} screens`,
  });
});

test('an application is gone on with on another device, with nothing typed again, and paid by PayPal', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const buyer = new Buyer(page, { product: 'travel-hk', language: 'zh_hk' });
  await page.goto(`${CHANNEL}?lang=zh_hk`);
  await expect(page.getByRole('link', { name: /Wayfarer/ })).toBeVisible();
  await expectGoodScreen(page);
  await buyer.open();
  await buyer.choose('answer.trips', 'single');
  await buyer.find('answer.destinations', 'JP');
  await expectGoodScreen(page);
  await buyer.next();
  await buyer.pick('answer.start', inDays(20));
  await buyer.pick('answer.end', inDays(27));
  await buyer.next();
  await buyer.birth('insured.birth', ['1990', '2', '14']);
  await expectGoodScreen(page);
  await buyer.next();
  await buyer.next();
  await buyer.answer('answer.treatment', false);
  await expect(page.getByRole('heading', { name: buyer.say('insurance:plans.title') })).toBeVisible();
  await expectGoodScreen(page);
  await buyer.plan('premier');
  await buyer.write('applicant.firstName', 'Ana');
  await page.getByRole('button', { name: buyer.say('insurance:later.title') }).click();
  await page.getByRole('button', { name: buyer.say('insurance:later.copy') }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/insurance\/-\/[\w-]{22}\?lang=zh_hk#[\w-]{43}$/);

  const other = await openBrowser({ viewport: { width: 1280, height: 900 } });
  const there = new Buyer(other, { product: 'travel-hk', language: 'zh_hk' });
  const sent: string[] = [];
  other.on('request', (request) => sent.push(request.url()));
  await other.goto(link);
  await expect(there.block('holder')).toBeVisible();
  await expect(other.getByLabel(there.label('applicant.firstName'), { exact: true })).toHaveValue('Ana');
  expect(other.url()).not.toContain('#');
  expect(sent.filter((url) => url.includes(link.split('#')[1] ?? ''))).toEqual([]);
  await there.write('applicant.lastName', 'Example');
  await there.write('applicant.email', 'ana@example.com');
  await there.write('applicant.telephone', '61234567');
  await there.next();
  await expect(other.getByRole('heading', { name: there.say('insurance:review.title') })).toBeVisible();
  await expectGoodScreen(other);
  await there.order('paypal');
  const toPaypal = other.getByRole('link', { name: there.say('insurance:pay.toPaypal') });
  await toPaypal.click();
  await other.getByRole('button', { name: 'Cancel' }).click();
  await expectGoodScreen(other);
  await toPaypal.click();
  await other.getByRole('button', { name: 'Approve' }).click();
  expect(await there.policyNumber()).toMatch(/^TR/);
  await expectGoodScreen(other);
});

test(
  'personal accident is bought in Arabic, with an address that was looked up, and paid by GoPay',
  { tag: '@phone' },
  async ({ page, openBrowser }) => {
    const buyer = new Buyer(page, { product: 'accident-id', language: 'ar_ae' });
    await page.goto(`${CHANNEL}/accident-id?lang=ar_ae`);
    await expect(page.getByRole('link', { name: buyer.say('insurance:product.start') }).first()).toBeVisible();
    await expectGoodScreen(page);
    await buyer.open();
    await buyer.birth('insured.birth', ['1990', '2', '15']);
    await page.getByLabel(buyer.label('insured.occupation'), { exact: true }).selectOption('office');
    await buyer.next();
    await buyer.choose('answer.sumInsured', '100000000');
    await buyer.choose('answer.period', 'year');
    await expect(page.getByRole('heading', { name: buyer.label('answer.start') })).toBeVisible();
    await buyer.next();
    await buyer.answer('answer.motorbike', false);
    await buyer.answer('answer.impairment', false);
    await buyer.plan('plus');
    await buyer.write('applicant.firstName', 'Ana');
    await buyer.write('applicant.ktp', '3174091502900001');
    await buyer.write('applicant.email', 'ana@example.com');
    await buyer.next();
    await buyer.write('applicant.telephone', '81234567890');
    await buyer.next();
    await buyer.type(page.getByLabel(buyer.say('insurance:lookup.label.id-address')), 'Menteng');
    await buyer.tap(
      page
        .getByRole('list', { name: buyer.say('insurance:lookup.found') })
        .getByRole('button')
        .first(),
    );
    await expect(page.getByLabel(buyer.label('applicant.postcode'), { exact: true })).toHaveValue('10310');
    await buyer.write('applicant.addressLine', 'Jalan Contoh 1');
    await buyer.next();
    await buyer.order('gopay');
    await expect(page.getByRole('img', { name: buyer.say('insurance:pay.code') })).toBeVisible();
    await expectGoodScreen(page);
    const link = page.getByRole('link', { name: buyer.say('insurance:pay.toGopay') });
    const wallet = await openBrowser();
    await wallet.goto((await link.getAttribute('href')) ?? '');
    await wallet.getByRole('button', { name: 'Pay' }).click();
    expect(await buyer.policyNumber()).toMatch(/^AC/);
  },
);

test('where agents alone sell, one of them is chosen first, and stays in view', async ({ page }) => {
  const channel = `/insurance/${await openAgentsChannel(await demoOwner('nora'))}`;
  const buyer = new Buyer(page, { product: 'travel-hk', language: 'en_us' });
  const first = page.getByText('Please first select one agent!');
  const start = page.getByRole('link', { name: buyer.say('insurance:product.start') }).first();

  await page.goto(channel);
  await expect(first).toBeVisible();
  await expectGoodScreen(page);
  // An address that leads past the choice.
  await page.goto(`${channel}/travel-hk/apply`);
  await expect(first).toBeVisible();
  await expect(start).toBeHidden();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Jonas Weber' }).click();

  const strip = page.getByRole('complementary', { name: buyer.say('insurance:agent.yours') });
  await expect(strip.getByRole('link', { name: /Jonas Weber/ }).first()).toBeVisible();
  await expectGoodScreen(page);
  await buyer.tap(start);
  await buyer.choose('answer.trips', 'single');
  await buyer.find('answer.destinations', 'Jap');
  await expect(strip).toBeVisible();
});
