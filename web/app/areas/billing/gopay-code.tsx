/** GoPay: the code that the wallet scans, how long it is good, and on a phone the way into the wallet. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentStep } from '../../../../shared/model/billing.ts';
import { Button } from '../../../ui/button.tsx';
import buttonStyles from '../../../ui/button.module.css';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts';
import { QrPicture } from '../../payment/qr-picture.tsx';
import styles from './gopay.module.css';
import { useFormats } from './use-formats.ts';
import { useGiveUp } from './use-give-up.ts';

type GoPayCodeProps = {
  step: PaymentStep;
  qr: NonNullable<PaymentStep['qr']>;
  onLeft: (step: PaymentStep) => void;
  onNewCode?: () => void;
};

export function GoPayCode({ step, qr, onLeft, onNewCode }: GoPayCodeProps): ReactNode {
  const { t } = useTranslation('billing');
  const { money } = useFormats();
  const secondsLeft = useSecondsUntil(Date.parse(qr.expiresAt));
  const isOver = secondsLeft === 0;
  const { giveUp, isRunning } = useGiveUp();
  const leave = async (): Promise<void> => {
    const left = await giveUp(step.orderId);
    if (left === null) return;
    onLeft(left);
    if (isOver && left.state !== 'paid') onNewCode?.();
  };
  return (
    <Card className={styles.card ?? ''} title={t('gopay.title')} text={t('gopay.text', { total: money(step.total) })}>
      <div className={styles.body}>
        <div className={classNames(styles.code, isOver && styles.over)}>
          <QrPicture text={qr.text} label={t('gopay.code')} />
        </div>
        <p className={styles.left} role="timer" aria-live="off">
          {isOver ? t('gopay.over') : t('gopay.left', { time: clock(secondsLeft) })}
        </p>
        {!isOver && (
          <a className={classNames(buttonStyles.button, buttonStyles.primary, styles.open)} href={qr.deepLink}>
            {t('gopay.open')}
          </a>
        )}
      </div>
      <Notice>{t('gopay.waiting')}</Notice>
      <div className={styles.acts}>
        <Button variant={isOver ? 'primary' : 'quiet'} isBusy={isRunning} onClick={() => void leave()}>
          {t(isOver ? 'gopay.again' : 'open.giveUp')}
        </Button>
      </div>
    </Card>
  );
}

/** "9:05". */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
