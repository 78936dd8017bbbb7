/** Small drawings of what a part of the page will look like; decoration only. */
import type { ReactNode } from 'react';
import styles from './content.module.css';

function Sketch({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg className={styles.sketch} viewBox="0 0 88 88" width="88" height="88" aria-hidden="true" focusable="false">
      <rect className={styles.paper} x="1" y="1" width="86" height="86" rx="14" />
      {children}
    </svg>
  );
}

/** A line of text. */
function Line({ x, y, width, isStrong = false }: { x: number; y: number; width: number; isStrong?: boolean }) {
  return <rect className={isStrong ? styles.strong : styles.line} x={x} y={y} width={width} height="5" rx="2.5" />;
}

/** A card with a picture and a price. */
export function OfferSketch(): ReactNode {
  return (
    <Sketch>
      <rect className={styles.tint} x="12" y="12" width="64" height="34" rx="7" />
      <path className={styles.hill} d="m12 41 15-13 11 10 9-7 14 12v3H12Z" />
      <Line x={12} y={54} width={40} isStrong />
      <Line x={12} y={64} width={54} />
      <rect className={styles.mark} x="12" y="73" width="20" height="5" rx="2.5" />
    </Sketch>
  );
}

/** Three facts with a tick each. */
export function FeatureSketch(): ReactNode {
  return (
    <Sketch>
      {[18, 40, 62].map((y, place) => (
        <g key={y}>
          <path className={styles.tick} d={`m14 ${y + 3} 4 4 7-8`} />
          <Line x={34} y={y} width={34 - place * 6} isStrong />
          <Line x={34} y={y + 8} width={40} />
        </g>
      ))}
    </Sketch>
  );
}

/** A headline of today, and what it is about. */
export function NewsSketch(): ReactNode {
  return (
    <Sketch>
      <rect className={styles.mark} x="14" y="16" width="16" height="5" rx="2.5" />
      <Line x={14} y={28} width={52} isStrong />
      <Line x={14} y={39} width={60} />
      <Line x={14} y={48} width={44} />
      <rect className={styles.tint} x="14" y="60" width="60" height="16" rx="5" />
    </Sketch>
  );
}
