/** What was asked in the last days, and what the answers cost. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { analyticsWindows } from '../../../../shared/model/analytics.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { DayPlot } from '../analytics/day-plot.tsx';
import type { DaySeries } from '../analytics/day-series.ts';
import { DayTable } from '../analytics/day-table.tsx';
import { TallyCard } from '../analytics/tally-card.tsx';
import { useLastAnswer } from '../conversations/use-last-answer.ts';
import styles from './usage.module.css';

type Usage = OutputOfCall<'getPtxUsage'>;
type Days = (typeof analyticsWindows)[number];

export function UsageView({ productId }: { productId: string }): ReactNode {
  const { t } = useTranslation('product-design');
  const [days, setDays] = useState<Days>(7);
  const { data, error, mutate } = useCall('getPtxUsage', { productId, days });
  const usage = useLastAnswer(data);
  return (
    <section className={styles.view} aria-label={t('view.usage')}>
      <div>
        <Segmented
          label={t('usage.window')}
          value={String(days)}
          options={analyticsWindows.map((value) => ({
            value: String(value),
            label: t('usage.days', { count: value }),
          }))}
          onChange={(value) => setDays(analyticsWindows.find((one) => String(one) === value) ?? 7)}
        />
      </div>
      {usage && <Report usage={usage} isStale={data === undefined} />}
      {!usage &&
        (error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={3} height={140} />)}
    </section>
  );
}

const figures = ['views', 'conversations', 'questions', 'answered'] as const;
type Figure = (typeof figures)[number];

function Report({ usage, isStale }: { usage: Usage; isStale: boolean }) {
  const { t } = useTranslation('product-design');
  const { days, topQuestions } = usage;
  const totalOf = (figure: Figure): number => days.reduce((sum, day) => sum + day[figure], 0);
  return (
    <div className={styles.report} aria-busy={isStale}>
      <Totals usage={usage} totalOf={totalOf} />
      <QuestionsChart days={days} />
      <TallyCard
        title={t('usage.top')}
        columns={{ name: t('usage.question'), count: t('usage.times') }}
        rows={topQuestions.map(({ question, count }) => ({ id: question, label: question, count }))}
        whole={totalOf('questions')}
        none={t('usage.noQuestions')}
      />
    </div>
  );
}

/** Millionths of a dollar. */
const MICROS = 1_000_000;

type TotalsProps = { usage: Usage; totalOf: (figure: Figure) => number };

function Totals({ usage: { costMicros }, totalOf }: TotalsProps) {
  const { t } = useTranslation('product-design');
  const tag = useLanguageTag();
  const number = new Intl.NumberFormat(tag, { numberingSystem: 'latn' });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', numberingSystem: 'latn' });
  const money = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: costMicros < MICROS ? 3 : 2,
    numberingSystem: 'latn',
  });
  const questions = totalOf('questions');
  const answered = totalOf('answered');
  const rows = [
    { name: t('usage.views'), value: number.format(totalOf('views')), note: '' },
    { name: t('usage.conversations'), value: number.format(totalOf('conversations')), note: '' },
    { name: t('usage.questions'), value: number.format(questions), note: '' },
    {
      name: t('usage.answered'),
      value: questions === 0 ? '–' : percent.format(answered / questions),
      note: t('usage.answeredNote', { count: answered }),
    },
    { name: t('usage.cost'), value: money.format(costMicros / MICROS), note: t('usage.costNote') },
  ];
  return (
    <dl className={styles.totals}>
      {rows.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>
            <bdi dir="ltr">{value}</bdi>
          </dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function QuestionsChart({ days }: { days: Usage['days'] }) {
  const { t } = useTranslation(['product-design', 'analytics']);
  const [isTable, setTable] = useState(false);
  const dates = days.map(({ day }) => day);
  const series: DaySeries[] = figures.map((figure) => ({
    name: t(`usage.${figure}`),
    counts: days.map((day) => day[figure]),
  }));
  const shown = series[figures.indexOf('questions')];
  return (
    <Card title={t('usage.perDay')}>
      {isTable ? (
        <DayTable dates={dates} series={series} />
      ) : (
        shown && (
          <DayPlot
            label={t('usage.perDay')}
            dates={dates}
            series={series}
            shown={shown}
            sentenceOf={(day, count) => t('usage.point', { day, count })}
          />
        )
      )}
      <div>
        <TextButton onClick={() => setTable(!isTable)}>
          {t(isTable ? 'analytics:chart.showChart' : 'analytics:chart.showTable')}
        </TextButton>
      </div>
    </Card>
  );
}
