/** What happened besides questions and answers: somebody came or went, or wrote as a person. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Line } from '../../../../shared/model/conversation.ts';
import { exactMoment, isSameDay, timeOfDay, type Clock } from '../conversations/moments.ts';
import { Monogram } from '../conversations/monogram.tsx';
import styles from './person-line.module.css';

type PersonLineProps = { line: Line; visitorName: string; startedAt: string; clock: Clock };

export function PersonLine({ line, visitorName, startedAt, clock }: PersonLineProps): ReactNode {
  const { t } = useTranslation('history');
  const isFirstDay = isSameDay(startedAt, line.at, clock);
  const when = isFirstDay ? timeOfDay(line.at, clock) : exactMoment(line.at, new Date(), clock);
  if (line.kind === 'said') return <Words line={line} when={when} />;
  return (
    <li className={styles.event}>
      <span>
        {t(`line.${line.kind}`, { name: line.name, visitor: visitorName })}{' '}
        <time dateTime={line.at} className={styles.when}>
          {when}
        </time>
      </span>
    </li>
  );
}

function Words({ line, when }: { line: Line; when: string }) {
  return (
    <li className={styles.said}>
      <p className={styles.speaker}>
        <bdi>{line.name}</bdi>
        <time dateTime={line.at} className={styles.when}>
          {when}
        </time>
      </p>
      <div className={styles.words}>
        <p className={styles.text} dir="auto">
          {line.text}
        </p>
        <Monogram name={line.name} />
      </div>
    </li>
  );
}
