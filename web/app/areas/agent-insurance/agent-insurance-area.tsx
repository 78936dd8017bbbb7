/** The insurance of the owner's customers, and what waits for their decision. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { caseStatuses } from '../../../../shared/insurance/agent-case.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchIcon } from '../../../ui/area-icons.tsx';
import { HelpLink } from '../../../ui/help-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QuietSelect } from '../../../ui/quiet-select.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { SearchField } from '../conversations/search-field.tsx';
import { ListHead, ListResults, ListSkeleton } from '../conversations/list-frame.tsx';
import { ShowMore } from '../conversations/show-more.tsx';
import { useOwner } from '../conversations/use-owner.ts';
import { useTypedSearch } from '../leads/use-typed-search.ts';
import styles from './agent-insurance-area.module.css';
import { CaseFigures } from './case-figures.tsx';
import { isFiltered, readCaseFilters, writeCaseFilters, type CaseFilters } from './case-filters.ts';
import { CaseRow } from './case-row.tsx';
import { InsuranceEmpty } from './insurance-empty.tsx';
import { useCaseList } from './use-case-list.ts';
import { WaitingSummary } from './waiting-summary.tsx';

/** Height of a row while it loads, in px. */
const ROW_HEIGHT = 96;

type PartProps = { filters: CaseFilters; onChange: (part: Partial<CaseFilters>) => void };

export function AgentInsuranceArea(): ReactNode {
  const { t } = useTranslation('agent-insurance');
  const [search, setSearch] = useSearchParams();
  const filters = readCaseFilters(search);
  const list = useCaseList(filters);
  const onChange = (part: Partial<CaseFilters>): void =>
    setSearch(writeCaseFilters({ ...filters, ...part }), { replace: true, preventScrollReset: true });
  const isBare = list.answer?.total === 0 && !list.isStale && !isFiltered(filters);
  return (
    <div className={styles.area}>
      <PageHeader
        title={t('title')}
        text={
          <>
            {t('intro')} <HelpLink guide="applications" />
          </>
        }
      />
      {!isBare && <Filters filters={filters} onChange={onChange} />}
      {isBare ? <InsuranceEmpty /> : <CasesOrState list={list} filters={filters} onChange={onChange} />}
      {list.answer && <CaseFigures figures={list.answer.figures} />}
    </div>
  );
}

function Filters({ filters, onChange }: PartProps) {
  const { t } = useTranslation('agent-insurance');
  const search = useTypedSearch(filters.text, (text) => onChange({ text }));
  return (
    <div role="search" aria-label={t('filter.label')}>
      <SearchField label={t('filter.search')} value={search.words} onChange={search.type} />
    </div>
  );
}

function CasesOrState({ list, filters, onChange }: PartProps & { list: ReturnType<typeof useCaseList> }) {
  const { t } = useTranslation('agent-insurance');
  const clock = { tag: useLanguageTag(), timeZone: useOwner().timeZone };
  const { answer, error, isStale } = list;
  if (error && isStale) return <ErrorState error={error} onRetry={list.retry} />;
  if (!answer) return <ListSkeleton rows={4} rowHeight={ROW_HEIGHT} />;
  return (
    <ListResults isStale={isStale}>
      <WaitingSummary {...answer} filters={filters} onChange={onChange} />
      <Head total={answer.total} filters={filters} onChange={onChange} />
      {answer.cases.length === 0 && <NothingFound onChange={onChange} />}
      {answer.cases.length > 0 && (
        <ul className={styles.list}>
          {answer.cases.map((one) => (
            <CaseRow key={one.case.id} one={one} clock={clock} />
          ))}
        </ul>
      )}
      {answer.hasMore && <ShowMore label={t('showMore')} isBusy={isStale} onShowMore={list.showMore} />}
    </ListResults>
  );
}

const choices = ['all', ...caseStatuses] as const;

function Head({ total, filters, onChange }: PartProps & { total: number }) {
  const { t } = useTranslation('agent-insurance');
  const names = Object.fromEntries(choices.map((status) => [status, t(`status.${status}`)])) as Record<
    (typeof choices)[number],
    string
  >;
  return (
    <ListHead count={t('count', { count: total })}>
      <QuietSelect
        label={t('filter.status')}
        names={names}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <QuietSelect
        label={t('filter.order')}
        names={{ newest: t('filter.newest'), oldest: t('filter.oldest') }}
        value={filters.order}
        onChange={(order) => onChange({ order })}
      />
    </ListHead>
  );
}

function NothingFound({ onChange }: Pick<PartProps, 'onChange'>) {
  const { t } = useTranslation('agent-insurance');
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
