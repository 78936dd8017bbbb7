/** The line itself and the tint below it. The last stretch leads to today, which is not over yet, so it is dashed. */
import type { ReactNode } from 'react';
import type { PlotPoint } from './chart-scale.ts';
import styles from './day-chart.module.css';

export function PlotLine({ points }: { points: readonly PlotPoint[] }): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.tint} d={`${linePath(points)} L100 100 L0 100 Z`} />
      <path className={styles.line} d={linePath(points.slice(0, -1))} />
      <path className={`${styles.line} ${styles.today}`} d={linePath(points.slice(-2))} />
    </svg>
  );
}

/** In a square of 100 by 100, from the top left. */
function linePath(points: readonly PlotPoint[]): string {
  return points
    .map(({ along, up }, index) => `${index === 0 ? 'M' : 'L'}${inHundredths(along)} ${inHundredths(1 - up)}`)
    .join(' ');
}

function inHundredths(share: number): string {
  return (share * 100).toFixed(2);
}
