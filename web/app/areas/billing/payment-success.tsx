/** The plan is active: what to do with it next. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanId } from '../../../../shared/model/account.ts';
import type { PaymentStep } from '../../../../shared/model/billing.ts';
import { pathTo } from '../../../lib/routes.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Outcome } from './outcome.tsx';
import { useFormats } from './use-formats.ts';

type PaymentSuccessProps = { step: PaymentStep; planId?: PlanId };

export function PaymentSuccess({ step, planId }: PaymentSuccessProps): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const { money } = useFormats();
  const { data: record } = useCall('subscriptionRecord', {});
  const bought = planId ?? record?.subscription?.planId;
  return (
    <Outcome
      tone="good"
      title={bought === undefined ? t('outcome.paidPlain') : t('outcome.paid', { plan: t(`app:plan.${bought}`) })}
      text={t('outcome.paidText', { total: money(step.total) })}
      actions={
        <>
          <ButtonLink to={pathTo('payment')}>{t('outcome.invoices')}</ButtonLink>
          <ButtonLink to={pathTo('design')}>{t('outcome.design')}</ButtonLink>
          <ButtonLink variant="primary" to={pathTo('assistant')}>
            {t('outcome.assistant')}
          </ButtonLink>
        </>
      }
    />
  );
}
