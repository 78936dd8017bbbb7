/** Cancelling: first what it does, in figures and plain words, then the press that cannot be undone. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cancellation, MyPolicy } from '../../../../shared/insurance/portal.ts';
import { useAskAgain, useCall, useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import dialogStyles from '../../../ui/dialog.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import styles from './policy-area.module.css';
import { useFormats } from './use-formats.ts';

type CancelDialogProps = { own: MyPolicy; onChanged: () => void; onClose: () => void };

export function CancelDialog({ own, onChanged, onClose }: CancelDialogProps): ReactNode {
  const { t } = useTranslation('policies');
  const { policyId } = own.policy;
  const rehearsal = useCall('previewCancellation', { policyId }, { swr: { revalidateOnFocus: false } });
  const cancelling = useEffectCall('cancelPolicy');
  const textOf = useErrorText();
  const askAgain = useAskAgain();
  const { money } = useFormats();
  const error = cancelling.error ?? rehearsal.error;
  const cancel = async (refund: Cancellation['refund']): Promise<void> => {
    const done = await cancelling.run({ policyId, refund });
    if (done === null) return void rehearsal.mutate();
    const text = done.refund.amount === 0 ? t('cancel.doneNothing') : t('cancel.done', { money: money(done.refund) });
    showToast({ text, tone: 'good' });
    onClose();
    onChanged();
    await askAgain('selectMyPolicies');
  };
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('cancel.title')}>
      <h2 className={dialogStyles.title}>{t('cancel.title')}</h2>
      {rehearsal.data === undefined && rehearsal.error === undefined && <SkeletonRows rows={2} height={60} />}
      {rehearsal.data !== undefined && <Rehearsal found={rehearsal.data} own={own} />}
      {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
      <div className={dialogStyles.actions}>
        <Button onClick={onClose}>{t('cancel.keep')}</Button>
        {rehearsal.data !== undefined && (
          <Button
            variant="danger"
            isBusy={cancelling.isRunning}
            onClick={() => void (rehearsal.data && cancel(rehearsal.data.refund))}
          >
            {t('cancel.confirm')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Rehearsal({ found, own }: { found: Cancellation; own: MyPolicy }): ReactNode {
  const { t } = useTranslation('policies');
  const { money, day } = useFormats();
  const { refund, reason, daysLeft: left, daysInAll: all, paid, unpaid, hasClaim } = found;
  return (
    <div className={styles.form} aria-live="polite">
      <div className={styles.total}>
        <span>{refund.amount === 0 ? t('cancel.nothing') : t('cancel.back')}</span>
        <span className={styles.sum}>{money(refund)}</span>
      </div>
      <p className={styles.soft}>{hasClaim ? t('cancel.claimed') : t(`cancel.reason.${reason}`, { left, all })}</p>
      <dl className={styles.lines}>
        <div>
          <dt>{t('cancel.paid')}</dt>
          <dd>{money(paid)}</dd>
        </div>
        {unpaid.amount > 0 && (
          <div>
            <dt>{t('cancel.unpaid')}</dt>
            <dd>{money(unpaid)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.soft}>
        {t('cancel.ends', { day: day(found.cancelledOn) })}
        {refund.amount > 0 && ` ${t('cancel.how')}`}
        {own.agent !== null && ` ${t('cancel.agent', { name: own.agent.name })}`}
      </p>
    </div>
  );
}
