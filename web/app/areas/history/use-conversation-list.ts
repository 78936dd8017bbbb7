/** The conversations that the filters choose. */
import { live } from '../../../lib/live.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useGrowingPages } from '../conversations/use-growing-pages.ts';
import { useLastAnswer } from '../conversations/use-last-answer.ts';
import { toHistoryInput, type HistoryFilters } from './history-filters.ts';

export function useConversationList(filters: HistoryFilters) {
  const { paging, showMore } = useGrowingPages(JSON.stringify(filters), filters.order);
  const { data, error, mutate } = useCall('getChatHistory', toHistoryInput(filters), { paging, swr: live });
  return {
    answer: useLastAnswer(data),
    error,
    /** What is shown belongs to other filters, or is shorter than what was asked for. */
    isStale: data === undefined,
    retry: () => void mutate(),
    showMore,
  };
}

export type ConversationListState = ReturnType<typeof useConversationList>;
