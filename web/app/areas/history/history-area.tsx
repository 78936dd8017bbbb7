/** Chat History (specification 1, section 2): the visitors' conversations, and the open one beside them or, on a phone, instead. */
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathTo } from '../../../lib/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/area-icons.tsx';
import { HelpLink } from '../../../ui/help-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import type { Clock } from '../conversations/moments.ts';
import { useOwner } from '../conversations/use-owner.ts';
import { ConversationPane } from './conversation-pane.tsx';
import { ConversationResults } from './conversation-results.tsx';
import styles from './history-area.module.css';
import { HistoryEmpty } from './history-empty.tsx';
import { HistoryFilterForm } from './history-filter-form.tsx';
import {
  isFiltered,
  noFilters,
  readHistoryFilters,
  writeHistorySearch,
  type HistoryFilters,
} from './history-filters.ts';
import { useConversationList } from './use-conversation-list.ts';

/** From here on list and conversation stand side by side; the same width as in the style sheets. */
const wideQuery = '(width >= 60rem)';

export function HistoryArea(): ReactNode {
  const isWide = useMediaQuery(wideQuery, undefined, { getInitialValueInEffect: false });
  const [search] = useSearchParams();
  const filters = readHistoryFilters(search);
  const chosenId = search.get('conversation');
  const clock = { tag: useLanguageTag(), timeZone: useOwner().timeZone };
  const { back, leftId } = useReturnToList(chosenId, filters);
  if (chosenId !== null && !isWide) return <ConversationPane conversationId={chosenId} clock={clock} onBack={back} />;
  return (
    <div className={styles.area}>
      <HistoryHeader />
      <HistoryPanes filters={filters} chosenId={chosenId} leftId={leftId} isWide={isWide} clock={clock} />
    </div>
  );
}

type HistoryPanesProps = {
  filters: HistoryFilters;
  chosenId: string | null;
  leftId: string | null;
  isWide: boolean;
  clock: Clock;
};

function HistoryPanes({ filters, chosenId, leftId, isWide, clock }: HistoryPanesProps) {
  const { t } = useTranslation('history');
  const [, setSearch] = useSearchParams();
  const list = useConversationList(filters);
  const conversations = list.answer?.conversations;
  const openId = chosenId ?? (isWide ? conversations?.[0]?.conversationId : null) ?? null;
  const isBare = conversations?.length === 0 && !list.isStale && !isFiltered(filters) && openId === null;
  if (isBare) return <HistoryEmpty />;
  const apply = (chosen: HistoryFilters): void => setSearch(writeHistorySearch(chosen, null));
  return (
    <div className={styles.panes}>
      <div className={styles.side}>
        <HistoryFilterForm key={JSON.stringify(filters)} filters={filters} onApply={apply} />
        <ConversationResults
          list={list}
          openId={openId}
          leftId={leftId}
          clock={clock}
          searchFor={(conversationId) => `?${writeHistorySearch(filters, conversationId)}`}
          onClear={() => apply(noFilters)}
        />
      </div>
      {isWide && openId !== null && (
        <div className={styles.reading} role="region" aria-label={t('open')} tabIndex={0}>
          <ConversationPane conversationId={openId} clock={clock} />
        </div>
      )}
    </div>
  );
}

function HistoryHeader() {
  const { t } = useTranslation('history');
  return (
    <PageHeader
      title={t('title')}
      text={
        <>
          {t('intro')} <HelpLink guide="conversations" />
        </>
      }
      actions={
        <ButtonLink to={pathTo('assistant')}>
          <PlusIcon size={18} />
          {t('newChat')}
        </ButtonLink>
      }
    />
  );
}

/**
 * Back from a conversation's own screen to the row that it was opened from: the list is drawn anew, so the row takes the
 * focus once it is there.
 */
function useReturnToList(
  chosenId: string | null,
  filters: HistoryFilters,
): { back: () => void; leftId: string | null } {
  const navigate = useNavigate();
  const [leftId, setLeftId] = useState<string | null>(null);
  const back = (): void => {
    setLeftId(chosenId);
    void navigate({ search: `?${writeHistorySearch(filters, null)}` });
  };
  return { back, leftId };
}
