import { useCall } from '../../../lib/use-call.ts';

/** The customer's own address; empty until it is known. */
export function useCustomerEmail(): string {
  const { data } = useCall('selectAccountDetail', {});
  return data?.email ?? '';
}
