import type { SWRConfiguration } from 'swr';
import { ApiError } from '../lib/api/api-error.ts';
import { reportAnswer, reportNetworkFailure } from './connection/connection.ts';

/** What holds for every read of the app: the banner learns from answers and failures. */
export const swrOptions: SWRConfiguration = {
  revalidateOnFocus: false,
  onSuccess: reportAnswer,
  onError: (error: unknown) => {
    if (error instanceof ApiError && error.code === 'network') reportNetworkFailure();
  },
};
