/** A visitor's questions and the assistant's answers, as they were given. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ConversationSummary, Message } from '../../../../shared/model/conversation.ts';
import { useCall } from '../../../lib/use-call.ts';
import { IconButton } from '../../../ui/button.tsx';
import { BackIcon } from '../../../ui/icons.tsx';
import { leadsPath } from '../conversations/addresses.ts';
import { exactMoment, type Clock } from '../conversations/moments.ts';
import styles from './conversation.module.css';
import { Exchange } from './exchange.tsx';

type ConversationProps = {
  summary: ConversationSummary;
  messages: readonly Message[];
  clock: Clock;
  onBack?: (() => void) | undefined;
};

export function Conversation({ summary, messages, clock, onBack }: ConversationProps): ReactNode {
  const { t } = useTranslation('history');
  const assistantName = useCall('getAiAssistant', {}).data?.settings.name ?? t('assistant');
  const visitorName = summary.customer ?? t('visitor');
  return (
    <article className={styles.conversation} aria-label={t('conversationWith', { name: visitorName })}>
      <ConversationHead summary={summary} visitorName={visitorName} clock={clock} onBack={onBack} />
      <ol className={styles.exchanges}>
        {messages.map((message) => (
          <Exchange
            key={message.messageId}
            message={message}
            visitorName={visitorName}
            assistantName={assistantName}
            startedAt={summary.startedAt}
            clock={clock}
          />
        ))}
      </ol>
    </article>
  );
}

type ConversationHeadProps = Omit<ConversationProps, 'messages'> & { visitorName: string };

function ConversationHead({ summary, visitorName, clock, onBack }: ConversationHeadProps) {
  const { t } = useTranslation('history');
  const title = useRef<HTMLHeadingElement>(null);
  const isOwnScreen = onBack !== undefined;
  useEffect(() => {
    if (isOwnScreen) title.current?.focus();
  }, [isOwnScreen]);
  return (
    <header className={styles.head}>
      {onBack && (
        <IconButton label={t('back')} className={styles.back} onClick={onBack}>
          <BackIcon />
        </IconButton>
      )}
      <div className={styles.titles}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          <bdi>{visitorName}</bdi>
        </h2>
        <p className={styles.when}>
          <time dateTime={summary.startedAt}>{exactMoment(summary.startedAt, new Date(), clock)}</time>
        </p>
      </div>
      {summary.hasLead && summary.customer !== null && (
        <Link className={styles.lead} to={leadsPath(summary.customer)}>
          {t('toLead')}
        </Link>
      )}
    </header>
  );
}
