/** A payment that failed where its form is not at hand: the way back to it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentStep } from '../../../../shared/model/billing.ts';
import { pathTo } from '../../../lib/routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { FailureWords } from './failure-words.tsx';
import { Outcome } from './outcome.tsx';

export function PaymentFailed({ step }: { step: PaymentStep }): ReactNode {
  const { t } = useTranslation('billing');
  return (
    <Outcome
      tone="bad"
      title={t('outcome.failed')}
      text={<FailureWords label={step.errorLabel} />}
      actions={
        <ButtonLink variant="primary" to={pathTo('plan')}>
          {t('outcome.choose')}
        </ButtonLink>
      }
    />
  );
}
