/** The list in each of its states. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationSummary } from '../../../../shared/model/conversation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchIcon } from '../../../ui/area-icons.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import type { Clock } from '../conversations/moments.ts';
import type { GrowingList } from '../conversations/use-growing-call.ts';
import { ShowMore } from '../conversations/show-more.tsx';
import { ConversationList } from './conversation-list.tsx';
import styles from './history-area.module.css';

/** A list on its way, or what it became. */
export type ConversationListState = GrowingList<{ conversations: readonly ConversationSummary[]; hasMore: boolean }>;

type ConversationResultsProps = {
  list: ConversationListState;
  openId: string | null;
  /** Opened before, on a screen of its own. */
  leftId: string | null;
  clock: Clock;
  searchFor: (conversationId: string) => string;
  onClear: () => void;
};

/** Height of a row while it loads, in px. */
const ROW_HEIGHT = 84;

export function ConversationResults({ list, onClear, ...shown }: ConversationResultsProps): ReactNode {
  const { t } = useTranslation('history');
  const { answer, error, isStale } = list;
  if (error && isStale) return <ErrorState error={error} onRetry={list.retry} />;
  if (!answer) return <SkeletonRows rows={5} height={ROW_HEIGHT} />;
  if (answer.conversations.length === 0) return <NothingFound onClear={onClear} />;
  return (
    <div className={styles.results} aria-busy={isStale}>
      <ConversationList conversations={answer.conversations} {...shown} />
      {answer.hasMore && <ShowMore label={t('showMore')} isBusy={isStale} onShowMore={list.showMore} />}
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('history');
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('nothing.title')}
      text={t('nothing.text')}
      actions={<Button onClick={onClear}>{t('nothing.clear')}</Button>}
    />
  );
}
