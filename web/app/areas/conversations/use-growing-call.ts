/**
 * A list of the server's that grows by "show more", and keeps what was there until what was asked for arrives, so that a
 * change of filter never empties the screen.
 */
import type { CallName, InputOfCall, OutputOfCall } from '../../../lib/api/call-types.ts';
import { useCall, type CallState, type UseCallOptions } from '../../../lib/use-call.ts';
import { useGrowingPages } from './use-growing-pages.ts';
import { useLastAnswer } from './use-last-answer.ts';

export type GrowingList<Answer> = {
  answer: Answer | undefined;
  error: Error | undefined;
  /** What is shown belongs to other filters, or is shorter than what was asked for. */
  isStale: boolean;
  retry: () => void;
  showMore: () => void;
};

/** For what comes in while the owner is elsewhere: a list that is looked at again is asked for again. */
export const whenLookedAtAgain = { revalidateOnFocus: true, dedupingInterval: 0 };

/** Another input or order starts from the top again. */
export function useGrowingCall<Name extends CallName>(
  name: Name,
  input: InputOfCall<Name>,
  { order, swr }: { order: string } & Pick<UseCallOptions<Name>, 'swr'>,
): GrowingList<OutputOfCall<Name>> & Pick<CallState<Name>, 'mutate'> {
  const { paging, showMore } = useGrowingPages(`${order} ${JSON.stringify(input)}`, order);
  const { data, error, mutate } = useCall(name, input, { paging, ...(swr && { swr }) });
  return {
    answer: useLastAnswer(data),
    error,
    isStale: data === undefined,
    retry: () => void mutate(),
    showMore,
    mutate,
  };
}
