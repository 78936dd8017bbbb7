/** The products that the words choose. */
import { useCall } from '../../../../lib/use-call.ts';
import { useGrowingPages } from '../../conversations/use-growing-pages.ts';
import { useLastAnswer } from '../../conversations/use-last-answer.ts';

export type ProductOrder = 'newest' | 'oldest' | 'name';

export function useProductList(text: string, order: ProductOrder) {
  const { paging, showMore } = useGrowingPages(`${order} ${text}`, order);
  const { data, error, mutate } = useCall('getPtxAiProductList', text === '' ? {} : { text }, { paging });
  return {
    answer: useLastAnswer(data),
    error,
    /** What is shown belongs to other words, or is shorter than what was asked for. */
    isStale: data === undefined,
    retry: () => void mutate(),
    showMore,
  };
}
