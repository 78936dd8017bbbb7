// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { PricingPage } from '../../../web/site/pricing-page.tsx';
import { siteIn } from './site-kit.ts';

async function open(language: LanguageValue): Promise<void> {
  const html = renderToStaticMarkup(<PricingPage site={siteIn(language)} scripts={[]} />);
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  document.documentElement.lang = language.replace('_', '-');
  // As browsers do by themselves.
  select().value = document.querySelector<HTMLOptionElement>('option[selected]')?.value ?? '';
  vi.resetModules();
  await import('../../../web/site/islands/pricing.ts');
}

const select = (): HTMLSelectElement => document.querySelector('select') as HTMLSelectElement;
const price = (cycle: string, plan = 'individual'): string =>
  document.querySelector(`[data-of=${cycle}] [data-price=${plan}]`)?.textContent ?? '';
const change = (field: HTMLElement): boolean => field.dispatchEvent(new Event('input', { bubbles: true }));

beforeEach(() => localStorage.clear());

describe('the pricing page', () => {
  test('has the prices of the language’s country before its script runs', () => {
    document.body.innerHTML = renderToStaticMarkup(<PricingPage site={siteIn('de_de')} scripts={[]} />);

    expect([price('monthly'), price('yearly'), price('monthly', 'free')]).toEqual([
      '12\u00a0€',
      '120\u00a0€',
      '0\u00a0€',
    ]);
    expect(select().querySelector('[selected]')?.getAttribute('value')).toBe('DE');
  });

  test.each([
    ['en_us', '/help#contact', 'Ask us about'],
    ['ar_ae', '/help/ar_ae#contact', 'اسألنا'],
  ] as const)(
    'leads in %s from plans that are asked for to people, and from others to sign-up',
    (language, path, words) => {
      document.body.innerHTML = renderToStaticMarkup(<PricingPage site={siteIn(language)} scripts={[]} />);
      const buttons = [...document.querySelectorAll<HTMLAnchorElement>('.plan > a')];
      const asking = buttons.filter((button) => button.getAttribute('href') === path);

      expect(asking.map((button) => button.className)).toEqual(['second', 'second']);
      expect(asking.every((button) => button.textContent.startsWith(words))).toBe(true);
      expect(buttons.filter((button) => button.href.includes('step=sign-up'))).toHaveLength(3);
    },
  );

  test('shows prices in the currency of the country that is chosen, and remembers it', async () => {
    await open('en_us');
    select().value = 'JP';
    change(select());
    select().dispatchEvent(new Event('change', { bubbles: true }));

    expect([price('monthly'), price('yearly')]).toEqual(['¥1,800', '¥18,000']);
    await open('en_us');

    expect([select().value, price('monthly')]).toEqual(['JP', '¥1,800']);
  });

  test('shows one cycle, and what a year comes to in a month', async () => {
    await open('en_us');
    const yearly = document.querySelector<HTMLInputElement>('[value=yearly]') as HTMLInputElement;
    yearly.checked = true;
    change(yearly);

    expect(document.querySelector('main')?.dataset.cycle).toBe('yearly');
    expect(document.querySelector('[data-of=yearly] [data-price=individual] ~ span')?.textContent).toBe(
      'a year, $10.00 a month',
    );
  });

  test('does not fall for a kept country that is not offered', async () => {
    localStorage.setItem('consumer-country', 'XX"]');
    await open('en_us');

    expect([select().value, price('monthly')]).toEqual(['US', '$12']);
  });
});
