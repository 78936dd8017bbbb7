/** The product that is open, asked again while something of it moves. */
import type { DocumentFile, DocumentProduct } from '../../../../shared/model/document-product.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { useCall } from '../../../lib/use-call.ts';

/** Between two looks at documents that are being read, in ms. */
const LOOK_MS = 1_500;

type ProductAnswer = OutputOfCall<'getPtxProductInfo'>;

export type OpenProduct = {
  product: DocumentProduct;
  files: readonly DocumentFile[];
  /** Asks again. */
  reload: () => void;
  /** Puts in what another call has answered. */
  keepFiles: (change: (files: readonly DocumentFile[]) => DocumentFile[]) => void;
  keepProduct: (change: Partial<DocumentProduct>) => void;
};

export function isMoving({ state }: DocumentFile): boolean {
  return state === 'waiting' || state === 'reading' || state === 'indexing';
}

export function useProduct(productId: string): {
  open: OpenProduct | null;
  error: Error | undefined;
  reload: () => void;
} {
  const { data, error, mutate } = useCall(
    'getPtxProductInfo',
    { productId },
    { swr: { refreshInterval: (known) => (known?.files.some(isMoving) ? LOOK_MS : 0) } },
  );
  const reload = (): void => void mutate();
  const keep = (change: (known: ProductAnswer) => ProductAnswer): void =>
    void mutate((known) => known && change(known), { revalidate: false });
  const open = data && {
    ...data,
    reload,
    keepFiles: (change: (files: readonly DocumentFile[]) => DocumentFile[]) =>
      keep((known) => ({ ...known, files: change(known.files) })),
    keepProduct: (change: Partial<DocumentProduct>) =>
      keep((known) => ({ ...known, product: { ...known.product, ...change } })),
  };
  return { open: open ?? null, error, reload };
}
