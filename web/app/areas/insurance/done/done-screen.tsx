/** Insured: the number, the documents on their way, and what somebody may want to do next. */
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { termOf } from '../../../../../shared/insurance/term.ts';
import { finishInsurance } from '../../../../lib/insurance-session.ts';
import { channelPath } from '../../../../lib/routes.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import buttons from '../../../../ui/button.module.css';
import { classNames } from '../../../../ui/class-names.ts';
import { CheckIcon, ClockIcon, DocumentIcon, MailIcon } from '../../../../ui/icons.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { letGo } from '../flow/held-store.ts';
import plans from '../plans/plans.module.css';
import { useAmounts } from '../use-amounts.ts';
import { UnpaidInstalment } from './unpaid-instalment.tsx';
import { calendarFile } from './calendar-file.ts';
import styles from './done.module.css';

type DoneScreenProps = { policyNumber: string };

/** What was bought is over when its screen is left; until then a reload shows it again. */
function leave(): void {
  finishInsurance();
  letGo();
}

export function DoneScreen({ policyNumber }: DoneScreenProps): ReactNode {
  const { t } = useTranslation('insurance');
  const { state, texts, application, agentName } = useFlow();
  const { day } = useAmounts();
  const { server } = state;
  useEffect(() => leave, []);
  const term = termOf(application);
  const { applicant, insured } = state.answers;
  const { email } = applicant;
  // Of whoever applied: the document centre asks for it.
  const birth = applicant['birth'] ?? insured.find(({ relation }) => relation === 'self')?.['birth'];
  const saveDays = (): void => {
    if (term === undefined) return;
    const file = calendarFile({ uid: policyNumber, title: texts.name, note: policyNumber, ...term });
    saveFile(new Blob([file], { type: 'text/calendar' }), `${policyNumber}.ics`);
  };
  return (
    <div className={styles.screen}>
      <span className={styles.tick}>
        <CheckIcon size={34} />
      </span>
      <div className={plans.head}>
        <h1 className={plans.title} tabIndex={-1}>
          {t('done.title')}
        </h1>
        {term !== undefined && (
          <p className={plans.text}>{t('done.term', { start: day(term.start), end: day(term.end) })}</p>
        )}
      </div>
      <dl className={styles.policy}>
        <dt>{t('done.number')}</dt>
        <dd>
          <bdi dir="ltr">{policyNumber}</bdi>
        </dd>
        <dt>{t('done.product')}</dt>
        <dd>{[texts.name, texts.plans[state.plan ?? '']?.name].filter(Boolean).join(' · ')}</dd>
      </dl>
      {server !== null && server.instalments !== null && state.key !== null && (
        <UnpaidInstalment opened={{ applicationId: server.applicationId, key: state.key }} />
      )}
      {typeof email === 'string' && (
        <p className={styles.mail}>
          <MailIcon />
          {t('done.documents', { email })}
        </p>
      )}
      <div className={styles.acts}>
        {server !== null && (
          <a
            className={classNames(buttons.button, buttons.primary)}
            href={`/portal/register?${new URLSearchParams({ application: server.applicationId })}`}
          >
            {t('done.account')}
          </a>
        )}
        {server !== null && birth !== undefined && (
          <a
            className={buttons.button}
            href={`/portal/documents?${new URLSearchParams({ application: server.applicationId })}`}
            aria-describedby="documents-help"
          >
            <DocumentIcon size={18} />
            {t('done.openDocuments')}
          </a>
        )}
        <Button onClick={saveDays}>
          <ClockIcon size={18} />
          {t('done.calendar')}
        </Button>
        <ButtonLink variant="plain" to={channelPath(server?.channelCode ?? '', agentName)}>
          {t('done.more')}
        </ButtonLink>
      </div>
      {birth !== undefined && (
        <p id="documents-help" className={styles.fine}>
          {t('done.openDocumentsHelp')}
        </p>
      )}
      <p className={styles.fine}>{t('done.accountHelp')}</p>
    </div>
  );
}
