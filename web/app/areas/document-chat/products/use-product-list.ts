import { useGrowingCall } from '../../conversations/use-growing-call.ts';

export type ProductOrder = 'newest' | 'oldest' | 'name';

/** The products that the words choose. */
export const useProductList = (text: string, order: ProductOrder) =>
  useGrowingCall('getPtxAiProductList', text === '' ? {} : { text }, { order });
