/**
 * Brings a document to the state of another piece of HTML by changing only what differs: pictures stay loaded, the
 * scroll position and an opened "View more" stay as they are, nothing flickers.
 */

/** `Node.ELEMENT_NODE` and `Node.TEXT_NODE`; nodes of a frame belong to the frame's own classes, so no instanceof. */
const ELEMENT = 1;
const TEXT = 3;

/** Attributes that the reader changes, not the owner. */
const keptAttributes: ReadonlySet<string> = new Set(['open']);

/** Applies `html`, a whole page, to a document that shows an earlier state of the same page. */
export function patchDocument(document: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  patchRoot(document.documentElement, next.documentElement);
  patchStyles(document.head, next.head);
  patchElement(document.body, next.body);
}

/** Classes of the root belong to the page's own script: that it runs, and the time of day. */
function patchRoot(from: Element, to: Element): void {
  to.className = from.className;
  patchAttributes(from, to);
}

/** Styles come and go with template and theme; everything else in the head is for visitors. */
function patchStyles(head: HTMLElement, next: HTMLElement): void {
  const wanted = [...next.querySelectorAll('style')].map((style) => style.textContent);
  const current = [...head.querySelectorAll('style')];
  wanted.forEach((css, place) => {
    const style = current[place] ?? head.appendChild(head.ownerDocument.createElement('style'));
    if (style.textContent !== css) style.textContent = css;
  });
  current.slice(wanted.length).forEach((style) => style.remove());
}

function patchElement(from: Element, to: Element): void {
  patchAttributes(from, to);
  patchChildren(from, to);
}

function patchChildren(from: Element, to: Element): void {
  const current = [...from.childNodes];
  const wanted = [...to.childNodes];
  wanted.forEach((node, place) => patchNode(from, current[place], node));
  current.slice(wanted.length).forEach((node) => node.remove());
}

function patchNode(parent: Element, from: ChildNode | undefined, to: ChildNode): void {
  if (from === undefined) {
    parent.appendChild(parent.ownerDocument.importNode(to, true));
  } else if (isSameElement(from, to)) {
    patchElement(from as Element, to as Element);
  } else if (from.nodeType === TEXT && to.nodeType === TEXT) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
  } else {
    from.replaceWith(parent.ownerDocument.importNode(to, true));
  }
}

function isSameElement(from: ChildNode, to: ChildNode): boolean {
  return from.nodeType === ELEMENT && to.nodeType === ELEMENT && from.nodeName === to.nodeName;
}

function patchAttributes(from: Element, to: Element): void {
  for (const name of from.getAttributeNames()) {
    if (!to.hasAttribute(name) && !keptAttributes.has(name)) from.removeAttribute(name);
  }
  for (const name of to.getAttributeNames()) {
    const value = to.getAttribute(name) ?? '';
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
}
