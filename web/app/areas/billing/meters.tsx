/** Use against limits: a quiet bar each, with its figures. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Meter } from '../../../../shared/model/billing.ts';
import billing from './billing.module.css';
import styles from './standing.module.css';
import { useFormats } from './use-formats.ts';

/** From here on the bar warns. */
const NEARLY_FULL = 0.9;

export function Meters({ meters }: { meters: readonly Meter[] }): ReactNode {
  const { t } = useTranslation('billing');
  // What the plan does not hold is no use, unless something is left of a plan before.
  const shown = meters.filter(({ limit, used }) => limit !== 0 || used > 0);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.meters} aria-label={t('meter.title')}>
      {shown.map((meter) => (
        <li key={meter.name}>
          <MeterLine meter={meter} />
        </li>
      ))}
    </ul>
  );
}

function MeterLine({ meter: { name, used, limit, resetsAt } }: { meter: Meter }): ReactNode {
  const { t } = useTranslation('billing');
  const { number, date } = useFormats();
  const label = t(`part.${name}`);
  return (
    <div className={styles.meter}>
      <p className={styles.meterWords}>
        <span>{label}</span>
        <span className={styles.figures}>
          {limit === null
            ? t('meter.unlimited', { used: number(used) })
            : t('meter.of', { used: number(used), limit: number(limit) })}
        </span>
      </p>
      {limit !== null && <Bar label={label} used={used} limit={limit} />}
      {resetsAt !== null && <p className={billing.quiet}>{t('meter.resets', { date: date(resetsAt) })}</p>}
    </div>
  );
}

function Bar({ label, used, limit }: { label: string; used: number; limit: number }): ReactNode {
  const share = limit === 0 ? 0 : Math.min(1, used / limit);
  return (
    <div
      className={styles.bar}
      role="meter"
      aria-label={label}
      aria-valuenow={Math.min(used, limit)}
      aria-valuemin={0}
      aria-valuemax={limit}
    >
      <div className={styles.fill} data-full={share >= NEARLY_FULL} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
