import { useCall, type CallState } from '../../../../lib/use-call.ts';

/** Entries that the list starts with, and that "Show more" adds. */
const ENTRIES = 10;

/**
 * The owner's own news, newest first.
 *
 * @param page from 1
 */
export function useOwnPosts(page: number): CallState<'getPostList'> {
  return useCall('getPostList', {}, { paging: { nowPage: page, pageSize: ENTRIES, orderBy: 'newest' } });
}
