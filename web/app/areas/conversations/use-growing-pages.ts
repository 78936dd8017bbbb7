/**
 * "Show more" as one request that grows, not as further pages: what arrives in between can then neither repeat a row nor
 * hide one.
 */
import { useState } from 'react';
import type { Paging } from '../../../lib/api/call-types.ts';

/** Rows that a screen starts with, and that "show more" adds. */
export const PAGE_SIZE = 20;

/** @param filters everything that chooses the rows, as one text; another one starts from the top again */
export function useGrowingPages(filters: string, orderBy: string): { paging: Paging; showMore: () => void } {
  const [shown, setShown] = useState({ filters, pages: 1 });
  const pages = shown.filters === filters ? shown.pages : 1;
  return {
    paging: { nowPage: 1, pageSize: pages * PAGE_SIZE, orderBy },
    showMore: () => setShown({ filters, pages: pages + 1 }),
  };
}
