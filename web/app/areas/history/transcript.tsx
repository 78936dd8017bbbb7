/** What was said in a conversation, in the order in which it came, under the visitor's name. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ConversationSummary, Line, Message } from '../../../../shared/model/conversation.ts';
import { IconButton } from '../../../ui/button.tsx';
import { BackIcon } from '../../../ui/area-icons.tsx';
import { leadsPath } from '../conversations/addresses.ts';
import { exactMoment, type Clock } from '../conversations/moments.ts';
import styles from './conversation.module.css';
import { Exchange } from './exchange.tsx';
import { PersonLine } from './person-line.tsx';

export type TranscriptProps = {
  summary: ConversationSummary;
  messages: readonly Message[];
  lines: readonly Line[];
  assistantName: string;
  /** Where the answers are written that were missing. */
  teachPath: string;
  clock: Clock;
  onBack?: (() => void) | undefined;
  /** After the last word. */
  children?: ReactNode;
};

export function Transcript(props: TranscriptProps): ReactNode {
  const { summary, messages, lines, assistantName, teachPath, clock, onBack, children } = props;
  const { t } = useTranslation('history');
  const visitorName = summary.customer ?? t('visitor');
  const { startedAt } = summary;
  return (
    <article className={styles.conversation} aria-label={t('conversationWith', { name: visitorName })}>
      <ConversationHead summary={summary} visitorName={visitorName} clock={clock} onBack={onBack} />
      <ol className={styles.exchanges}>
        {inOrder(messages, lines).map((part) =>
          'lineId' in part ? (
            <PersonLine key={part.lineId} line={part} visitorName={visitorName} startedAt={startedAt} clock={clock} />
          ) : (
            <Exchange
              key={part.messageId}
              message={part}
              visitorName={visitorName}
              assistantName={assistantName}
              teachPath={teachPath}
              startedAt={startedAt}
              clock={clock}
            />
          ),
        )}
      </ol>
      {children}
    </article>
  );
}

/** Questions count from when they were asked, so that what a person wrote meanwhile stands after them. */
function inOrder(messages: readonly Message[], lines: readonly Line[]): (Message | Line)[] {
  const at = (part: Message | Line): string => ('lineId' in part ? part.at : part.askedAt);
  return [...messages, ...lines].sort((one, other) => at(one).localeCompare(at(other)));
}

type ConversationHeadProps = Pick<TranscriptProps, 'summary' | 'clock' | 'onBack'> & { visitorName: string };

function ConversationHead({ summary, visitorName, clock, onBack }: ConversationHeadProps) {
  const { t } = useTranslation('history');
  const title = useRef<HTMLHeadingElement>(null);
  const isOwnScreen = onBack !== undefined;
  const Title = isOwnScreen ? 'h1' : 'h2';
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
        <Title ref={title} tabIndex={-1} className={styles.title}>
          <bdi>{visitorName}</bdi>
        </Title>
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
