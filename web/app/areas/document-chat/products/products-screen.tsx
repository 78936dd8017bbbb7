/** All products of the company: how they stand, what is used of the plan, and the way to a new one. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '../../../../../shared/model/company.ts';
import { pathTo } from '../../../../lib/routes.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { BuildingIcon, PlanIcon, PlusIcon, SearchIcon } from '../../../../ui/area-icons.tsx';
import { HelpLink } from '../../../../ui/help-link.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { QuietSelect } from '../../../../ui/quiet-select.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { SearchField } from '../../conversations/search-field.tsx';
import { ShowMore } from '../../conversations/show-more.tsx';
import { useDebounced } from '../../conversations/use-debounced.ts';
import { AnswerPicture } from '../answer-picture.tsx';
import { NewProductDialog } from './new-product-dialog.tsx';
import { PlanUse } from './plan-use.tsx';
import { ProductRow } from './product-row.tsx';
import styles from './products.module.css';
import { useProductList, type ProductOrder } from './use-product-list.ts';

export function ProductsScreen({ company }: { company: Company }): ReactNode {
  const { t } = useTranslation(['product-talk', 'document-chat']);
  const [isNew, setNew] = useState(false);
  const use = useCall('getPtxProductSum', {});
  // The empty screen has the main action then.
  const isFirst = use.data?.products.used === 0;
  return (
    <div className={styles.area}>
      <PageHeader
        title={t('document-chat:title')}
        text={
          <>
            {t('products.text', { company: company.name })} <HelpLink guide="document-chat" />
          </>
        }
        actions={
          <>
            <ButtonLink to={pathTo('company')}>
              <BuildingIcon size={18} />
              {t('company.open')}
            </ButtonLink>
            <ButtonLink to={pathTo('insurer')}>
              <PlanIcon size={18} />
              {t('products.insurance')}
            </ButtonLink>
            {/* One is replaced by the other: fading between them, its words could not be read. */}
            <Button key={String(isFirst)} variant={isFirst ? 'quiet' : 'primary'} onClick={() => setNew(true)}>
              <PlusIcon size={18} />
              {t('products.new')}
            </Button>
          </>
        }
      />
      {use.data && <PlanUse use={use.data} />}
      <ProductList onNew={() => setNew(true)} onChange={() => void use.mutate()} />
      {isNew && <NewProductDialog onClose={() => setNew(false)} />}
    </div>
  );
}

type ProductListProps = { onNew: () => void; onChange: () => void };

function ProductList({ onNew, onChange }: ProductListProps) {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [order, setOrder] = useState<ProductOrder>('newest');
  const search = useDebounced(setText, 'cancel');
  const list = useProductList(text, order);
  const { answer, error, isStale } = list;
  if (error && isStale) return <ErrorState error={error} onRetry={list.retry} />;
  if (!answer) return <SkeletonRows rows={4} height={76} />;
  if (answer.products.length === 0 && text === '' && typed === '') return <NoProducts onNew={onNew} />;
  const type = (words: string): void => {
    setTyped(words);
    search.run(words.trim());
  };
  const changed = (): void => {
    list.retry();
    onChange();
  };
  return (
    <>
      <ListBar typed={typed} onType={type} order={order} onOrder={setOrder} />
      {answer.products.length === 0 ? (
        <NothingFound />
      ) : (
        <ul className={styles.list} aria-busy={isStale}>
          {answer.products.map((product) => (
            <ProductRow key={product.productId} product={product} onChange={changed} />
          ))}
        </ul>
      )}
      {answer.hasMore && <MoreProducts isBusy={isStale} onShowMore={list.showMore} />}
    </>
  );
}

type ListBarProps = {
  typed: string;
  onType: (words: string) => void;
  order: ProductOrder;
  onOrder: (order: ProductOrder) => void;
};

function ListBar({ typed, onType, order, onOrder }: ListBarProps) {
  const { t } = useTranslation('product-talk');
  const names = { newest: t('products.newest'), oldest: t('products.oldest'), name: t('products.byName') };
  return (
    <div className={styles.bar}>
      <SearchField label={t('products.search')} value={typed} onChange={onType} />
      <QuietSelect label={t('products.order')} names={names} value={order} onChange={onOrder} />
    </div>
  );
}

function MoreProducts(props: { isBusy: boolean; onShowMore: () => void }) {
  const { t } = useTranslation('product-talk');
  return <ShowMore label={t('products.more')} {...props} />;
}

function NothingFound() {
  const { t } = useTranslation('product-talk');
  return <EmptyState icon={SearchIcon} title={t('products.nothing')} text={t('products.nothingText')} />;
}

function NoProducts({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('product-talk');
  return (
    <section className={styles.none}>
      <div className={styles.noneWords}>
        <h2 className={styles.noneTitle}>{t('products.none')}</h2>
        <p className={styles.noneText}>{t('products.noneText')}</p>
        <ol className={styles.steps}>
          <li>{t('products.steps.name')}</li>
          <li>{t('products.steps.documents')}</li>
          <li>{t('products.steps.share')}</li>
        </ol>
        <div>
          <Button variant="primary" onClick={onNew}>
            <PlusIcon size={18} />
            {t('products.first')}
          </Button>
        </div>
      </div>
      <AnswerPicture />
    </section>
  );
}
