// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepInside } from '../../../../../../web/app/areas/editor/preview/keep-inside.ts';

const opened = vi.fn<(address: string) => null>(() => null);

beforeEach(() => {
  opened.mockClear();
  vi.stubGlobal('open', opened);
});

afterEach(() => vi.unstubAllGlobals());

/** A page of a preview; whether the browser would go on with what happens to an element. */
function isLeftToBrowser(body: string, selector: string, type: 'click' | 'submit'): boolean {
  const page = new DOMParser().parseFromString(`<body>${body}</body>`, 'text/html');
  keepInside(page);
  const event = new Event(type, { bubbles: true, cancelable: true });
  return page.querySelector(selector)?.dispatchEvent(event) ?? false;
}

it.each(['https://www.linkedin.com/in/mara', 'mailto:mara@example.com', 'tel:+46701234567'])(
  'opens %s beside the app, never in the frame',
  (href) => {
    expect(isLeftToBrowser(`<a href="${href}"><b>Mara</b></a>`, 'b', 'click')).toBe(false);
    expect(opened).toHaveBeenCalledWith(href, '_blank', 'noopener');
  },
);

it('leaves links within the page and everything else to the page', () => {
  expect(isLeftToBrowser('<a href="#main">Skip</a>', 'a', 'click')).toBe(true);
  expect(isLeftToBrowser('<button>Share</button>', 'button', 'click')).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});

it('lets no form be sent', () => {
  expect(isLeftToBrowser('<form action="https://evil.example"></form>', 'form', 'submit')).toBe(false);
});
