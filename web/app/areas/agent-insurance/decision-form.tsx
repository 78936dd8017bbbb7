/** Accepts or declines a referred application: with a reason that is kept, and words for the applicant. */
import { useEffect, useEffectEvent, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentCaseDetail } from '../../../../shared/insurance/agent-case.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import styles from './decision-form.module.css';

type DecisionFormProps = {
  detail: AgentCaseDetail;
  onDecided: (detail: AgentCaseDetail) => void;
  /** It is not any more as it was seen. */
  onOutdated: () => void;
};

const MOST_CHARACTERS = 1_000;

export function DecisionForm({ detail, onDecided, onOutdated }: DecisionFormProps): ReactNode {
  const { t } = useTranslation('agent-insurance');
  const { run, isRunning, error } = useEffectCall('decideApplication');
  const { failed } = useToasts();
  const tell = useEffectEvent((failure: Error) => {
    failed(failure);
    if (failure instanceof ApiError && failure.code === 'conflict') onOutdated();
  });
  useEffect(() => {
    if (error) tell(error);
  }, [error]);
  const [decision, setDecision] = useState<'accept' | 'decline'>('accept');
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isMissing || isRunning) return;
    const input = { applicationId: detail.case.id, revision: detail.revision, decision, reason, note };
    const decided = await run(input);
    if (decided) onDecided(decided);
  };
  return (
    <Card title={t('decide.title')} text={t('decide.text')}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {detail.reasons.length > 0 && (
          <div className={styles.reasons}>
            <p className={styles.label}>{t('decide.why')}</p>
            <ul>
              {detail.reasons.map((text) => (
                <li key={text} dir="auto">
                  {text}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Segmented
          label={t('decide.title')}
          value={decision}
          options={[
            { value: 'accept', label: t('decide.accept') },
            { value: 'decline', label: t('decide.decline') },
          ]}
          onChange={setDecision}
        />
        <TextAreaField
          label={t('decide.reason')}
          help={t('decide.reasonHelp')}
          rows={2}
          maxLength={MOST_CHARACTERS}
          value={reason}
          error={isTried && isMissing ? t('decide.reasonMissing') : undefined}
          onChange={setReason}
        />
        <TextAreaField
          label={t('decide.note')}
          help={t('decide.noteHelp')}
          isOptional
          rows={2}
          maxLength={MOST_CHARACTERS}
          value={note}
          onChange={setNote}
        />
        <Button type="submit" variant="primary" isBusy={isRunning}>
          {t(`decide.send.${decision}`)}
        </Button>
      </form>
    </Card>
  );
}
