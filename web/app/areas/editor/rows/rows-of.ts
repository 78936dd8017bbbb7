/** The rows of a list on the screen, in their order. */
export function rowsOf(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelector('ul, ol')?.children ?? [])] as HTMLElement[];
}

/**
 * Gives the focus to what stands where a row was; it would be lost with the button that was pressed.
 *
 * @param box holds the list, or what stands instead of an empty one
 */
export function focusPlace(box: HTMLElement | null, place: number): void {
  const rows = rowsOf(box);
  const next = rows[Math.min(place, rows.length - 1)] ?? box;
  next?.querySelector<HTMLElement>('button')?.focus();
}
