/** A payment that was begun and not finished: gone on with, or given up. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentStep } from '../../../../shared/model/billing.ts';
import { pathTo } from '../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import styles from './standing.module.css';
import { useFormats } from './use-formats.ts';
import { useGiveUp } from './use-give-up.ts';

export function OpenPaymentNotice({ step }: { step: PaymentStep }): ReactNode {
  const { t } = useTranslation('billing');
  const { money } = useFormats();
  const textOf = useErrorText();
  const { giveUp, isRunning, error } = useGiveUp();
  const isOpen = step.state === 'open';
  return (
    <Notice tone="warning">
      <p>
        {t(isOpen ? 'open.text' : 'open.pending', { total: money(step.total), payWay: t(`payWay.${step.payWay}`) })}
      </p>
      {error !== undefined && <p role="alert">{textOf(error)}</p>}
      <div className={styles.acts}>
        <ButtonLink variant="primary" to={pathTo('checkout')}>
          {t(isOpen ? 'open.goOn' : 'open.look')}
        </ButtonLink>
        {isOpen && (
          <Button isBusy={isRunning} onClick={() => void giveUp(step.orderId)}>
            {t('open.giveUp')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
