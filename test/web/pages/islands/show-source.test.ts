// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { productAddress, sectionOf } from '../../../../web/pages/islands/show-source.ts';
import { openPage } from './page-kit.ts';

beforeEach(() => openPage());

test('a source that is a product leads to the page of the product, in whatever script its address is', () => {
  expect(sectionOf('products/room-plan')).toBeNull();
  expect(productAddress('products/room-plan', 'mara')).toBe('/mara/room-plan');
  expect(productAddress('products/دليل', 'josé')).toBe(`/jos%C3%A9/${encodeURIComponent('دليل')}`);
});

test("on the product's own page the source is the product itself", () => {
  document.body.innerHTML = '<article data-source="products/room-plan"></article>';

  expect(sectionOf('products/room-plan')?.tagName).toBe('ARTICLE');
});

test('all other sources are sections of the page, or nowhere', () => {
  expect(sectionOf('about-me')).not.toBeNull();
  expect(sectionOf('setup:profession')).toBeNull();
  expect(productAddress('about-me', 'mara')).toBeUndefined();
});
