import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PRODUCTS, type Product } from '../../../../../shared/model/product.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { AddButton } from '../content/add-button.tsx';
import { Invitation } from '../content/invitation.tsx';
import { OfferSketch } from '../content/sketches.tsx';
import { useEditor } from '../editor-context.tsx';
import { RowActions } from '../rows/row-actions.tsx';
import { RowList, type RowOrder } from '../rows/row-list.tsx';
import { Section } from '../section.tsx';
import { useOpenProduct } from './kept-product.ts';
import { beginProduct, reopenProduct } from './open-product.ts';
import { PageLink } from './page-link.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductRow } from './product-row.tsx';
import styles from './products.module.css';
import { useClosing } from './use-closing.tsx';
import { useProducts } from './use-products.ts';

/** Products of the owner (specification 1, section 2: product list): they are live by themselves, each on a page of its own. */
export function ProductsSection(): ReactNode {
  const { t } = useTranslation('products');
  const { own } = useEditor();
  const [open] = useOpenProduct();
  const { data, error, mutate, products } = useProducts();
  const { closeFor, question } = useClosing();
  const addButton = (
    <AddButton label={t('add')} isFull={products.length >= MAX_PRODUCTS} onAdd={() => closeFor(beginProduct())} />
  );
  const isNewOpen = open?.productId === null;
  return (
    <Section
      part="products"
      title={t('title')}
      text={t(own.liveLink === null ? 'textDraft' : 'textLive')}
      actions={products.length > 0 && !isNewOpen && addButton}
    >
      <div className={styles.products}>
        {isNewOpen && <OpenForm others={products} onClose={() => closeFor(null)} />}
        {data === undefined && error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {data === undefined && !error && <SkeletonRows rows={2} height={68} />}
        {data && !(isNewOpen && products.length === 0) && (
          <ProductList invitation={<ProductInvitation addButton={addButton} />} closeFor={closeFor} />
        )}
      </div>
      {question}
    </Section>
  );
}

function ProductInvitation({ addButton }: { addButton: ReactNode }): ReactNode {
  const { t } = useTranslation('products');
  return <Invitation sketch={<OfferSketch />} title={t('emptyTitle')} text={t('emptyText')} action={addButton} />;
}

type ProductListProps = { invitation: ReactNode; closeFor: ReturnType<typeof useClosing>['closeFor'] };

function ProductList({ invitation, closeFor }: ProductListProps): ReactNode {
  const [open] = useOpenProduct();
  const { products, setOrder, remove, setStatus } = useProducts();
  const items = products.map((product) => ({ id: product.productId, product }));
  const change = (next: typeof items): void => {
    const gone = items.find(({ id }) => !next.some((item) => item.id === id));
    if (gone) remove(gone.id);
    else setOrder(next.map(({ product }) => product));
  };
  return (
    <RowList
      items={items}
      nameOf={({ product }) => product.title}
      onChange={(step) => change(step(items))}
      empty={invitation}
    >
      {({ id, product }, order) => {
        const isOpen = open?.productId === id;
        return (
          <ProductRow
            key={id}
            product={product}
            order={order}
            onEdit={() => closeFor(isOpen ? null : reopenProduct(product))}
            onStatus={(status) => setStatus(product, status)}
            form={isOpen ? <EditForm product={product} order={order} onClose={() => closeFor(null)} /> : null}
          />
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
    <ProductForm open={open} others={others} onChange={setOpen} onCancel={onClose} onSaved={() => setOpen(null)}>
      {children}
    </ProductForm>
  );
}
