/** The owner's leads: who left a number, what they wanted, and what became of it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { OrderSelect } from '../conversations/order-select.tsx';
import { ShowMore } from '../conversations/show-more.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { useOwner } from '../conversations/use-owner.ts';
import { LeadFilterBar } from './lead-filter-bar.tsx';
import { isFiltered, readLeadFilters, writeLeadFilters, type LeadFilters } from './lead-filters.ts';
import { LeadList } from './lead-list.tsx';
import { LeadsEmpty } from './leads-empty.tsx';
import styles from './leads-area.module.css';
import { useLeadList } from './use-lead-list.ts';

/** Height of a lead's row while it loads, in px. */
const ROW_HEIGHT = 160;

export function LeadsArea(): ReactNode {
  const { t } = useTranslation('leads');
  const [search, setSearch] = useSearchParams();
  const filters = readLeadFilters(search);
  const list = useLeadList(filters);
  const change = (part: Partial<LeadFilters>): void =>
    setSearch(writeLeadFilters({ ...filters, ...part }), { replace: true, preventScrollReset: true });
  const isBare = list.answer?.total === 0 && !list.isStale && !isFiltered(filters);
  return (
    <div className={styles.area}>
      <PageHeader title={t('title')} text={t('intro')} />
      {!isBare && <LeadFilterBar filters={filters} onChange={change} />}
      {isBare ? <LeadsEmpty /> : <LeadsOrState list={list} filters={filters} onChange={change} />}
    </div>
  );
}

type LeadsOrStateProps = {
  list: ReturnType<typeof useLeadList>;
  filters: LeadFilters;
  onChange: (part: Partial<LeadFilters>) => void;
};

function LeadsOrState({ list, filters, onChange }: LeadsOrStateProps) {
  const { t } = useTranslation('leads');
  const tag = useLanguageTag();
  const { timeZone } = useOwner();
  const { answer, error, isStale } = list;
  if (error && isStale) return <ErrorState error={error} onRetry={list.retry} />;
  if (!answer) {
    return (
      <div className={styles.waiting}>
        <SkeletonRows rows={3} height={ROW_HEIGHT} />
      </div>
    );
  }
  if (answer.leads.length === 0) return <NothingFound onClear={() => onChange({ status: 'all', text: '' })} />;
  return (
    <div className={styles.results} aria-busy={isStale}>
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {t('count', { count: answer.total })}
        </p>
        <OrderSelect
          label={t('filter.order')}
          names={{ newest: t('filter.newest'), oldest: t('filter.oldest') }}
          value={filters.order}
          onChange={(order) => onChange({ order })}
        />
      </div>
      <LeadList leads={answer.leads} clock={{ tag, timeZone }} onReplace={list.replace} />
      {answer.hasMore && <ShowMore label={t('showMore')} isBusy={isStale} onShowMore={list.showMore} />}
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('leads');
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('nothing.title')}
      text={t('nothing.text')}
      actions={<Button onClick={onClear}>{t('nothing.clear')}</Button>}
    />
  );
}
