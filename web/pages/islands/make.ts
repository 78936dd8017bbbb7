type Attributes = Record<string, string | boolean | ((event: Event) => void)>;

/**
 * An element with attributes, listeners (`onclick`) and children. Texts become text nodes, so nothing that people wrote
 * is ever read as markup; an attribute that is false is not there.
 */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

const outlines = {
  close: 'M6 6l12 12M18 6 6 18',
  send: 'M12 19V5.5M6 11l6-5.5 6 5.5',
  stop: 'M7.5 7.5h9v9h-9z',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  leave: 'M13.5 5H19v5.5M19 5l-8.5 8.5M17 14v4.5H5.5V7H10',
  up: 'M7.5 11v8.5h-3V11zm0 0 3.7-7c1.5 0 2.3 1 2.1 2.4L12.8 10h5.4c1 0 1.7 1 1.4 2l-1.7 6.2c-.2.8-.9 1.3-1.7 1.3H7.5',
} as const;

/** An outline icon like those of the page; `down` is `up` upside down, by style. */
export function icon(name: keyof typeof outlines): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'o');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', outlines[name]);
  svg.append(path);
  return svg;
}

/** Adds a style sheet once; the custom properties in it are the page's. */
export function addStyle(id: string, css: string): void {
  if (document.getElementById(id) !== null) return;
  document.head.append(make('style', { id }, css));
}
