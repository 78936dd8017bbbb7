/** The policy is changed: its number, its new documents on their way, and the way back to it. */
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedPolicy } from '../../../../../shared/insurance/application.ts';
import { termOf } from '../../../../../shared/insurance/term.ts';
import { finishInsurance } from '../../../../lib/insurance-session.ts';
import { CheckIcon } from '../../../../ui/icons.tsx';
import done from '../done/done.module.css';
import { useFlow } from '../flow/flow-context.ts';
import { letGo } from '../flow/held-store.ts';
import plans from '../plans/plans.module.css';
import { useAmounts } from '../use-amounts.ts';
import { PolicyLink } from './policy-link.tsx';

/** What was changed is over when its screen is left; until then a reload shows it again. */
function leave(): void {
  finishInsurance();
  letGo();
}

export function ChangeDone({ changes }: { changes: ChangedPolicy }): ReactNode {
  const { t } = useTranslation('insurance');
  const { state, texts, application } = useFlow();
  const { day } = useAmounts();
  useEffect(() => leave, []);
  const term = termOf(application);
  const email = String(state.answers.applicant['email'] ?? '');
  return (
    <div className={done.screen}>
      <span className={done.tick}>
        <CheckIcon size={34} />
      </span>
      <div className={plans.head}>
        <h1 className={plans.title} tabIndex={-1}>
          {t('amend.doneTitle')}
        </h1>
        {term !== undefined && (
          <p className={plans.text}>{t('done.term', { start: day(term.start), end: day(term.end) })}</p>
        )}
      </div>
      <dl className={done.policy}>
        <dt>{t('done.number')}</dt>
        <dd>
          <bdi dir="ltr">{changes.number}</bdi>
        </dd>
        <dt>{t('done.product')}</dt>
        <dd>{[texts.name, texts.plans[state.plan ?? '']?.name].filter(Boolean).join(' · ')}</dd>
      </dl>
      <p className={done.mail}>{t('amend.doneText', { email })}</p>
      <div className={done.acts}>
        <PolicyLink policyId={changes.policyId} />
      </div>
    </div>
  );
}
