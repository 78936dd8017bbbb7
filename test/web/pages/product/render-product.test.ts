// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import * as examples from '../../../../shared/calls/examples.ts';
import type { PublicProduct } from '../../../../shared/model/product.ts';
import { renderProduct, renderProductList, renderUnavailable } from '../../../../web/pages/product/render-product.tsx';
import { pageTexts, sampleInput } from '../sample-page.ts';

const product: PublicProduct = {
  ...examples.publicProduct,
  title: 'Lamp & <light>',
  photo: { mediaId: 'l', path: '/m/mara/l.webp', width: 8, height: 6 },
};
const other = { ...examples.productCard, productId: 'OTHER', slug: 'دليل', title: 'Guide' };
const input = sampleInput({}, { products: [product, other] });
const draw = (changes: Partial<PublicProduct> = {}) => renderProduct({ ...input, product: { ...product, ...changes } });

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const meta = (document: Document, name: string): string | null | undefined =>
  document.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content');

describe("a product's own page", () => {
  test('says to search engines and shared links what it is and where', () => {
    const document = parse(draw());
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as unknown;

    expect(document.title).toBe('Lamp & <light> – Mara Lindqvist');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://xpage.example/mara/room-plan',
    );
    expect(meta(document, 'description')).toContain(product.summary);
    expect(meta(document, 'og:type')).toBe('product');
    expect(meta(document, 'og:image')).toBe('https://media.xpage.example/m/mara/l.webp');
    expect(meta(document, 'robots')).toBeUndefined();
    expect(data).toMatchObject({ '@type': 'Product', name: product.title, brand: { name: 'Mara Lindqvist' } });
  });

  test('leads back to the page, to the other products, and to nothing for itself', () => {
    const links = [...parse(draw()).querySelectorAll('a')].map((link) => link.getAttribute('href'));

    expect(links).toContain('/mara');
    expect(links).toContain(`/mara/${encodeURIComponent('دليل')}`);
    expect(links).not.toContain('/mara/room-plan');
  });

  test('tells the islands which product they speak of, and names it over the form', () => {
    const document = parse(draw());

    expect(document.documentElement.dataset).toMatchObject({ product: product.productId, title: product.title });
    expect(document.querySelector('#quote b')?.textContent).toBe(product.title);
  });

  test.each([
    ['request', {}, 'a.fill[href="#quote"]'],
    ['ask', {}, 'button.fill[data-act=chat]'],
    ['link', { link: 'https://shop.example/lamp' }, 'a.fill[href="https://shop.example/lamp"]'],
    ['link', { link: 'javascript:alert(1)' }, 'a.fill[href="#quote"]'],
  ] as const)('has one button, of the kind %s (%j)', (button, changes, selector) => {
    const document = parse(draw({ button, buttonLabel: 'Now', ...changes }));

    expect([...document.querySelectorAll('.buy .fill')].map((found) => found.textContent)).toEqual(['Now']);
    expect(document.querySelector(selector)).not.toBeNull();
  });

  test('is drawn without what its owner left empty', () => {
    const html = draw({ price: '', summary: '', description: '', photo: null });

    expect(html).not.toMatch(/class="(?:cost|brief|story tale|shot)"/);
  });
});

describe('the page with all products', () => {
  test('leads to each of them', () => {
    expect(parse(renderProductList(input)).querySelectorAll('.offer a')).toHaveLength(2);
  });
});

describe('Product Unavailable', () => {
  test('says so in the words of the specification, and shows the others and the ways on', () => {
    const document = parse(renderUnavailable(input));

    expect(document.querySelector('h1')?.textContent).toBe('Product Unavailable');
    expect(document.querySelector('.gone p')?.textContent).toBe(
      'This product has been removed. Please contact us for assistance or to learn more about other available products.',
    );
    expect(document.querySelectorAll('.offer a')).toHaveLength(2);
    expect(document.querySelector('.gone a')?.getAttribute('href')).toBe('/mara#products');
    expect(meta(document, 'robots')).toBe('noindex');
  });

  test('speaks the language of the page', () => {
    const html = renderUnavailable({ ...input, language: 'ar_ae', texts: pageTexts('ar_ae') });

    expect(html).toContain('dir="rtl"');
    expect(html).toContain('تمت إزالة هذا المنتج');
  });
});
