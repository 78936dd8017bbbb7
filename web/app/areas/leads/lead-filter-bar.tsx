/** Which leads are shown. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { leadStatuses } from '../../../../shared/model/conversation.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { SearchField } from '../conversations/search-field.tsx';
import styles from './lead-filter-bar.module.css';
import type { LeadFilters } from './lead-filters.ts';
import { useTypedSearch } from './use-typed-search.ts';

type LeadFilterBarProps = { filters: LeadFilters; onChange: (change: Partial<LeadFilters>) => void };

const choices = ['all', ...leadStatuses] as const;

export function LeadFilterBar({ filters, onChange }: LeadFilterBarProps): ReactNode {
  const { t } = useTranslation('leads');
  const search = useTypedSearch(filters.text, (text) => onChange({ text }));
  return (
    <div className={styles.bar} role="search" aria-label={t('filter.label')}>
      <div className={styles.search}>
        <SearchField label={t('filter.search')} value={search.words} onChange={search.type} />
      </div>
      <Segmented
        label={t('filter.status')}
        value={filters.status}
        options={choices.map((status) => ({ value: status, label: t(`filter.${status}`) }))}
        onChange={(status) => onChange({ status })}
      />
    </div>
  );
}
