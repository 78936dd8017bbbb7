/**
 * The line of one figure over the days. A pointer or the arrow keys choose a day, whose figures then stand above it; to a
 * screen reader it is one control whose value is the chosen day. Time runs with the reading direction.
 */
import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { chartScale, nearestDay, plotPoints, type PlotPoint } from './chart-scale.ts';
import styles from './day-chart.module.css';
import { dayName, isSpareLabel, labelledDays } from './day-names.ts';
import { dayAfterKey } from './day-keys.ts';
import type { DaySeries } from './day-series.ts';
import { DayTip } from './day-tip.tsx';
import { PlotLine } from './plot-line.tsx';

type DayPlotProps = {
  /** What the line shows, for screen readers. */
  label: string;
  /** yyyy-mm-dd, oldest first. */
  dates: readonly string[];
  /** Everything that is known of a day. */
  series: readonly DaySeries[];
  /** Which of the series the line shows. */
  shown: DaySeries;
  /** A day and its figure as a sentence. */
  sentenceOf: (day: string, count: number) => string;
};

export function DayPlot({ label, dates, series, shown, sentenceOf }: DayPlotProps): ReactNode {
  const { t } = useTranslation('analytics');
  const tag = useLanguageTag();
  const choice = useDayChoice(dates.length);
  const { top, ticks } = chartScale(shown.counts);
  const points = plotPoints(shown.counts, top);
  const point = points[choice.day];
  const day = dayName(dates[choice.day] ?? '', 'long', tag);
  return (
    <div className={styles.frame}>
      <Ticks ticks={ticks} top={top} tag={tag} />
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-roledescription={t('chart.role')}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={dates.length}
        aria-valuenow={choice.day + 1}
        aria-valuetext={sentenceOf(day, shown.counts[choice.day] ?? 0)}
        {...choice.listeners}
      >
        <PlotLine points={points} />
        {point && choice.isShown && (
          <>
            <span className={styles.rule} style={placeAlong(point)} />
            <span className={styles.point} style={{ ...placeAlong(point), insetBlockEnd: percent(point.up) }} />
            <DayTip day={day} index={choice.day} along={point.along} series={series} shown={shown} />
          </>
        )}
      </div>
      <DayLabels dates={dates} points={points} tag={tag} />
    </div>
  );
}

function Ticks({ ticks, top, tag }: { ticks: readonly number[]; top: number; tag: string }) {
  const format = new Intl.NumberFormat(tag, { notation: 'compact' });
  return (
    <div className={styles.ticks} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} className={styles.tick} style={{ insetBlockEnd: percent(tick / top) }}>
          <span className={styles.tickLabel}>{format.format(tick)}</span>
        </span>
      ))}
    </div>
  );
}

type DayLabelsProps = { dates: readonly string[]; points: readonly PlotPoint[]; tag: string };

function DayLabels({ dates, points, tag }: DayLabelsProps) {
  const style = dates.length > 7 ? 'short' : 'weekday';
  return (
    <div className={styles.dayLabels} aria-hidden="true">
      {labelledDays(dates.length).map((index) => (
        <span
          key={index}
          className={styles.dayLabel}
          data-spare={isSpareLabel(index, dates.length) || undefined}
          style={placeAlong(points[index])}
        >
          {dayName(dates[index] ?? '', style, tag)}
        </span>
      ))}
    </div>
  );
}

/** The chosen day, today at first; shown while a pointer or the keyboard is on the plot. */
function useDayChoice(days: number) {
  const [day, setDay] = useState(days - 1);
  const [isShown, setIsShown] = useState(false);
  const point = (event: PointerEvent<HTMLElement>): void => {
    setDay(nearestDay(alongPlot(event), days));
    setIsShown(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = dayAfterKey(event.key, { day, days, isMirrored: isMirrored(event.currentTarget) });
    if (next === null) return;
    event.preventDefault();
    setDay(next);
    setIsShown(true);
  };
  const listeners = {
    onKeyDown,
    onPointerDown: point,
    onPointerMove: point,
    onPointerLeave: () => setIsShown(false),
    onFocus: () => setIsShown(true),
    onBlur: () => setIsShown(false),
  };
  return { day: Math.min(day, days - 1), isShown, listeners };
}

function alongPlot({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const fromLeft = (clientX - left) / Math.max(1, width);
  return isMirrored(currentTarget) ? 1 - fromLeft : fromLeft;
}

function isMirrored(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

function placeAlong(point: PlotPoint | undefined): CSSProperties {
  return { insetInlineStart: percent(point?.along ?? 0) };
}

function percent(share: number): string {
  return `${share * 100}%`;
}
