/** The conversations that the filters choose. */
import { live } from '../../../lib/live.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useGrowingPages } from '../conversations/use-growing-pages.ts';
import { useLastAnswer } from '../conversations/use-last-answer.ts';
import type { ConversationListState } from './conversation-results.tsx';
import { toHistoryInput, type HistoryFilters } from './history-filters.ts';

export function useConversationList(filters: HistoryFilters): ConversationListState {
  const { paging, showMore } = useGrowingPages(JSON.stringify(filters), filters.order);
  const { data, error, mutate } = useCall('getChatHistory', toHistoryInput(filters), { paging, swr: live });
  return {
    answer: useLastAnswer(data),
    error,
    isStale: data === undefined,
    retry: () => void mutate(),
    showMore,
  };
}
