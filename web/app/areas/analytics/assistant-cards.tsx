/** The way from a visit to a lead, and how well the assistant answers on it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TallyCard } from './tally-card.tsx';
import type { Statistics } from './use-report.ts';

type CardProps = { statistics: Statistics };

export function FunnelCard({ statistics: { totals } }: CardProps): ReactNode {
  const { t } = useTranslation('analytics');
  const steps = ['views', 'conversations', 'leads'] as const;
  return (
    <TallyCard
      title={t('funnel.title')}
      columns={{ name: t('funnel.step'), count: t('funnel.count') }}
      rows={steps.map((step) => ({ id: step, label: t(`funnel.${step}`), count: totals[step] }))}
      whole={Math.max(totals.views, totals.conversations, totals.leads)}
      none={t('funnel.none')}
    />
  );
}

export function AssistantCard({ statistics: { totals } }: CardProps): ReactNode {
  const { t } = useTranslation('analytics');
  const { questions, answered } = totals;
  const rows = [
    { id: 'answered', label: t('assistant.answered'), count: answered },
    { id: 'other', label: t('assistant.other'), count: Math.max(0, questions - answered) },
  ];
  return (
    <TallyCard
      title={t('assistant.title')}
      note={t('assistant.conversations', { count: totals.conversations })}
      columns={{ name: t('assistant.name'), count: t('figures.questions') }}
      rows={rows}
      none={t('assistant.none')}
    />
  );
}
