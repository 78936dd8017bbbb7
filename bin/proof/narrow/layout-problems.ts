/** What is wrong with the layout of a screen: run in the page, so it stands by itself. */
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

export type LayoutProblem = {
  kind: 'sideways' | 'cut' | 'spills' | 'outside' | 'wraps' | 'shortened' | 'broken';
  /** What is written there, at most 60 characters. */
  text: string;
  /** Tag and classes of the box. */
  box: string;
};

/**
 * `sideways`: the page is wider than the window. `cut`: a box hides part of a text. `spills`: a text stands over the edge of its box.
 * `outside`: a text stands beyond the window. `wraps`: the label of a button takes more than two lines. `shortened`: a text ends in an
 * ellipsis, which is meant for what people write, never for our own words. `broken`: a line ends within a word.
 */
export function findLayoutProblems(): LayoutProblem[] {
  const SLACK = 1.5;
  /** Fonts of some scripts are taller than their lines, with nothing drawn there. */
  const TALL_SLACK = 5;
  const MOST_LINES = 2;
  /** May end a line with a hyphen, where the browser knows the language's. */
  const LONG_WORD = 10;
  const root = document.documentElement;
  const found = new Map<string, LayoutProblem>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const add = (kind: LayoutProblem['kind'], element: Element, text: string): void => {
    const words = text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    const box = [element.tagName.toLowerCase(), ...element.classList].join('.');
    found.set(`${kind} ${words} ${box}`, { kind, text: words, box });
  };
  const isInline = (element: Element): boolean => /^(inline|contents|ruby)$/.test(styleOf(element).display);
  const isForReaders = (element: Element): boolean => {
    const { position, clipPath } = styleOf(element);
    return position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1);
  };
  const isPainted = (element: Element): boolean => {
    const { backgroundColor, borderInlineEndWidth, borderInlineStartWidth } = styleOf(element);
    const hasGround = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    return hasGround || (borderInlineEndWidth !== '0px' && borderInlineStartWidth !== '0px');
  };
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

  /** Runs of letters of scripts that put spaces between words. */
  const wordPattern = /(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])[\p{L}\p{M}])+/gu;
  const lineCount = (rects: readonly DOMRect[]): number => new Set(rects.map(({ top }) => Math.round(top / 4))).size;
  const hasBrokenWord = (node: Text, parent: Element): boolean =>
    [...node.data.matchAll(wordPattern)].some(({ 0: word, index }) => {
      if (word.length >= LONG_WORD && styleOf(parent).hyphens === 'auto') return false;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return lineCount([...range.getClientRects()].filter(({ width }) => width > 0)) > 1;
    });

  const lookAt = (node: Text, parent: Element): void => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0) return;
    let left = Math.min(...rects.map((rect) => rect.left));
    let right = Math.max(...rects.map((rect) => rect.right));
    let top = Math.min(...rects.map((rect) => rect.top));
    let bottom = Math.max(...rects.map((rect) => rect.bottom));
    const text = node.data;
    let isOwnBox = true;
    for (let element: Element | null = parent; element !== null && element !== root; element = element.parentElement) {
      if (isForReaders(element)) return;
      if (isInline(element)) continue;
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position, fontSize } = styleOf(element);
      const edges = element.getBoundingClientRect();
      const isWide = left < edges.left - SLACK || right > edges.right + SLACK;
      const isTall = top < edges.top - TALL_SLACK || bottom > edges.bottom + TALL_SLACK;
      const isShortened = textOverflow === 'ellipsis' && hides(overflowX);
      const isClamped = webkitLineClamp !== 'none' && bottom > edges.bottom + Number.parseFloat(fontSize) / 2;
      if (isClamped) return add('shortened', element, text);
      if (isShortened && element.scrollWidth > element.clientWidth + 1) return add('shortened', element, text);
      if (isWide && hides(overflowX)) return add('cut', element, text);
      if (isTall && hides(overflowY) && webkitLineClamp === 'none') return add('cut', element, text);
      if (isWide && !scrolls(overflowX) && (isOwnBox || isPainted(element))) return add('spills', element, text);
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
      // Scrolled away, or closed.
      if (right <= left || bottom <= top) return;
      isOwnBox = false;
      if (position === 'fixed') break;
    }
    if (lineCount(rects) > 1 && hasBrokenWord(node, parent)) add('broken', parent, text);
    if (left < -SLACK || right > root.clientWidth + SLACK) add('outside', parent, text);
  };

  const lookAtButton = (button: Element): void => {
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const rects: DOMRect[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement === null) continue;
      if (isForReaders(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      rects.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
    }
    if (lineCount(rects) > MOST_LINES) add('wraps', button, button.textContent ?? '');
  };
  /** A card that can be pressed holds several texts; a choice in a list may be a whole sentence. */
  const isLabel = (button: Element): boolean =>
    button.closest('li') === null &&
    [...button.querySelectorAll('*')].every((part) => part.closest('svg') !== null || part.children.length === 0) &&
    [...button.childNodes].filter((node) => node.textContent?.trim()).length === 1;

  const canvas = document.createElement('canvas').getContext('2d');
  const lookAtField = (field: HTMLInputElement | HTMLSelectElement): void => {
    const shown = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
    if (canvas === null || shown === '' || (field instanceof HTMLInputElement && field.value !== '')) return;
    const style = styleOf(field);
    const { font, paddingLeft, paddingRight, opacity, textOverflow } = style;
    // An example may end in an ellipsis, and so may what was chosen: its list shows it whole.
    if (opacity === '0' || textOverflow === 'ellipsis') return;
    if (style.getPropertyValue('field-sizing') === 'content') return;
    canvas.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (room > 1 && canvas.measureText(shown).width > room + SLACK) add('cut', field, shown);
  };

  if (root.scrollWidth > root.clientWidth + 1) add('sideways', root, `${root.scrollWidth} px`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || !node.textContent?.trim() || parent.closest('select, script, style, noscript, svg'))
      continue;
    if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) lookAt(node as Text, parent);
  }
  for (const element of document.querySelectorAll('button, [role=button], a, select, input')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element instanceof HTMLSelectElement || element instanceof HTMLInputElement) lookAtField(element);
    else if (isPainted(element) && isLabel(element)) lookAtButton(element);
  }
  return [...found.values()];
}

/** Every text of a screen in its own language, also those that only readers and pointers meet; run in the page. */
export function readPageTexts(): string[] {
  const texts = new Set<string>();
  const tongue = (tag: string | null | undefined): string => (tag ?? '').split('-', 1)[0] ?? '';
  const own = tongue(document.documentElement.lang);
  const isOwn = (element: Element | null): boolean => tongue(element?.closest('[lang]')?.getAttribute('lang')) === own;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text !== '' && isOwn(parent) && !parent?.closest('script, style, noscript')) texts.add(text);
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    if (!isOwn(element)) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.add(element.getAttribute(name) ?? '');
  }
  texts.add(document.title);
  texts.delete('');
  return [...texts];
}
