// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { documentPatcher } from '../../../../web/pages/preview/patch-document.ts';

function page(body: string, { css = 'p{}', lang = 'en' } = {}): string {
  return `<!doctype html><html lang="${lang}"><head><style>${css}</style></head><body class="left">${body}</body></html>`;
}

/** A document as the frame loaded it, and how to bring it to another state. */
function open(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return { document, patch: documentPatcher(document, html) };
}

function find(document: Document, selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

describe('patching the preview', () => {
  it('brings text, attributes, styles and language to the new state', () => {
    const { document, patch } = open(page('<h1>Mara</h1><p class="a">Hello</p>'));
    patch(page('<h1>Mara L</h1><p class="b">Hello</p><footer>End</footer>', { css: 'p{color:red}', lang: 'de' }));
    expect(document.body.innerHTML).toBe('<h1>Mara L</h1><p class="b">Hello</p><footer>End</footer>');
    expect([document.documentElement.lang, find(document, 'style').textContent]).toEqual(['de', 'p{color:red}']);
  });

  it('brings one state after the other', () => {
    const { document, patch } = open(page('<p>One</p>'));
    const states = ['<p>Two</p><ul><li>a</li></ul>', '<ul><li>a</li><li>b</li></ul>', '<h1>Three</h1>', '<p>One</p>'];
    const shown = states.map((state) => {
      patch(page(state));
      return document.body.innerHTML;
    });
    expect(shown).toEqual(states);
  });

  it('keeps the elements that stay, so that pictures are not loaded again', () => {
    const { document, patch } = open(page('<img src="a.webp"><h1>Mara</h1>'));
    const picture = find(document, 'img');
    patch(page('<img src="a.webp"><h1>Someone else</h1>'));
    expect(find(document, 'img')).toBe(picture);
  });

  it('takes away what is gone', () => {
    const { document, patch } = open(page('<p>One</p><p>Two</p>'));
    patch(page('<p>Two</p>'));
    expect(document.body.innerHTML).toBe('<p>Two</p>');
  });

  it('puts an element of another kind in its place', () => {
    const { document, patch } = open(page('<p>One</p>'));
    patch(page('<section>One</section>'));
    expect(document.body.innerHTML).toBe('<section>One</section>');
  });

  it('leaves open what the reader has opened', () => {
    const { document, patch } = open(page('<details><summary>More</summary>Old</details>'));
    find(document, 'details').setAttribute('open', '');
    patch(page('<details><summary>More</summary>New</details>'));
    expect([find(document, 'details').hasAttribute('open'), find(document, 'details').textContent]).toEqual([
      true,
      'MoreNew',
    ]);
  });

  it('leaves the classes of the root to the page’s own script', () => {
    const { document, patch } = open(page('<p>One</p>'));
    document.documentElement.className = 'js morning';
    patch(page('<p>Two</p>'));
    expect(document.documentElement.className).toBe('js morning');
  });

  it('leaves what the page’s script has put there: a sheet with its style, words in a form, a longer list', () => {
    const form = '<form><p class="state"></p><select><option>GB</option></select></form>';
    const { document, patch } = open(page(`<h1>Mara</h1>${form}`));
    document.head.insertAdjacentHTML('beforeend', '<style id="sheet-style">.sheet{}</style>');
    document.body.insertAdjacentHTML('beforeend', '<dialog open>Share</dialog>');
    find(document, '.state').textContent = 'This is a preview.';
    find(document, 'select').innerHTML = '<option>GB +44</option><option>SE +46</option>';
    find(document, 'form').setAttribute('hidden', '');

    patch(page(`<h1>Mara L</h1>${form}<footer>End</footer>`, { css: 'p{color:red}' }));

    expect(find(document, 'h1').textContent).toBe('Mara L');
    expect(find(document, '#sheet-style').textContent).toBe('.sheet{}');
    expect([find(document, '.state').textContent, find(document, 'select').children.length]).toEqual([
      'This is a preview.',
      2,
    ]);
    expect(find(document, 'form').hasAttribute('hidden')).toBe(true);
    expect(find(document, 'form').nextElementSibling?.tagName).toBe('FOOTER');
    expect(document.body.lastElementChild?.tagName).toBe('DIALOG');
  });
});
