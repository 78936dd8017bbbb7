// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepForLanguage, takeFromLanguage } from '../../../../web/pages/islands/language-change.ts';
import { find, openPage } from './page-kit.ts';

// The sample page is in English, and has German and Arabic.
beforeEach(() => openPage());

const german = (): HTMLAnchorElement => {
  const link = find<HTMLAnchorElement>('#languages a[hreflang=de-DE]');
  link.href = new URL('/mara/de_de', location.href).href;
  return link;
};
const field = (name: string): HTMLInputElement => find(`form[data-act=quote] [name=${name}]`);
const prepare = async (): Promise<void> => {
  field('country').innerHTML = '<option value="US">US</option><option value="DE">DE</option>';
};

/** The other page has the same form, empty. */
async function arrive(): Promise<void> {
  const kept = { ...sessionStorage };
  openPage();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  await takeFromLanguage(prepare);
}

describe('whoever goes to the page in another language', () => {
  test('finds there what they had typed', async () => {
    await prepare();
    field('name').value = 'Jürgen';
    field('country').value = 'DE';
    field('phone').value = '0151 234';
    field('message').value = 'Two lines\nof text';
    find<HTMLInputElement>('.question input').value = 'Do you';

    keepForLanguage(german());
    await arrive();

    expect(['name', 'country', 'phone', 'message'].map((name) => field(name).value)).toEqual([
      'Jürgen',
      'DE',
      '0151 234',
      'Two lines\nof text',
    ]);
    expect(find<HTMLInputElement>('.question input').value).toBe('Do you');
  });

  test('finds it once, and never over what they typed there', async () => {
    field('name').value = 'Jürgen';
    keepForLanguage(german());
    const kept = sessionStorage.getItem('xpage-moved') ?? '';
    openPage();
    sessionStorage.setItem('xpage-moved', kept);
    field('name').value = 'Anna';
    await takeFromLanguage(prepare);
    expect(field('name').value).toBe('Anna');
    field('name').value = '';
    await takeFromLanguage(prepare);
    expect(field('name').value).toBe('');
  });

  test('brings nothing to the page of somebody else', async () => {
    field('name').value = 'Jürgen';
    keepForLanguage(german());
    const kept = sessionStorage.getItem('xpage-moved') ?? '';
    openPage();
    document.documentElement.dataset.agent = 'jonas';
    sessionStorage.setItem('xpage-moved', kept);
    await takeFromLanguage(prepare);
    expect(field('name').value).toBe('');
  });

  test('looks at the section that they looked at', async () => {
    vi.stubGlobal('scrollY', 900);
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const tops = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    tops.mockImplementation(function (this: Element) {
      return new DOMRect(0, this.id === 'quote' ? 120 : 5_000);
    });
    keepForLanguage(german());
    tops.mockImplementation(function (this: Element) {
      return new DOMRect(0, this.id === 'quote' ? 1_420 : 5_000);
    });
    await arrive();
    vi.unstubAllGlobals();
    expect(scrolled).toHaveBeenCalledWith({ top: 1_300, behavior: 'instant' });
  });

  test('is greeted in that language by all our screens', () => {
    keepForLanguage(german());
    expect([sessionStorage.getItem('consumer-language'), localStorage.getItem('consumer-language')]).toEqual([
      'de_de',
      'de_de',
    ]);
  });

  test('a link to another site keeps nothing', () => {
    const link = german();
    link.href = 'https://elsewhere.example/de';
    keepForLanguage(link);
    expect({ ...sessionStorage, ...localStorage }).toEqual({});
  });
});
