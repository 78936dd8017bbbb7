/** One question of the visitor and what the assistant made of it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../shared/model/conversation.ts';
import { exactMoment, isSameDay, timeOfDay, type Clock } from '../conversations/moments.ts';
import { AnswerRemark } from './answer-remark.tsx';
import styles from './exchange.module.css';
import { Rating } from './rating.tsx';
import { SourcedAnswer } from './sourced-answer.tsx';

type ExchangeProps = {
  message: Message;
  visitorName: string;
  assistantName: string;
  /** Where the answers are written that were missing. */
  teachPath: string;
  /** Of the conversation: what was asked on another day says on which. */
  startedAt: string;
  clock: Clock;
};

export function Exchange(props: ExchangeProps): ReactNode {
  const { message, visitorName, assistantName, teachPath, startedAt, clock } = props;
  const { askedAt } = message;
  const isFirstDay = isSameDay(startedAt, askedAt, clock);
  return (
    <li className={styles.exchange}>
      <div className={styles.asked}>
        <p className={styles.speaker}>
          <bdi>{visitorName}</bdi>
          <time dateTime={askedAt}>
            {isFirstDay ? timeOfDay(askedAt, clock) : exactMoment(askedAt, new Date(), clock)}
          </time>
        </p>
        <p className={styles.question} dir="auto">
          {message.question}
        </p>
      </div>
      {isAnswered(message) && <Answer message={message} assistantName={assistantName} teachPath={teachPath} />}
    </li>
  );
}

/** What a person was left to answer has no answer of the assistant's. */
function isAnswered({ kind, sentences }: Message): boolean {
  return kind !== 'person' || sentences.length > 0;
}

function Answer({ message, assistantName, teachPath }: Pick<ExchangeProps, 'message' | 'assistantName' | 'teachPath'>) {
  const { t } = useTranslation('history');
  return (
    <div className={styles.answered}>
      <p className={styles.speaker}>
        <bdi>{assistantName}</bdi>
        <span className={styles.role}>{t('assistant')}</span>
      </p>
      {message.sentences.length > 0 && <SourcedAnswer sentences={message.sentences} kind={message.kind} />}
      <AnswerRemark kind={message.kind} teachPath={teachPath} />
      <Rating rating={message.rating} />
    </div>
  );
}
