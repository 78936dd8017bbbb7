import { useEffect, useMemo, useRef } from 'react';
import { codeOf } from '../../../../lib/api/api-error.ts';
import {
  inOrder,
  type OwnProductCard,
  type Product,
  type ProductCard,
  type ProductContent,
} from '../../../../../shared/model/product.ts';
import { debounce } from '../../../../lib/debounce.ts';
import { useAskAgain, useCall, useEffectCall, type CallState } from '../../../../lib/use-call.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useCodeText } from '../use-code-text.ts';
import { useOpenProduct } from './kept-product.ts';
import { cardsWith, contentOf } from './open-product.ts';

const none: readonly Product[] = [];
const noCards: ProductCard[] = [];
const noOwnCards: OwnProductCard[] = [];

export type OwnProducts = CallState<'getProducts'> & {
  products: readonly Product[];
  /** Puts all of the page in this order, by their ids: here at once, for visitors when nothing was moved for half a second. */
  setOrder: (order: string[]) => void;
  remove: (productId: string) => void;
  setStatus: (product: Product, status: ProductContent['status']) => void;
};

/** The owner's products, and what is changed of them without a form. What fails is told, and all is as it was. */
export function useProducts(): OwnProducts {
  const own = useCall('getProducts', {});
  const { mutate } = own;
  const { run, error } = useEffectCall('saveProduct');
  useToldFailure(error);
  const askAgain = useAskAgain();
  const send = useRef(run);
  useEffect(() => {
    send.current = run;
  });
  const saveOrder = useMemo(
    () =>
      debounce((order: string[]) => {
        void send.current({ productId: null, content: null, order }).then(() => mutate());
      }),
    [mutate],
  );
  useEffect(() => () => saveOrder.flush(), [saveOrder]);
  const show = (products: readonly Product[]): void => void mutate({ products: [...products] }, { revalidate: false });
  const products = own.data?.products ?? none;
  return {
    ...own,
    products,
    setOrder: (order) => {
      show(inOrder(products, order));
      saveOrder(order);
    },
    remove: (productId) => {
      saveOrder.flush();
      show(products.filter((product) => product.productId !== productId));
      void run({ productId, content: null }).then(() => Promise.all([mutate(), askAgain('getBin')]));
    },
    setStatus: (product, status) => {
      show(products.map((one) => (one.productId === product.productId ? { ...one, status } : one)));
      void run({ productId: product.productId, content: { ...contentOf(product), status } }).then(() => mutate());
    },
  };
}

/** What fails without a form is said in passing. */
export function useToldFailure(error: Error | undefined): void {
  const textOf = useCodeText();
  const told = useRef<Error | undefined>(undefined);
  useEffect(() => {
    if (error === undefined || told.current === error) return;
    told.current = error;
    showToast({ text: textOf(codeOf(error)), tone: 'bad' });
  });
}

/** The owner's products that the page would show with what is being written; none while they are being read. */
export function usePreviewProducts(): OwnProductCard[] {
  const [open] = useOpenProduct();
  const { data } = useCall('getProducts', {});
  return data ? cardsWith(data.products, open) : noOwnCards;
}

/** Those that visitors of a page see already; none while nothing is live under the name. */
export function usePublicProducts(agentName: string): ProductCard[] {
  const { data } = useCall('getPageProductList', agentName === '' ? null : { agentName });
  return data?.products ?? noCards;
}
