import { live } from '../../../lib/live.ts';
import { useGrowingCall } from '../conversations/use-growing-call.ts';
import { toHistoryInput, type HistoryFilters } from './history-filters.ts';

/** The conversations that the filters choose. */
export const useConversationList = (filters: HistoryFilters) =>
  useGrowingCall('getChatHistory', toHistoryInput(filters), { order: filters.order, swr: live });
