import { useGrowingCall, whenLookedAtAgain } from '../conversations/use-growing-call.ts';
import { toCasesInput, type CaseFilters } from './case-filters.ts';

/** The applications and policies that the filters choose. */
export const useCaseList = (filters: CaseFilters) =>
  useGrowingCall('getMyApplications', toCasesInput(filters), { order: filters.order, swr: whenLookedAtAgain });
