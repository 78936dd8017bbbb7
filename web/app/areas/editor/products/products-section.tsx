import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedProduct } from '../../../../../shared/model/offered-product.ts';
import { inOrder, MAX_PRODUCTS, type Product } from '../../../../../shared/model/product.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { HelpLink } from '../../../../ui/help-link.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { lazyArea } from '../../../lazy-area.tsx';
import { AddButton } from '../content/add-button.tsx';
import { Invitation } from '../content/invitation.tsx';
import { OfferSketch } from '../content/sketches.tsx';
import { useEditor } from '../editor-context.tsx';
import { RowActions } from '../rows/row-actions.tsx';
import { RowList, type RowOrder } from '../rows/row-list.tsx';
import { Section } from '../section.tsx';
import { CompanyProductRow } from './company-product-row.tsx';
import { CompanyShelf } from './company-shelf.tsx';
import { useOpenProduct } from './kept-product.ts';
import { beginProduct, reopenProduct } from './open-product.ts';
import { PageLink } from './page-link.tsx';
import { ProductRow } from './product-row.tsx';
import styles from './products.module.css';
import { useClosing } from './use-closing.tsx';
import { useCompanyProducts, type CompanyProducts } from './use-company-products.ts';
import { useProducts } from './use-products.ts';

const ProductForm = lazyArea(
  async () => (await import('./product-form.tsx')).ProductForm,
  ['editor-basics', 'editor-errors', 'editor-profile', 'photos', 'product-form'],
);

/**
 * Products of the owner (specification 1, section 2: product list): they are live by themselves, each on a page of its own.
 * Among them stand those of their company that they chose; the others that it offers, below.
 */
export function ProductsSection(): ReactNode {
  const { t } = useTranslation('products');
  const { own } = useEditor();
  const [open] = useOpenProduct();
  const { data, error, mutate, products } = useProducts();
  const company = useCompanyProducts();
  const { closeFor, question } = useClosing();
  const count = products.length + company.offered.filter(({ isChosen }) => isChosen).length;
  const addButton = (
    <AddButton label={t('add')} isFull={count >= MAX_PRODUCTS} onAdd={() => closeFor(beginProduct())} />
  );
  const isNewOpen = open?.productId === null;
  return (
    <Section
      part="products"
      title={t('title')}
      text={
        <>
          {t(own.liveLink === null ? 'textDraft' : 'textLive')} <HelpLink guide="products" />
        </>
      }
      actions={count > 0 && !isNewOpen && addButton}
    >
      <div className={styles.products}>
        {isNewOpen && <OpenForm others={products} onClose={() => closeFor(null)} />}
        {data === undefined && error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {data === undefined && !error && <SkeletonRows rows={2} height={68} />}
        {data && !(isNewOpen && count === 0) && (
          <ProductList invitation={<ProductInvitation addButton={addButton} />} closeFor={closeFor} company={company} />
        )}
        {data && <CompanyShelf {...company} />}
      </div>
      {question}
    </Section>
  );
}

function ProductInvitation({ addButton }: { addButton: ReactNode }): ReactNode {
  const { t } = useTranslation('products');
  return <Invitation sketch={<OfferSketch />} title={t('emptyTitle')} text={t('emptyText')} action={addButton} />;
}

type ProductListProps = {
  invitation: ReactNode;
  closeFor: ReturnType<typeof useClosing>['closeFor'];
  company: CompanyProducts;
};

type Item = { id: string; productId: string; own?: Product; offered?: OfferedProduct };

function ProductList({ invitation, closeFor, company }: ProductListProps): ReactNode {
  const [open] = useOpenProduct();
  const { products, setOrder, remove, setStatus } = useProducts();
  const { offered, order: known, choose, keepOrder } = company;
  const chosen = offered.filter(({ isChosen }) => isChosen);
  const items = inOrder<Item>(
    [
      ...products.map((own) => ({ id: own.productId, productId: own.productId, own })),
      ...chosen.map((one) => ({ id: one.productId, productId: one.productId, offered: one })),
    ],
    known,
  );
  const change = (next: Item[]): void => {
    const gone = items.find(({ id }) => !next.some((item) => item.id === id));
    if (gone) return remove(gone.id);
    const order = next.map(({ id }) => id);
    keepOrder(order);
    setOrder(order);
  };
  return (
    <RowList
      items={items}
      nameOf={({ own, offered: one }) => own?.title ?? one?.card.title ?? ''}
      onChange={(step) => change(step(items))}
      empty={invitation}
    >
      {({ id, own, offered: one }, order) => {
        if (one) {
          return (
            <CompanyProductRow key={id} product={one} order={order} onChoose={(isChosen) => choose(id, isChosen)} />
          );
        }
        const isOpen = open?.productId === id;
        return (
          own && (
            <ProductRow
              key={id}
              product={own}
              order={order}
              onEdit={() => closeFor(isOpen ? null : reopenProduct(own))}
              onStatus={(status) => setStatus(own, status)}
              form={isOpen ? <EditForm product={own} order={order} onClose={() => closeFor(null)} /> : null}
            />
          )
        );
      }}
    </RowList>
  );
}

function EditForm({ product, order, onClose }: { product: Product; order: RowOrder; onClose: () => void }): ReactNode {
  const { t } = useTranslation('products');
  const { products } = useProducts();
  const [, setOpen] = useOpenProduct();
  const removeRow = (): void => {
    setOpen(null);
    order.onRemove();
  };
  return (
    <OpenForm others={products.filter(({ productId }) => productId !== product.productId)} onClose={onClose}>
      <RowActions
        order={{ ...order, onRemove: removeRow }}
        name={product.title}
        isEmpty={false}
        question={t('deleteText')}
      >
        <PageLink product={product} />
      </RowActions>
    </OpenForm>
  );
}

type OpenFormProps = { others: readonly Product[]; onClose: () => void; children?: ReactNode };

function OpenForm({ others, onClose, children }: OpenFormProps): ReactNode {
  const [open, setOpen] = useOpenProduct();
  if (open === null) return null;
  return (
    <Suspense fallback={<SkeletonRows rows={3} height={68} />}>
      <ProductForm open={open} others={others} onChange={setOpen} onCancel={onClose} onSaved={() => setOpen(null)}>
        {children}
      </ProductForm>
    </Suspense>
  );
}
