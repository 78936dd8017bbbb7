/** Dismiss, warn, suspend or lift; the owner reads the reason word for word. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { MOST_REASON, type Complaint, type StaffDecision } from '../../../../shared/model/complaint.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import frame from '../settings/settings.module.css';
import styles from './support.module.css';
import { useEndOfSession } from './use-end-of-session.ts';
import { decisionWords } from './words.ts';

type DecisionFormProps = {
  complaint: Complaint;
  isSuspended: boolean;
  isAccountSuspended: boolean;
  token: string;
  onDecided: () => void;
  onLeave: () => void;
};

export function DecisionForm(props: DecisionFormProps): ReactNode {
  const { complaint, isSuspended, isAccountSuspended, token, onDecided, onLeave } = props;
  const textOf = useErrorText();
  const choices = choicesFor(complaint, isSuspended, isAccountSuspended);
  const [chosen, setChosen] = useState<StaffDecision | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('decideComplaint');
  useEndOfSession(error, onLeave);
  const [first] = choices;
  if (first === undefined) return null;
  const decision = chosen !== null && choices.includes(chosen) ? chosen : first;
  const isMissing = decision !== 'dismiss' && reason.trim() === '';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isMissing || isRunning) return;
    const answer = await run({ complaintId: complaint.complaintId, decision, reason }, { token });
    if (answer === null) return;
    setReason('');
    setTried(false);
    onDecided();
  };
  return (
    <Card title="Decide">
      <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        <Segmented
          label="Decision"
          value={decision}
          options={choices.map((value) => ({ value, label: decisionWords[value].action }))}
          onChange={setChosen}
        />
        <p className={styles.soft}>{decisionWords[decision].help}</p>
        {decision !== 'dismiss' && (
          <TextAreaField
            label="What the owner reads"
            maxLength={MOST_REASON}
            value={reason}
            error={isTried && isMissing ? 'This field is required.' : undefined}
            onChange={setReason}
          />
        )}
        <div className={frame.end}>
          <Button type="submit" variant={decision === 'suspend' ? 'danger' : 'primary'} isBusy={isRunning}>
            {decisionWords[decision].action}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** An open complaint is decided once; a suspension of the page can be lifted at any time. */
function choicesFor({ decided }: Complaint, isSuspended: boolean, isOfAccount: boolean): StaffDecision[] {
  const open: StaffDecision[] = isSuspended ? ['dismiss'] : ['dismiss', 'warn', 'suspend'];
  return [...(decided === null ? open : []), ...(isSuspended && !isOfAccount ? (['lift'] as const) : [])];
}
