/** The conversations, one after the other; the open one is marked. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ConversationSummary } from '../../../../shared/model/conversation.ts';
import { relativeMoment, type Clock } from '../conversations/moments.ts';
import { Monogram } from '../conversations/monogram.tsx';
import styles from './conversation-list.module.css';

type ConversationListProps = {
  conversations: readonly ConversationSummary[];
  openId: string | null;
  /** Takes the focus when the list is drawn. */
  leftId: string | null;
  clock: Clock;
  /** The search of the address that opens a conversation. */
  searchFor: (conversationId: string) => string;
};

export function ConversationList({
  conversations,
  openId,
  leftId,
  clock,
  searchFor,
}: ConversationListProps): ReactNode {
  const left = useRef<HTMLAnchorElement>(null);
  useEffect(() => left.current?.focus(), []);
  return (
    <ul className={styles.list}>
      {conversations.map((conversation) => (
        <li key={conversation.conversationId}>
          <Link
            ref={conversation.conversationId === leftId ? left : null}
            className={styles.item}
            to={{ search: searchFor(conversation.conversationId) }}
            preventScrollReset
            aria-current={conversation.conversationId === openId ? 'true' : undefined}
          >
            <Monogram name={conversation.customer} />
            <ConversationWords conversation={conversation} clock={clock} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ConversationWords({ conversation, clock }: { conversation: ConversationSummary; clock: Clock }) {
  const { t } = useTranslation('history');
  const { customer, lastAt, firstQuestion, messageCount, hasLead } = conversation;
  return (
    <span className={styles.words}>
      <span className={styles.line}>
        <bdi className={styles.name} data-named={customer !== null || undefined}>
          {customer ?? t('visitor')}
        </bdi>
        <time dateTime={lastAt} className={styles.when}>
          {relativeMoment(lastAt, new Date(), clock)}
        </time>
      </span>
      <span className={styles.question}>
        <bdi>{firstQuestion}</bdi>
      </span>
      <span className={styles.facts}>
        {t('questions', { count: messageCount })}
        {hasLead && <span className={styles.lead}>{t('leftNumber')}</span>}
      </span>
    </span>
  );
}
