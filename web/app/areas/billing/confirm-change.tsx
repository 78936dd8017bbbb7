/** A change that costs nothing today: a smaller plan, another cycle, or the end of the subscription. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangePreview, Subscription } from '../../../../shared/model/billing.ts';
import { pathTo } from '../../../lib/routes.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import styles from './billing.module.css';
import type { Choice } from './checkout-path.ts';
import { Rehearsal } from './rehearsal.tsx';
import { useRefreshBilling, type BillingRecord } from './use-billing.ts';

type ConfirmChangeProps = {
  choice: Choice;
  preview: ChangePreview;
  record: BillingRecord;
  onChanged: (subscription: Subscription) => void;
};

export function ConfirmChange({ choice, preview, record, onChanged }: ConfirmChangeProps): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const textOf = useErrorText();
  const { confirm, isRunning, error } = useChange(choice, onChanged);
  const words = preview.kind === 'cancel' ? 'cancel' : 'plan';
  const present = record.subscription?.planId ?? 'free';
  if (preview.kind === 'none') return <NothingToChange />;
  return (
    <div className={styles.column}>
      <PageHeader title={t(`change.${words}.title`, { plan: t(`app:plan.${choice.planId}`) })} />
      <div className={styles.stack}>
        <Rehearsal preview={preview} />
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        <div className={styles.acts}>
          <ButtonLink to={pathTo('plan')}>{t('change.keep', { plan: t(`app:plan.${present}`) })}</ButtonLink>
          <Button variant="primary" isBusy={isRunning} onClick={() => void confirm()}>
            {t(`change.${words}.confirm`)}
          </Button>
        </div>
      </div>
    </div>
  );
}

function NothingToChange(): ReactNode {
  const { t } = useTranslation('billing');
  return (
    <>
      <PageHeader title={t('checkout.title')} />
      <Notice>
        <p>{t('change.none')}</p>
        <ButtonLink to={pathTo('plan')}>{t('back')}</ButtonLink>
      </Notice>
    </>
  );
}

function useChange({ planId, cycle }: Choice, onChanged: (subscription: Subscription) => void) {
  const refresh = useRefreshBilling();
  const cancelling = useEffectCall('cancelSubscription');
  const changing = useEffectCall('changeSubscription');
  const confirm = async (): Promise<void> => {
    const changed = planId === 'free' ? await cancelling.run({}) : await changing.run({ planId, cycle });
    if (changed === null) return;
    onChanged(changed);
    await refresh();
  };
  return {
    confirm,
    isRunning: cancelling.isRunning || changing.isRunning,
    error: cancelling.error ?? changing.error,
  };
}
