/** The product's conversations with visitors, and the open one beside them. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { DocumentProduct } from '../../../../../shared/model/document-product.ts';
import { productPath, productSearch } from '../../../../lib/routes.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { HistoryIcon } from '../../../../ui/area-icons.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import type { Clock } from '../../conversations/moments.ts';
import { useGrowingCall } from '../../conversations/use-growing-call.ts';
import { useOwner } from '../../conversations/use-owner.ts';
import { ConversationResults } from '../../history/conversation-results.tsx';
import panes from '../../history/history-area.module.css';
import { HistoryFilterForm } from '../../history/history-filter-form.tsx';
import {
  isFiltered,
  noFilters,
  readHistoryFilters,
  toHistoryInput,
  writeHistorySearch,
  type HistoryFilters,
} from '../../history/history-filters.ts';
import { Transcript } from '../../history/transcript.tsx';
import { HistoryDownload } from './history-download.tsx';
import styles from './history-view.module.css';

export function HistoryView({ product }: { product: DocumentProduct }): ReactNode {
  const { t } = useTranslation('product-design');
  const [search, setSearch] = useSearchParams();
  const filters = readHistoryFilters(search);
  const clock = { tag: useLanguageTag(), timeZone: useOwner().timeZone };
  const input = { productId: product.productId, ...toHistoryInput(filters) };
  const list = useGrowingCall('getPtxChatHistory', input, { order: filters.order });
  const conversations = list.answer?.conversations;
  const openId = search.get('conversation') ?? conversations?.[0]?.conversationId ?? null;
  if (conversations?.length === 0 && !list.isStale && !isFiltered(filters)) return <NobodyAsked product={product} />;
  const apply = (chosen: HistoryFilters): void => setSearch(searchOf(chosen, null));
  return (
    <section className={panes.panes} aria-label={t('view.history')}>
      <div className={panes.side}>
        <div className={styles.bar}>
          <HistoryFilterForm key={JSON.stringify(filters)} filters={filters} onApply={apply} hasLeads={false} />
          <HistoryDownload input={input} />
        </div>
        <ConversationResults
          list={list}
          openId={openId}
          leftId={null}
          clock={clock}
          searchFor={(conversationId) => searchOf(filters, conversationId)}
          onClear={() => apply(noFilters)}
        />
      </div>
      {openId !== null && (
        <div className={panes.reading} role="region" aria-label={t('history.open')} tabIndex={0}>
          <OpenConversation key={openId} product={product} conversationId={openId} clock={clock} />
        </div>
      )}
    </section>
  );
}

/** The view, what it is filtered by, and what is open. */
function searchOf(filters: HistoryFilters, conversationId: string | null): string {
  return [productSearch('history'), writeHistorySearch(filters, conversationId)]
    .filter((part) => String(part))
    .join('&');
}

type OpenConversationProps = { product: DocumentProduct; conversationId: string; clock: Clock };

function OpenConversation({ product, conversationId, clock }: OpenConversationProps) {
  const { productId, name } = product;
  const { data, error, mutate } = useCall('getPtxChatHistory', { productId, conversationId });
  const summary = data?.conversations[0];
  if (data && summary) {
    const { messages, lines } = data;
    const shown = { summary, messages, lines, clock };
    return <Transcript {...shown} assistantName={name} teachPath={productPath(productId, 'questions')} />;
  }
  return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={4} height={72} />;
}

function NobodyAsked({ product: { productId } }: { product: DocumentProduct }) {
  const { t } = useTranslation('product-design');
  return (
    <EmptyState
      icon={HistoryIcon}
      title={t('history.none')}
      text={t('history.noneText')}
      actions={<ButtonLink to={productPath(productId, 'share')}>{t('history.share')}</ButtonLink>}
    />
  );
}
