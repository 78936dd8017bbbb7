/** One product (specification 1, section 1): its documents, its chat page, who may open it, and what is asked. */
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../lib/api/api-error.ts';
import { chatPath, pathTo, productSearch, productViews, type ProductView } from '../../../lib/routes.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { DocumentChatIcon, ExternalIcon } from '../../../ui/area-icons.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { lazyArea } from '../../lazy-area.tsx';
import { ForComputers } from './for-computers.tsx';
import { Logo } from './logo.tsx';
import styles from './product-design.module.css';
import { useProduct, type OpenProduct } from './use-product.ts';
import { VisibilityChip } from './visibility-chip.tsx';

const DocumentsView = lazyArea(
  async () => (await import('./documents/documents-view.tsx')).DocumentsView,
  ['document-chat', 'product-design'],
);
const PageView = lazyArea(
  async () => (await import('./page/page-view.tsx')).PageView,
  ['editor-errors', 'photos', 'product-design', 'rows'],
);
const ShareView = lazyArea(
  async () => (await import('./share/share-view.tsx')).ShareView,
  ['document-chat', 'learning-levels', 'product-design', 'share'],
);
const HistoryView = lazyArea(
  async () => (await import('./history/history-view.tsx')).HistoryView,
  ['history', 'product-design'],
);
const QuestionsView = lazyArea(
  async () => (await import('./questions-view.tsx')).QuestionsView,
  ['gaps', 'product-design'],
);
const LearningView = lazyArea(
  async () => (await import('./learning/learning-view.tsx')).LearningView,
  ['learning', 'learning-levels'],
);
const UsageView = lazyArea(async () => (await import('./usage-view.tsx')).UsageView, ['analytics', 'product-design']);

export function ProductDesignArea(): ReactNode {
  const { productId = '' } = useParams();
  return (
    <ForComputers>
      <Product key={productId} productId={productId} />
    </ForComputers>
  );
}

function Product({ productId }: { productId: string }) {
  const { open, error, reload } = useProduct(productId);
  const [search] = useSearchParams();
  const view = productViews.find((one) => one === search.get('view')) ?? 'documents';
  if (!open) return error ? <NotOpen error={error} onRetry={reload} /> : <SkeletonRows rows={5} height={76} />;
  return (
    <div className={styles.area}>
      <ProductHead open={open} />
      <ViewLinks view={view} />
      <Suspense fallback={<SkeletonRows rows={5} height={76} />}>
        <View view={view} open={open} />
      </Suspense>
    </div>
  );
}

function View({ view, open }: { view: ProductView; open: OpenProduct }) {
  switch (view) {
    case 'documents':
      return <DocumentsView open={open} />;
    case 'page':
      return <PageView open={open} />;
    case 'share':
      return <ShareView open={open} />;
    case 'history':
      return <HistoryView product={open.product} />;
    case 'questions':
      return <QuestionsView productId={open.product.productId} />;
    case 'learning':
      return <LearningView productId={open.product.productId} />;
    case 'usage':
      return <UsageView productId={open.product.productId} />;
  }
}

function ProductHead({ open: { product } }: { open: OpenProduct }) {
  const { t } = useTranslation('product-design');
  useDocumentTitle(product.name);
  return (
    <header className={styles.head}>
      <BackLink to={pathTo('productTalk')}>{t('design.back')}</BackLink>
      <div className={styles.titles}>
        <Logo name={product.name} logo={product.texts.logo} size={48} />
        <h1 className={styles.title}>
          <bdi>{product.name}</bdi>
        </h1>
        <VisibilityChip visibility={product.share.visibility} />
        {product.share.visibility === 'public' && (
          <ButtonLink
            className={styles.open ?? ''}
            to={chatPath(product.productId, false)}
            reloadDocument
            target="_blank"
            rel="noopener"
          >
            <ExternalIcon size={18} data-flip="" />
            {t('design.open')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function ViewLinks({ view }: { view: ProductView }) {
  const { t } = useTranslation('product-design');
  return (
    <nav className={styles.views} aria-label={t('design.views')}>
      {productViews.map((one) => (
        <Link
          key={one}
          className={styles.view}
          to={{ search: productSearch(one) }}
          aria-current={one === view ? 'page' : undefined}
        >
          {t(`view.${one}`)}
        </Link>
      ))}
    </nav>
  );
}

/** A product that was removed does not come back by asking again. */
function NotOpen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('product-design');
  const isGone = error instanceof ApiError && error.code === 'not_found';
  const back = <ButtonLink to={pathTo('productTalk')}>{t('design.back')}</ButtonLink>;
  if (isGone) {
    return (
      <EmptyState
        isScreen
        icon={DocumentChatIcon}
        title={t('design.gone')}
        text={t('design.goneText')}
        actions={back}
      />
    );
  }
  return (
    <div className={styles.gone}>
      <ErrorState error={error} onRetry={onRetry} />
      {back}
    </div>
  );
}
