/** The password of the first sign-in was given by an administrator: from here on it is one that nobody else knows. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { checkPassword } from '../../../../shared/rules/password.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PasswordRules } from '../../../ui/password-rules.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import frame from '../settings/settings.module.css';

type StaffNewPasswordFormProps = {
  email: string;
  session: string;
  onChosen: (chosen: OutputOfCall<'chooseStaffPassword'>) => void;
  onBack: () => void;
};

export function StaffNewPasswordForm({ email, session, onChosen, onBack }: StaffNewPasswordFormProps): ReactNode {
  const textOf = useErrorText();
  const [password, setPassword] = useState('');
  const { run, isRunning, error } = useEffectCall('chooseStaffPassword');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (checkPassword(password) || isRunning) return;
    const answer = await run({ email, session, password });
    if (answer) onChosen(answer);
  };
  return (
    <Card title="Choose your password" text="The one that you were given is good once. This one only you will know.">
      <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          autoFocus
          value={password}
          error={error && textOf(error)}
          onChange={setPassword}
        />
        <PasswordRules password={password} />
        <div className={frame.end}>
          <Button onClick={onBack}>Back</Button>
          <Button type="submit" variant="primary" isBusy={isRunning}>
            Save and go on
          </Button>
        </div>
      </form>
    </Card>
  );
}
