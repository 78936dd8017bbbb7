/** What the billing screens read, and how all of it is asked again after a change. */
import { useCallback } from 'react';
import type { CallName, OutputOfCall } from '../../../lib/api/call-types.ts';
import { useAskAgain, useCall } from '../../../lib/use-call.ts';

export type Catalogue = OutputOfCall<'officialWebsiteList'>;
export type PlanOffer = Catalogue['plans'][number];
export type BillingRecord = OutputOfCall<'subscriptionRecord'>;

/** The plans with the prices of the account's country; nothing until the account is known. */
export function useCatalogue() {
  const { data: account, error } = useCall('getUserInfo', {});
  const catalogue = useCall('officialWebsiteList', account === undefined ? null : { country: account.country });
  return { ...catalogue, error: error ?? catalogue.error };
}

/** What a payment, a cancellation or another plan changes, wherever it is shown. */
const changed: readonly CallName[] = [
  'subscriptionRecord',
  'getUserInfo',
  'customerDetail',
  'invoicePage',
  'previewSubscription',
  'getAiAssistant',
];

export function useRefreshBilling(): () => Promise<void> {
  const askAgain = useAskAgain();
  return useCallback(async () => {
    await Promise.all(changed.map(askAgain));
  }, [askAgain]);
}
