/** Where words stand: on which pages of a printed document, and whether a text holds them. */

/** Letters and digits alone: how a line was broken, a hyphen or a cell's border says nothing about what is there. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

export function holds(text: string, words: string): boolean {
  return lettersOf(text).includes(lettersOf(words));
}

/** From 1. */
export function pagesWith(pages: readonly string[], words: string): number[] {
  return pages.flatMap((page, index) => (holds(page, words) ? [index + 1] : []));
}

/** Whether the figure stands there as a whole: 5 is not found in 15, nor in 5.5. */
export function holdsFigure(text: string, figure: string): boolean {
  const escaped = figure.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d.,])${escaped}(?![.,]?\\d)`, 'u').test(text.normalize('NFKC'));
}
