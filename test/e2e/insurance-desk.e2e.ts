/** Insurance in a wide window: block by block, with the price beside it. */
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { bankOf } from './kit/checkout.ts';
import { Buyer, inDays } from './kit/insurance.ts';
import { scenePicture } from '../kit/insurance/pictures.ts';

const holder = async (buyer: Buyer): Promise<void> => {
  await buyer.write('applicant.firstName', 'Ana');
  await buyer.write('applicant.lastName', 'Example');
  await buyer.write('applicant.email', 'ana@example.com');
};

test('a dog is insured in Chinese with the address found by its postcode, monthly, by the second card', async ({
  page,
}) => {
  const buyer = new Buyer(page, { product: 'pet-gb', language: 'zh_hk' });
  await buyer.open();
  await buyer.choose('answer.species', 'dog');
  await buyer.find('answer.breed', buyer.option('answer.breed', 'labrador'));
  const [year = ''] = inDays(-1_100).split('-');
  await buyer.birth('answer.birth', [year, '5', '20']);
  await buyer.choose('answer.sex', 'femaleNeutered');
  await buyer.write('answer.price', '900');
  await expectGoodScreen(page);
  await buyer.next();
  await buyer.answer('answer.vaccinated', true);
  await buyer.answer('answer.conditions', false);
  await buyer.next();
  await buyer.plan('lifetime');
  await buyer.write('answer.petName', 'Bonnie');
  await buyer.next();
  await holder(buyer);
  await buyer.birth('applicant.birth', ['1990', '2', '14']);
  await buyer.write('applicant.telephone', '7700900123');
  await buyer.next();
  await buyer.type(page.getByLabel(buyer.say('insurance:lookup.label.gb-address')), 'SW1A 9ZZ');
  await buyer.tap(
    page
      .getByRole('list', { name: buyer.say('insurance:lookup.found') })
      .getByRole('button')
      .first(),
  );
  await buyer.next();
  await buyer.payMonthly();
  await expectGoodScreen(page);
  await buyer.order('card');
  await buyer.payByCard('4000000000009995');
  await expect(page.getByText('Your card has insufficient funds.')).toBeVisible();
  await expectGoodScreen(page);
  await buyer.payByCard('4242424242424242');
  expect(await buyer.policyNumber()).toMatch(/^PE/);
});

test(
  'a car in Malaysia is found by its plate, photographed, and insured once the bank agrees',
  { tag: '@desk' },
  async ({ page }) => {
    const buyer = new Buyer(page, { product: 'motor-my', language: 'en_us' });
    await buyer.open();
    await buyer.write('answer.plate', 'WXY 1234');
    await buyer.tap(page.getByRole('button', { name: buyer.say('insurance:lookup.findCar') }));
    await expect(page.getByText('Perodua Myvi')).toBeVisible();
    await expectGoodScreen(page);
    await buyer.next();
    await buyer.choose('answer.claims', '0');
    await buyer.choose('answer.ncd', '25');
    await buyer.next();
    await buyer.birth('insured.birth', ['1988', '2', '14']);
    await buyer.write('insured.licenceYears', '10');
    await buyer.next();
    await buyer.plan('comprehensive');
    await photograph(buyer);
    await holder(buyer);
    await buyer.write('applicant.identity', '880214105555');
    await buyer.write('applicant.telephone', '123456789');
    await buyer.next();
    await buyer.tap(page.getByRole('button', { name: buyer.say('insurance:lookup.byHand') }));
    await buyer.write('applicant.postcode', '50000');
    await buyer.write('applicant.town', 'Kuala Lumpur');
    await buyer.write('applicant.addressLine', '1 Jalan Contoh');
    await buyer.next();
    await buyer.order('card');
    await buyer.payByCard('4000002500003155');
    await bankOf(page).getByRole('button', { name: 'Complete' }).click();
    expect(await buyer.policyNumber()).toMatch(/^MO/);
  },
);

/** First a picture that shows something else, which does not answer the question; then the car with its plate. */
async function photograph(buyer: Buyer): Promise<void> {
  const { page } = buyer;
  const isSeen = Promise.withResolvers<void>();
  await page.route('**/detectCustomModels*', (route) => isSeen.promise.then(() => route.continue()), { times: 1 });
  await buyer.photo('answer.carPhoto', 'dog.jpg', await scenePicture({ labels: ['Dog'] }));
  await expect(page.getByRole('progressbar', { name: 'dog.jpg' })).toHaveAttribute('value', '1');
  isSeen.resolve();
  await expect(page.getByText(buyer.say('uploads:not_seen', { wanted: 'Car' }))).toBeVisible();
  await buyer.next();
  await expect(page.getByText(buyer.say('insurance:problem.required'))).toBeVisible();
  await expectGoodScreen(page);

  await buyer.photo('answer.carPhoto', 'car.jpg', await scenePicture({ labels: ['Car'], texts: ['WXY 1234'] }));
  await expect(page.getByRole('button', { name: buyer.say('insurance:files.remove', { number: 1 }) })).toBeVisible();
  await expect(page.getByText('dog.jpg')).toBeHidden();
  await buyer.next();
}

test('a car in Thailand is insured in Arabic; what is hired out is declined with its reason', async ({ page }) => {
  const buyer = new Buyer(page, { product: 'motor-th', language: 'ar_ae' });
  await buyer.open();
  await buyer.write('answer.plate', '1กก 1234');
  await buyer.find('answer.province', buyer.option('answer.province', 'TH-10'));
  await buyer.find('answer.make', 'Toyota');
  await buyer.find('answer.model', 'a');
  await buyer.write('answer.year', '2022');
  await buyer.write('answer.sumInsured', '400000');
  await buyer.next();
  await buyer.choose('answer.usage', 'hire');
  await buyer.choose('answer.claims', '0');
  await buyer.choose('answer.noClaims', '20');
  await buyer.answer('answer.dashCam', true);
  await buyer.next();
  await buyer.next();
  await expect(page.getByRole('heading', { name: buyer.say('insurance:declined.title') })).toBeVisible();
  await expectGoodScreen(page);
  await page.goBack();
  await page.goBack();
  await buyer.choose('answer.usage', 'private');
  await buyer.next();
  await buyer.next();
  await expectGoodScreen(page);
  await buyer.plan('class3');
  await holder(buyer);
  await buyer.write('applicant.identity', '1101700230708');
  await buyer.birth('applicant.birth', ['1988', '2', '14']);
  await buyer.write('applicant.telephone', '812345678');
  await buyer.next();
  await buyer.tap(page.getByRole('button', { name: buyer.say('insurance:lookup.byHand') }));
  await buyer.write('applicant.postcode', '10100');
  await buyer.write('applicant.town', 'Pom Prap');
  await buyer.write('applicant.region', 'Bangkok');
  await buyer.write('applicant.addressLine', '1 Example Road');
  await buyer.next();
  expect(await buyer.pay()).toMatch(/^[A-Z]{2}/);
});
