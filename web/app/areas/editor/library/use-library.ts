/** The library as the server has it, and the ways to change it. */
import { useAskAgain, useCall, type CallState } from '../../../../lib/use-call.ts';

/** All of mine, in the words of the protocol. */
const ALL = 99_999_999;

export type Library = CallState<'page'> & {
  /** Asks for the library and the bin again. */
  refresh: () => Promise<void>;
};

export function useLibrary(): Library {
  const state = useCall('page', {}, { paging: { nowPage: 1, pageSize: ALL, orderBy: 'newest' } });
  const askAgain = useAskAgain();
  const refresh = async (): Promise<void> => {
    await Promise.all([askAgain('page'), askAgain('getBin')]);
  };
  return { ...state, refresh };
}
