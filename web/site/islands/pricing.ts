/** Makes the pricing page behave: the cycle that is shown, and prices in the currency of the country that is chosen. */
import type { Currency } from '../../../shared/places/currencies.ts';
import { localArea } from '../../lib/browser-storage.ts';
import { priceText, yearText, type PlanPrices } from '../price-text.ts';

const COUNTRY_KEY = 'consumer-country';
const form = document.querySelector<HTMLFormElement>('form.choices');
const country = form?.querySelector<HTMLSelectElement>('select');

if (form && country) {
  const kept = localArea.get(COUNTRY_KEY);
  if (kept !== null && [...country.options].some(({ value }) => value === kept)) country.value = kept;
  country.addEventListener('change', () => localArea.set(COUNTRY_KEY, country.value));
  const prices = JSON.parse(form.dataset.prices ?? '{}') as Record<Currency, PlanPrices>;
  const drawAll = (): void =>
    draw(form, prices, (country.options[country.selectedIndex]?.dataset.currency ?? 'USD') as Currency);
  form.addEventListener('input', drawAll);
  drawAll();
}

function draw(choices: HTMLFormElement, prices: Record<Currency, PlanPrices>, currency: Currency): void {
  const { lang } = document.documentElement;
  document.querySelector('main')?.setAttribute('data-cycle', String(new FormData(choices).get('cycle')));
  for (const place of document.querySelectorAll<HTMLElement>('[data-price]')) {
    const cycle = place.closest<HTMLElement>('[data-of]')?.dataset.of === 'yearly' ? 'yearly' : 'monthly';
    const price = { amount: prices[currency][place.dataset.price ?? '']?.[cycle] ?? 0, currency };
    place.textContent = priceText(price, lang);
    const unit = place.nextElementSibling as HTMLElement | null;
    if (unit?.dataset.year !== undefined) unit.textContent = yearText(unit.dataset.year, price, lang);
  }
}
