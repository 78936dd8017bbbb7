/**
 * Brings a document to the state of another piece of HTML by changing only what differs between that and the HTML
 * before: pictures stay loaded, the scroll position stays, nothing flickers, and what the reader or the page's own script
 * has done since (an opened sheet, a filled list, what was typed) stays as it is.
 */

/** Applies the next state of the page. */
export type PatchDocument = (html: string) => void;

/** `Node.ELEMENT_NODE`; nodes of a frame belong to the frame's own classes, so no instanceof. */
const ELEMENT = 1;

/** From a node of the last HTML to the one in the document that was made from it. */
type Shown = WeakMap<Node, ChildNode>;

/** @param html what the document was loaded from */
export function documentPatcher(document: Document, html: string): PatchDocument {
  const shown: Shown = new WeakMap();
  let last = parse(html);
  link(shown, last, document.documentElement);
  return (next) => {
    const wanted = parse(next);
    patchElement(shown, last, wanted);
    last = wanted;
  };
}

function parse(html: string): Element {
  return new DOMParser().parseFromString(html, 'text/html').documentElement;
}

/** Remembers which node shows which, all the way down. */
function link(shown: Shown, from: ChildNode, to: ChildNode): void {
  shown.set(from, to);
  const places = [...to.childNodes];
  [...from.childNodes].forEach((child, place) => {
    const found = places[place];
    if (found?.nodeName === child.nodeName) link(shown, child, found);
  });
}

function patchElement(shown: Shown, from: Element, to: Element): void {
  const element = shown.get(from) as Element | undefined;
  if (element === undefined) return;
  shown.set(to, element);
  patchAttributes(element, from, to);
  patchChildren(shown, element, from, to);
}

function patchChildren(shown: Shown, parent: Element, from: Element, to: Element): void {
  const before = [...from.childNodes];
  const wanted = [...to.childNodes];
  let previous: ChildNode | undefined;
  wanted.forEach((node, place) => {
    const child = before[place];
    if (child === undefined) insert(shown, parent, previous, node);
    else patchNode(shown, child, node);
    previous = shown.get(node) ?? previous;
  });
  before.slice(wanted.length).forEach((node) => shown.get(node)?.remove());
}

function patchNode(shown: Shown, from: ChildNode, to: ChildNode): void {
  if (isSameElement(from, to)) return patchElement(shown, from as Element, to as Element);
  const node = shown.get(from);
  if (node === undefined) return;
  if (from.isEqualNode(to)) {
    shown.set(to, node);
    return;
  }
  const fresh = copy(shown, node, to);
  node.replaceWith(fresh);
}

/** Behind the node before it: at the end may stand what the page's script has put there. */
function insert(shown: Shown, parent: Element, previous: ChildNode | undefined, node: ChildNode): void {
  const fresh = copy(shown, parent, node);
  if (previous?.parentNode === parent) previous.after(fresh);
  else parent.append(fresh);
}

function copy(shown: Shown, beside: Node, node: ChildNode): ChildNode {
  const fresh = (beside.ownerDocument as Document).importNode(node, true);
  link(shown, node, fresh);
  return fresh;
}

function isSameElement(from: ChildNode, to: ChildNode): boolean {
  return from.nodeType === ELEMENT && to.nodeType === ELEMENT && from.nodeName === to.nodeName;
}

function patchAttributes(element: Element, from: Element, to: Element): void {
  for (const name of from.getAttributeNames()) {
    if (!to.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const name of to.getAttributeNames()) {
    const value = to.getAttribute(name) ?? '';
    if (from.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
