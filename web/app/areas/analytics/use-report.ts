/** Everything that the screen shows for one window. */
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useLastAnswer } from '../conversations/use-last-answer.ts';
import type { AnalyticsWindow } from './report-choice.ts';

export type Statistics = OutputOfCall<'getDailyUsageStatistics'>;
export type Queries = OutputOfCall<'getUserQueries'>['queries'];

/** The two calls' answers; of the window before while another one is on its way. */
export function useReport(days: AnalyticsWindow) {
  const statistics = useCall('getDailyUsageStatistics', { days });
  const queries = useCall('getUserQueries', { days });
  const retry = (): void => {
    void statistics.mutate();
    void queries.mutate();
  };
  return {
    statistics: useLastAnswer(statistics.data),
    queries: useLastAnswer(queries.data)?.queries,
    error: statistics.error ?? queries.error,
    /** What is shown belongs to another window. */
    isStale: statistics.data === undefined || queries.data === undefined,
    retry,
  };
}
