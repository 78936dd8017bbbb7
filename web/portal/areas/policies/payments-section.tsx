import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyPolicy } from '../../../../shared/insurance/portal.ts';
import buttons from '../../../ui/button.module.css';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './policy-area.module.css';
import { useFormats } from './use-formats.ts';

/** The parts of a payment in parts: what was paid, what is due and can be paid here, and what comes when. */
export function PaymentsSection({ own: { policy, dueInstalment } }: { own: MyPolicy }): ReactNode {
  const { t } = useTranslation('policies');
  const { day, money } = useFormats();
  const { instalments, cancelledOn } = policy;
  if (instalments.length === 0) return null;
  const whenOf = ({ number, paidOn, due }: (typeof instalments)[number]): string => {
    if (paidOn !== null) return t('policy.paidOn', { day: day(paidOn) });
    if (cancelledOn !== null) return t('policy.fallsAway');
    return t(number === dueInstalment?.number ? 'policy.dueSince' : 'policy.dueOn', { day: day(due) });
  };
  return (
    <Card title={t('policy.payments')}>
      <ul className={styles.rows}>
        {instalments.map((part) => (
          <li key={part.number} className={styles.row}>
            <div className={styles.rowWords}>
              <p className={styles.rowName}>
                {t('policy.part', { number: part.number })}{' '}
                {part.number === dueInstalment?.number && <Chip tone="warning">{t('policy.unpaid')}</Chip>}
              </p>
              <p className={styles.quiet}>{whenOf(part)}</p>
            </div>
            {part.number === dueInstalment?.number ? (
              <a className={classNames(buttons.button, buttons.primary)} href={dueInstalment.payPath}>
                {t('policy.pay', { total: money(part.money) })}
              </a>
            ) : (
              <span className={styles.limit} data-none={part.paidOn === null || undefined}>
                {money(part.money)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
