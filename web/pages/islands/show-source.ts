/** From a source of an answer to its place on the page. */
import { addStyle } from './make.ts';

/** Long enough to find the place, short enough to survive a line break in it. */
const SEARCHED_LENGTH = 48;

const MARK = 'xpage-source';

/** The part of the page that a source is shown in, null when it stands nowhere on the page. */
export function sectionOf(source: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-source="${isProduct(source) ? source : placeOf(source)}"]`);
}

/** A product stands whole on a page of its own: where that is, seen from every other page. */
export function productAddress(source: string, agentName: string): string | undefined {
  if (!isProduct(source)) return undefined;
  return ['', agentName, source.slice(PRODUCTS.length)].map(encodeURIComponent).join('/');
}

const PRODUCTS = 'products/';

const isProduct = (source: string): boolean => source.startsWith(PRODUCTS);

/** Parts of the page that a source names as it starts; the rest of what the page shows is its owner's profile. */
const places = ['about-me', 'contact', 'greeting', 'description', 'features', 'offers', 'news'];

/** Set-up answers and the like (`setup:…`) are known to the assistant and stand nowhere on the page. */
function placeOf(source: string): string {
  // Answers to the assistant's set-up and to single questions stand nowhere on the page.
  if (source.includes(':') || source === 'answer') return '';
  return places.find((place) => source.startsWith(place)) ?? 'profile';
}

/** Brings the section into sight, opens what hides the passage, marks it and puts the focus there. */
export function showSource(section: HTMLElement, excerpt: string): void {
  const passage = findPassage(section, excerpt);
  const details = passage?.startContainer.parentElement?.closest('details');
  if (details) details.open = true;
  if (passage !== null) highlight(passage);
  section.focus({ preventScroll: true });
  (passage?.startContainer.parentElement ?? section).scrollIntoView({ block: 'center' });
  section.classList.remove('marked');
  requestAnimationFrame(() => section.classList.add('marked'));
}

function findPassage(section: HTMLElement, excerpt: string): Range | null {
  const searched = excerpt.trim().slice(0, SEARCHED_LENGTH);
  const nodes = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const text = node.nodeValue ?? '';
    const start = searched === '' ? -1 : text.indexOf(searched);
    if (start >= 0) return rangeOf(node, start, Math.min(text.length, start + excerpt.trim().length));
  }
  return null;
}

function rangeOf(node: Node, start: number, end: number): Range {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

/** Browsers without highlights still have the marked section. */
function highlight(range: Range): void {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return;
  addStyle('source-style', `::highlight(${MARK}){background:var(--b);color:var(--ob)}`);
  CSS.highlights.set(MARK, new Highlight(range));
}
