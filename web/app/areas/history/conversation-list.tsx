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
            data-unread={conversation.isUnread || undefined}
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
  const { customer, firstQuestion, messageCount, hasLead } = conversation;
  return (
    <span className={styles.words}>
      <span className={styles.line}>
        <bdi className={styles.name} data-named={customer !== null || undefined}>
          {customer ?? t('visitor')}
        </bdi>
        <LastMoment conversation={conversation} clock={clock} />
      </span>
      <span className={styles.question}>
        <bdi>{firstQuestion || t('askedForPerson')}</bdi>
      </span>
      <span className={styles.facts}>
        <PersonMark state={conversation.person} />
        {t('questions', { count: messageCount })}
        {hasLead && <span className={styles.lead}>{t('leftNumber')}</span>}
      </span>
    </span>
  );
}

/** A visitor who wrote so shortly ago is still there, as far as anybody can know. */
const ACTIVE_MS = 3 * 60_000;

function LastMoment({ conversation, clock }: { conversation: ConversationSummary; clock: Clock }) {
  const { t } = useTranslation('history');
  const { lastAt, isUnread } = conversation;
  const now = new Date();
  const isActive = now.getTime() - Date.parse(lastAt) < ACTIVE_MS;
  return (
    <span className={styles.moment}>
      <time dateTime={lastAt} className={styles.when} data-active={isActive || undefined}>
        {isActive ? t('activeNow') : relativeMoment(lastAt, now, clock)}
      </time>
      {isUnread && <span className={styles.unread} role="img" aria-label={t('unread')} />}
    </span>
  );
}

function PersonMark({ state }: { state: ConversationSummary['person'] }) {
  const { t } = useTranslation('history');
  if (state === 'none') return null;
  return (
    <span className={styles.person} data-state={state}>
      {t(`personState.${state}`)}
    </span>
  );
}
