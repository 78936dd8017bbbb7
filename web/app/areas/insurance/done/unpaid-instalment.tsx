import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../lib/use-call.ts';
import buttons from '../../../../ui/button.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { instalmentPath } from '../instalment/instalment-path.ts';
import type { Opened } from '../instalment/pay-calls.ts';
import { useAmounts } from '../use-amounts.ts';
import styles from './done.module.css';

/** Of a policy that is paid in parts: what is due and not paid, with the way to pay it; nothing while all is paid. */
export function UnpaidInstalment({ opened }: { opened: Opened }): ReactNode {
  const { t } = useTranslation('insurance');
  const { money, day } = useAmounts();
  const { data } = useCall('getInstalmentToPay', opened);
  const due = data?.due ?? null;
  if (due === null) return null;
  const { number, count } = due;
  return (
    <div className={styles.unpaid}>
      <Notice tone="warning">
        <p>{t('instalment.unpaid', { number, count, total: money(due.money), day: day(due.due) })}</p>
        <a
          className={classNames(buttons.button, buttons.primary)}
          href={instalmentPath(opened.applicationId, opened.key)}
        >
          {t('pay.now', { total: money(due.money) })}
        </a>
      </Notice>
    </div>
  );
}
