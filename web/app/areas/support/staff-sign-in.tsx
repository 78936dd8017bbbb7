/** Password, one of their own in place of a given one, then the authenticator app; the first time the app is set up. */
import { useState, type FormEvent, type ReactNode } from 'react';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import frame from '../settings/settings.module.css';
import { StaffCodeForm } from './staff-code-form.tsx';
import { StaffNewPasswordForm } from './staff-new-password-form.tsx';
import styles from './support.module.css';

type Started = OutputOfCall<'startStaffSignIn'> & { email: string };

export function StaffSignIn({
  onSignedIn,
}: {
  onSignedIn: (staff: OutputOfCall<'finishStaffSignIn'>) => void;
}): ReactNode {
  const [started, setStarted] = useState<Started | null>(null);
  const begin = (): void => setStarted(null);
  useDocumentTitle('Support');
  return (
    <div className={styles.door}>
      <h1>Support</h1>
      {started === null && <PasswordForm onStarted={setStarted} />}
      {started?.needsPassword === true && (
        <StaffNewPasswordForm
          {...started}
          onChosen={(chosen) => setStarted({ ...started, ...chosen, needsPassword: false })}
          onBack={begin}
        />
      )}
      {started?.needsPassword === false && <StaffCodeForm {...started} onSignedIn={onSignedIn} onBack={begin} />}
    </div>
  );
}

function PasswordForm({ onStarted }: { onStarted: (started: Started) => void }): ReactNode {
  const textOf = useErrorText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { run, isRunning, error } = useEffectCall('startStaffSignIn');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (email.trim() === '' || password === '') return;
    const answer = await run({ email, password });
    if (answer) onStarted({ ...answer, email });
  };
  return (
    <Card title="Sign in" text="For staff, with a password and an authenticator app. Everything done here is noted.">
      <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        <TextField label="E-mail" type="email" autoComplete="username" value={email} onChange={setEmail} />
        <PasswordField label="Password" autoComplete="current-password" value={password} onChange={setPassword} />
        <Button type="submit" variant="primary" isWide isBusy={isRunning}>
          Continue
        </Button>
      </form>
    </Card>
  );
}
