import type { OfferedProduct } from '../../../../../shared/model/offered-product.ts';
import type { ProductCard } from '../../../../../shared/model/product.ts';
import { useCall, useEffectCall } from '../../../../lib/use-call.ts';
import { useToldFailure } from './use-products.ts';

const none: readonly OfferedProduct[] = [];
const noOrder: readonly string[] = [];

export type CompanyProducts = {
  /** What the owner's company offers for their page, chosen or not. */
  offered: readonly OfferedProduct[];
  /** Ids of all products of the page. */
  order: readonly string[];
  /** On the page or off it: here at once. */
  choose: (productId: string, isChosen: boolean) => void;
  /** What `saveProduct` has ordered. */
  keepOrder: (order: string[]) => void;
};

/** Products of the owner's company. What fails is told, and all is as it was. */
export function useCompanyProducts(): CompanyProducts {
  const { data, mutate } = useCall('getCompanyProducts', {});
  const { run, error } = useEffectCall('saveCompanyProduct');
  useToldFailure(error);
  const offered = data?.products ?? none;
  const order = data?.order ?? noOrder;
  return {
    offered,
    order,
    choose: (productId, isChosen) => {
      const products = offered.map((one) => (one.productId === productId ? { ...one, isChosen } : one));
      const others = order.filter((id) => id !== productId);
      void mutate({ products, order: isChosen ? [...others, productId] : others }, { revalidate: false });
      void run({ productId, isChosen }).then(() => mutate());
    },
    keepOrder: (next) => void mutate({ products: [...offered], order: next }, { revalidate: false }),
  };
}

/** The cards among them that visitors would see, and the order of all. */
export function usePreviewCompanyCards(): { cards: ProductCard[]; order: readonly string[] } {
  const { offered, order } = useCompanyProducts();
  return { cards: offered.filter(({ isChosen, isAllowed }) => isChosen && isAllowed).map(({ card }) => card), order };
}
