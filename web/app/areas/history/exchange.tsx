/** One question of the visitor and what the assistant made of it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../shared/model/conversation.ts';
import { timeOfDay, type Clock } from '../conversations/moments.ts';
import { AnswerRemark } from './answer-remark.tsx';
import styles from './exchange.module.css';
import { Rating } from './rating.tsx';
import { SourcedAnswer } from './sourced-answer.tsx';

type ExchangeProps = { message: Message; visitorName: string; assistantName: string; clock: Clock };

export function Exchange({ message, visitorName, assistantName, clock }: ExchangeProps): ReactNode {
  return (
    <li className={styles.exchange}>
      <div className={styles.asked}>
        <p className={styles.speaker}>
          <span dir="auto">{visitorName}</span>
          <time dateTime={message.askedAt}>{timeOfDay(message.askedAt, clock)}</time>
        </p>
        <p className={styles.question} dir="auto">
          {message.question}
        </p>
      </div>
      <Answer message={message} assistantName={assistantName} />
    </li>
  );
}

function Answer({ message, assistantName }: Pick<ExchangeProps, 'message' | 'assistantName'>) {
  const { t } = useTranslation('history');
  return (
    <div className={styles.answered}>
      <p className={styles.speaker}>
        <span dir="auto">{assistantName}</span>
        <span className={styles.role}>{t('assistant')}</span>
      </p>
      {message.sentences.length > 0 && <SourcedAnswer sentences={message.sentences} kind={message.kind} />}
      <AnswerRemark kind={message.kind} />
      <Rating rating={message.rating} />
    </div>
  );
}
