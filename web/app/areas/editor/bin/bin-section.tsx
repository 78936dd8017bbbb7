import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../lib/use-call.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { TrashIcon } from '../../../../ui/area-icons.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { ShowMore } from '../../conversations/show-more.tsx';
import { useEditor } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import { BinRow } from './bin-row.tsx';
import styles from './bin.module.css';

/** Entries that the list starts with, and that "Show more" adds. */
const ENTRIES = 8;

/** What was removed in the last thirty days, and the way back for each. */
export function BinSection(): ReactNode {
  const { t } = useTranslation('page-settings');
  return (
    <Section title={t('bin.title')} text={t('bin.text')}>
      <BinList />
    </Section>
  );
}

function BinList(): ReactNode {
  const { t } = useTranslation('page-settings');
  const { version } = useEditor().state;
  const [shown, setShown] = useState(ENTRIES);
  const paging = { nowPage: 1, pageSize: shown, orderBy: 'newest' };
  const { data, error, isLoading, mutate } = useCall('getBin', {}, { paging, swr: { keepPreviousData: true } });
  // A save may have removed something.
  useEffect(() => void mutate(), [version, mutate]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <SkeletonRows rows={2} height={72} />;
  if (data.entries.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState icon={TrashIcon} title={t('bin.emptyTitle')} text={t('bin.emptyText')} />
      </div>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {data.entries.map((entry) => (
          <BinRow key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
      </ul>
      {data.hasMore && (
        <ShowMore label={t('bin.showMore')} isBusy={isLoading} onShowMore={() => setShown(shown + ENTRIES)} />
      )}
    </>
  );
}
