// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { patchDocument } from '../../../../../../web/app/areas/editor/preview/patch-document.ts';

function page(body: string, { css = 'p{}', lang = 'en' } = {}): string {
  return `<!doctype html><html lang="${lang}"><head><style>${css}</style></head><body class="left">${body}</body></html>`;
}

function open(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function find(document: Document, selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

describe('patching the preview', () => {
  it('brings text, attributes, styles and language to the new state', () => {
    const document = open(page('<h1>Mara</h1><p class="a">Hello</p>'));
    patchDocument(
      document,
      page('<h1>Mara L</h1><p class="b">Hello</p><footer>End</footer>', { css: 'p{color:red}', lang: 'de' }),
    );
    expect(document.body.innerHTML).toBe('<h1>Mara L</h1><p class="b">Hello</p><footer>End</footer>');
    expect([document.documentElement.lang, find(document, 'style').textContent]).toEqual(['de', 'p{color:red}']);
  });

  it('keeps the elements that stay, so that pictures are not loaded again', () => {
    const document = open(page('<img src="a.webp"><h1>Mara</h1>'));
    const picture = find(document, 'img');
    patchDocument(document, page('<img src="a.webp"><h1>Someone else</h1>'));
    expect(find(document, 'img')).toBe(picture);
  });

  it('takes away what is gone', () => {
    const document = open(page('<p>One</p><p>Two</p>'));
    patchDocument(document, page('<p>Two</p>'));
    expect(document.body.innerHTML).toBe('<p>Two</p>');
  });

  it('puts an element of another kind in its place', () => {
    const document = open(page('<p>One</p>'));
    patchDocument(document, page('<section>One</section>'));
    expect(document.body.innerHTML).toBe('<section>One</section>');
  });

  it('leaves open what the reader has opened', () => {
    const document = open(page('<details><summary>More</summary>Old</details>'));
    find(document, 'details').setAttribute('open', '');
    patchDocument(document, page('<details><summary>More</summary>New</details>'));
    expect([find(document, 'details').hasAttribute('open'), find(document, 'details').textContent]).toEqual([
      true,
      'MoreNew',
    ]);
  });

  it('leaves the classes of the root to the page’s own script', () => {
    const document = open(page('<p>One</p>'));
    document.documentElement.className = 'js morning';
    patchDocument(document, page('<p>Two</p>'));
    expect(document.documentElement.className).toBe('js morning');
  });
});
