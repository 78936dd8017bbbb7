/** The page of a list that the paging headers ask for. */
import type { Paging } from './context.ts';

export function takePage<Row>(rows: readonly Row[], { nowPage, pageSize }: Paging): { rows: Row[]; hasMore: boolean } {
  const start = (nowPage - 1) * pageSize;
  return { rows: rows.slice(start, start + pageSize), hasMore: rows.length > start + pageSize };
}
