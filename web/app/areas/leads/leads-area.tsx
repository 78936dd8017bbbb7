/** The owner's leads: who left a number, what they wanted, and what became of it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { pathTo } from '../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchIcon, SettingsIcon } from '../../../ui/area-icons.tsx';
import { HelpLink } from '../../../ui/help-link.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { QuietSelect } from '../../../ui/quiet-select.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ListHead, ListResults, ListSkeleton } from '../conversations/list-frame.tsx';
import { ShowMore } from '../conversations/show-more.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { useOwner } from '../conversations/use-owner.ts';
import { FolderSelect } from './folder-select.tsx';
import { LeadExport } from './lead-export.tsx';
import { LeadFilterBar } from './lead-filter-bar.tsx';
import { isFiltered, readLeadFilters, writeLeadFilters, type LeadFilters } from './lead-filters.ts';
import { LeadList } from './lead-list.tsx';
import { LeadsEmpty } from './leads-empty.tsx';
import styles from './leads-area.module.css';
import { LeadsSummary } from './leads-summary.tsx';
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
  const isBare = list.answer?.total === 0 && !list.isStale && filters.folder === 'inbox' && !isFiltered(filters);
  return (
    <div className={styles.area}>
      <PageHeader
        title={t('title')}
        text={
          <>
            {t('intro')} <HelpLink guide="leads" />
          </>
        }
        actions={<Actions filters={filters} isBare={isBare} />}
      />
      {!isBare && <LeadFilterBar filters={filters} onChange={change} />}
      {isBare ? <BareInbox onChange={change} /> : <LeadsOrState list={list} filters={filters} onChange={change} />}
    </div>
  );
}

function Actions({ filters, isBare }: { filters: LeadFilters; isBare: boolean }) {
  const { t } = useTranslation('leads');
  return (
    <div className={styles.actions}>
      {!isBare && <LeadExport filters={filters} />}
      <ButtonLink to={pathTo('leadSettings')} variant="plain">
        <SettingsIcon size={18} />
        {t('settingsLink')}
      </ButtonLink>
    </div>
  );
}

/** Nothing in the inbox: there may still be something in the other folders. */
function BareInbox({ onChange }: { onChange: (part: Partial<LeadFilters>) => void }) {
  return (
    <>
      <LeadsEmpty />
      <div className={styles.otherFolders}>
        <FolderSelect value="inbox" onChange={(folder) => onChange({ folder, status: 'all', isDue: false })} />
      </div>
    </>
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
  if (!answer) return <ListSkeleton rows={3} rowHeight={ROW_HEIGHT} />;
  return (
    <ListResults isStale={isStale}>
      {filters.folder === 'inbox' && (
        <LeadsSummary {...answer} isDue={filters.isDue} onDue={(isDue) => onChange({ isDue })} />
      )}
      <Head total={answer.total} filters={filters} onChange={onChange} />
      {filters.folder !== 'inbox' && answer.leads.length > 0 && (
        <p className={styles.folderText}>{t(`folder.${filters.folder}Text`)}</p>
      )}
      {answer.leads.length === 0 && <NothingFound filters={filters} onChange={onChange} />}
      <LeadList leads={answer.leads} clock={{ tag, timeZone }} onReplace={list.replace} onRemove={list.remove} />
      {answer.hasMore && <ShowMore label={t('showMore')} isBusy={isStale} onShowMore={list.showMore} />}
    </ListResults>
  );
}

type PartProps = Pick<LeadsOrStateProps, 'filters' | 'onChange'>;

function Head({ total, filters, onChange }: PartProps & { total: number }) {
  const { t } = useTranslation('leads');
  return (
    <ListHead count={t('count', { count: total })}>
      <FolderSelect value={filters.folder} onChange={(folder) => onChange({ folder, status: 'all', isDue: false })} />
      <QuietSelect
        label={t('filter.order')}
        names={{ newest: t('filter.newest'), oldest: t('filter.oldest') }}
        value={filters.order}
        onChange={(order) => onChange({ order })}
      />
    </ListHead>
  );
}

function NothingFound({ filters, onChange }: PartProps) {
  const { t } = useTranslation('leads');
  if (!isFiltered(filters)) {
    return <EmptyState icon={CheckIcon} title={t('folder.empty')} text={t(`folder.${filters.folder}Text`)} />;
  }
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('nothing.title')}
      text={t('nothing.text')}
      actions={
        <Button onClick={() => onChange({ status: 'all', text: '', isDue: false })}>{t('nothing.clear')}</Button>
      }
    />
  );
}
