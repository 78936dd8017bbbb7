/** What a change costs, from when it counts, and what it locks: figures first, then words. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangePreview } from '../../../../shared/model/billing.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LockIcon } from '../../../ui/area-icons.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { useIsWide } from '../editor/use-is-wide.ts';
import billing from './billing.module.css';
import styles from './rehearsal.module.css';
import { useFormats } from './use-formats.ts';

type RehearsalProps = {
  preview: ChangePreview;
  /** On a phone only what is paid today is in sight. */
  isFolding?: boolean;
};

export function Rehearsal({ preview, isFolding = false }: RehearsalProps): ReactNode {
  const { t } = useTranslation('billing');
  const { money } = useFormats();
  const isWide = useIsWide();
  if (!isFolding || isWide || preview.total === null) {
    return (
      <aside className={classNames(styles.summary, isFolding && styles.beside)} aria-label={t('rehearsal.title')}>
        <Contents preview={preview} />
      </aside>
    );
  }
  return (
    <details className={classNames(styles.summary, styles.folding)}>
      <summary>
        <span>{t('rehearsal.today')}</span>
        <span className={styles.sum}>{money(preview.total)}</span>
        <ChevronDownIcon />
      </summary>
      <Contents preview={preview} />
    </details>
  );
}

function Contents({ preview }: { preview: ChangePreview }): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const { money } = useFormats();
  const plan = t(`app:plan.${preview.planId}`);
  return (
    <div className={styles.contents}>
      <h2 className={styles.title}>
        {preview.cycle === null ? plan : t('planAndCycle', { plan, cycle: t(`cycle.${preview.cycle}`) })}
      </h2>
      {preview.total !== null && (
        <dl className={styles.lines}>
          {preview.lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
          <div className={styles.total}>
            <dt>{t('rehearsal.today')}</dt>
            <dd>{money(preview.total)}</dd>
          </div>
        </dl>
      )}
      <Words preview={preview} />
      <Locks preview={preview} />
    </div>
  );
}

function Line({ line: { kind, money: amount, percent } }: { line: ChangePreview['lines'][number] }): ReactNode {
  const { t } = useTranslation('billing');
  const formats = useFormats();
  return (
    <div className={styles.line}>
      <dt>{percent === null ? t(`line.${kind}`) : t('line.percent', { percent: formats.percent(percent) })}</dt>
      <dd>{formats.money(amount)}</dd>
    </div>
  );
}

function Words({ preview }: { preview: ChangePreview }): ReactNode {
  const { t } = useTranslation('billing');
  const { money, date } = useFormats();
  const isNow = Date.parse(preview.from) <= Date.now();
  const from = preview.kind === 'cancel' ? 'ends' : isNow ? 'now' : 'later';
  return (
    <ul className={styles.words}>
      {preview.total === null && <li>{t('rehearsal.nothing')}</li>}
      <li>{t(`rehearsal.${from}`, { date: date(preview.from) })}</li>
      <li>
        {preview.next === null
          ? t('rehearsal.noNext')
          : t('rehearsal.next', { date: date(preview.next.at), total: money(preview.next.total) })}
      </li>
    </ul>
  );
}

function Locks({ preview: { locks, planId } }: { preview: ChangePreview }): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const { number, date } = useFormats();
  if (locks.length === 0) return null;
  return (
    <div className={styles.locks}>
      <h3 className={styles.subtitle}>{t('lock.title')}</h3>
      <ul className={styles.lockList}>
        {locks.map(({ kind, at, now, then }) => (
          <li key={kind}>
            <LockIcon size={18} />
            <span>
              {t(`lock.${kind}`, { plan: t(`app:plan.${planId}`) })}
              <span className={styles.figures}>
                {now !== null && then !== null && (
                  <span>{t('lock.figures', { now: number(now), after: number(then) })}</span>
                )}
                <span>{t('lock.from', { date: date(at) })}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className={billing.quiet}>{t('lock.kept')}</p>
    </div>
  );
}
