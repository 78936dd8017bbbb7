/** After a change without a payment: what counts now, and the way back. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../../shared/model/billing.ts';
import { pathTo } from '../../../lib/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Outcome } from './outcome.tsx';
import { ResumeButton } from './resume-button.tsx';
import { useFormats } from './use-formats.ts';

export function ChangeDone({ subscription }: { subscription: Subscription }): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const { date } = useFormats();
  const { status, planId, cycle, next, periodEnd } = subscription;
  const back = (
    <ButtonLink variant="primary" to={pathTo('plan')}>
      {t('back')}
    </ButtonLink>
  );
  if (status === 'cancelled') {
    return (
      <Outcome
        tone="good"
        title={t('change.cancel.done')}
        text={t('change.cancel.doneText', { plan: t(`app:plan.${planId}`), date: date(periodEnd) })}
        actions={
          <>
            <ResumeButton />
            {back}
          </>
        }
      />
    );
  }
  const coming = next ?? { planId, cycle };
  return (
    <Outcome
      tone="good"
      title={t('change.plan.done')}
      text={t('change.plan.doneText', {
        plan: t(`app:plan.${coming.planId}`),
        cycle: t(`cycle.${coming.cycle}`),
        date: date(periodEnd),
      })}
      actions={back}
    />
  );
}
