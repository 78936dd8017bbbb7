import type { Cache, SWRConfiguration } from 'swr';
import { ApiError } from '../lib/api/api-error.ts';
import { reportAnswer, reportNetworkFailure } from './connection/connection.ts';

/**
 * What holds for every read of the app: the banner learns from answers and failures, and what was read is forgotten
 * when the owner leaves the signed-in part.
 */
export const swrOptions: SWRConfiguration & { provider: () => Cache } = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  onSuccess: reportAnswer,
  onError: (error: unknown) => {
    if (error instanceof ApiError && error.code === 'network') reportNetworkFailure();
  },
};
