/** Unlock, sign out, suspend or lift: by administrators, with a reason that the owner reads. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { MOST_REASON } from '../../../../shared/model/complaint.ts';
import type { SupportedAccount } from '../../../../shared/model/staff.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import frame from '../settings/settings.module.css';
import type { AccountViewProps } from './account-view.tsx';
import support from './support.module.css';
import { useEndOfSession } from './use-end-of-session.ts';

type Act = 'unlock' | 'signOut' | 'suspend' | 'lift';

const words: Record<Act, { short: string; action: string; help: string }> = {
  unlock: {
    short: 'Unlock',
    action: 'Unlock the account',
    help: 'The ten wrong passwords are forgotten. The owner gets a mail.',
  },
  signOut: {
    short: 'Sign out',
    action: 'Sign out everywhere',
    help: 'All sessions, known browsers and the preview link end; the account stays open. The owner gets a mail.',
  },
  suspend: {
    short: 'Suspend',
    action: 'Suspend the account',
    help: 'At once: the page comes down and the app closes. The owner reads why, takes the data along and appeals once.',
  },
  lift: {
    short: 'Lift',
    action: 'Lift the suspension',
    help: 'The app opens and the page comes back as it was.',
  },
};

function actsFor({ lockedAt, status, suspension }: SupportedAccount): Act[] {
  return [
    ...(lockedAt === null ? [] : (['unlock'] as const)),
    ...(status === 'active' ? (['signOut', 'suspend'] as const) : []),
    ...(suspension?.scope === 'account' ? (['lift'] as const) : []),
  ];
}

export function AccountActForm({ account, token, onChanged, onLeave }: AccountViewProps): ReactNode {
  const textOf = useErrorText();
  const [chosen, setChosen] = useState<Act | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const calls = {
    unlock: useEffectCall('unlockAccount'),
    signOut: useEffectCall('endAccountSessions'),
    suspend: useEffectCall('suspendAccount'),
    lift: useEffectCall('liftAccountSuspension'),
  };
  const acts = actsFor(account);
  const act = chosen !== null && acts.includes(chosen) ? chosen : acts[0];
  const error = act && calls[act].error;
  useEndOfSession(error, onLeave);
  if (act === undefined) return <Card title="What can be done" text="Nothing at the moment." />;
  const { run, isRunning } = calls[act];
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '' || isRunning) return;
    const answer = await run({ accountId: account.accountId, reason }, { token });
    if (answer === null) return;
    setReason('');
    setTried(false);
    onChanged(answer);
  };
  return (
    <Card title="What can be done">
      <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        {acts.length > 1 && (
          <div>
            <Segmented
              label="What to do"
              value={act}
              options={acts.map((value) => ({ value, label: words[value].short }))}
              onChange={setChosen}
            />
          </div>
        )}
        <p className={support.soft}>{words[act].help}</p>
        <TextAreaField
          label="What the owner reads"
          maxLength={MOST_REASON}
          value={reason}
          error={isTried && reason.trim() === '' ? 'This field is required.' : undefined}
          onChange={setReason}
        />
        <div className={frame.end}>
          <Button type="submit" variant={act === 'suspend' ? 'danger' : 'primary'} isBusy={isRunning}>
            {words[act].action}
          </Button>
        </div>
      </form>
    </Card>
  );
}
