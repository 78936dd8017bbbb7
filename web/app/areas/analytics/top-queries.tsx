/** The questions asked most, each with its share of the most asked one. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import styles from './top-queries.module.css';
import type { Queries } from './use-report.ts';

type TopQueriesProps = {
  queries: Queries;
  /** All questions of the window. */
  total: number;
};

export function TopQueries({ queries, total }: TopQueriesProps): ReactNode {
  const { t } = useTranslation('analytics');
  const tag = useLanguageTag();
  return (
    <section className={styles.card} aria-labelledby="top-queries-title">
      <header className={styles.head}>
        <h2 id="top-queries-title" className={styles.title}>
          {t('queries.title')}
        </h2>
        <p className={styles.total}>{t('queries.total', { count: total })}</p>
      </header>
      {queries.length === 0 ? (
        <p className={styles.none}>{t('queries.none')}</p>
      ) : (
        <QueryList queries={queries} tag={tag} />
      )}
    </section>
  );
}

function QueryList({ queries, tag }: { queries: Queries; tag: string }) {
  const { t } = useTranslation('analytics');
  const most = Math.max(1, ...queries.map(({ count }) => count));
  return (
    <ol className={styles.list}>
      {queries.map(({ question, count }) => (
        <li key={question} className={styles.query}>
          <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} aria-hidden="true" />
          <span className={styles.question}>
            <bdi>{question}</bdi>
          </span>
          <VisuallyHidden>{t('queries.count', { count })}</VisuallyHidden>
          <span className={styles.count} aria-hidden="true">
            {new Intl.NumberFormat(tag).format(count)}
          </span>
        </li>
      ))}
    </ol>
  );
}
