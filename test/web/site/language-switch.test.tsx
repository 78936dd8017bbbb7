// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { WaitlistPage } from '../../../web/site/waitlist-page.tsx';
import { siteIn } from './site-kit.ts';

async function open(language: LanguageValue): Promise<void> {
  const html = renderToStaticMarkup(<WaitlistPage site={siteIn(language)} scripts={[]} />);
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  vi.resetModules();
  await import('../../../web/site/islands/site.ts');
}

const link = (language: LanguageValue): HTMLAnchorElement =>
  document.querySelector(`.languages [data-language=${language}]`) as HTMLAnchorElement;
const email = (): HTMLInputElement => document.querySelector('#email') as HTMLInputElement;
const offered = (): string | null => document.querySelector('.offer')?.getAttribute('href') ?? null;

/** As a click does, without the page being left. */
function choose(language: LanguageValue): void {
  link(language).addEventListener('click', (event) => event.preventDefault());
  link(language).click();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the language of the site', () => {
  test('is the same page in each of the 42, in its own name', async () => {
    await open('de_de');

    expect(document.querySelectorAll('.languages a')).toHaveLength(42);
    expect(link('en_us').getAttribute('href')).toBe('/waitlist');
    expect([link('ja_jp').getAttribute('href'), link('ja_jp').textContent]).toEqual(['/waitlist/ja_jp', '日本語']);
    expect(link('de_de').getAttribute('aria-current')).toBe('true');
  });

  test('is remembered for everything that reads it, and what was typed comes along', async () => {
    await open('en_us');
    email().value = 'ana@example.com';
    choose('th_th');

    expect([localStorage.getItem('consumer-language'), sessionStorage.getItem('consumer-language')]).toEqual([
      'th_th',
      'th_th',
    ]);
    await open('th_th');

    expect(email().value).toBe('ana@example.com');
    await open('th_th');

    expect(email().value).toBe('');
  });

  test('is offered where somebody reads another one elsewhere, and never forced', async () => {
    localStorage.setItem('consumer-language', 'ko_kr');
    await open('en_us');

    expect(offered()).toBe('/waitlist/ko_kr');
    await open('ko_kr');

    expect(offered()).toBeNull();
  });
});
