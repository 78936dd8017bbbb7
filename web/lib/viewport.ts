const WIDEST = 768;
const CAPPED_WIDTH = 750;

/** The width to lay out for, in CSS pixels: wider than 768 counts as 750 (specification 1, section 9). */
export function viewportWidth(width: number = window.innerWidth): number {
  return width > WIDEST ? CAPPED_WIDTH : width;
}
