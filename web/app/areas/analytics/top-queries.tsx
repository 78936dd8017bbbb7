/** The questions asked most, of all that were asked (specification 1, section 2). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TallyCard } from './tally-card.tsx';
import type { Queries } from './use-report.ts';

type TopQueriesProps = {
  queries: Queries;
  /** All questions of the window. */
  total: number;
};

export function TopQueries({ queries, total }: TopQueriesProps): ReactNode {
  const { t } = useTranslation('analytics');
  return (
    <TallyCard
      title={t('queries.title')}
      note={t('queries.total', { count: total })}
      columns={{ name: t('queries.question'), count: t('queries.asked') }}
      rows={queries.map(({ question, count }) => ({ id: question, label: question, count }))}
      whole={total}
      none={t('queries.none')}
    />
  );
}
