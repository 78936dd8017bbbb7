/** Where in the address the reading of a document stands. */

/** Pages that are read at once. */
export const PAGES_AT_ONCE = 10;

export function readingSearch(fileId: string, page: number): string {
  return `?${new URLSearchParams({ file: fileId, ...(page > 1 ? { page: String(page) } : {}) })}`;
}

/** A page from 1 to the last one. */
export function readPage(text: string | null, pages: number): number {
  const page = Number.parseInt(text ?? '', 10);
  return Number.isNaN(page) ? 1 : Math.max(1, Math.min(page, Math.max(1, pages)));
}

/** The first page of the ten that hold the page. */
export function firstOf(page: number): number {
  return page - ((page - 1) % PAGES_AT_ONCE);
}
