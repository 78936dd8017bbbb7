/** A new password for whoever of the staff is signed in. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { checkPassword } from '../../../../shared/rules/password.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PasswordRules } from '../../../ui/password-rules.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import frame from '../settings/settings.module.css';
import support from './support.module.css';
import { useEndOfSession } from './use-end-of-session.ts';

type StaffPasswordDialogProps = { token: string; onChanged: () => void; onClose: () => void; onLeave: () => void };

export function StaffPasswordDialog({ token, onChanged, onClose, onLeave }: StaffPasswordDialogProps): ReactNode {
  const textOf = useErrorText();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { run, isRunning, error } = useEffectCall('changeStaffPassword');
  useEndOfSession(error, onLeave);
  const isCurrentWrong = error instanceof ApiError && error.code === 'password_wrong';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (password === '' || checkPassword(newPassword) || isRunning) return;
    if (await run({ password, newPassword }, { token })) onChanged();
  };
  return (
    <Dialog isOpen onClose={onClose} label="Change your password" isSheet>
      <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
        <h2>Change your password</h2>
        <p className={support.soft}>You stay signed in here; all your other sessions end.</p>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          autoFocus
          value={password}
          error={isCurrentWrong ? textOf(error) : undefined}
          onChange={setPassword}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={newPassword}
          error={error !== undefined && !isCurrentWrong ? textOf(error) : undefined}
          onChange={setNewPassword}
        />
        <PasswordRules password={newPassword} />
        <div className={frame.end}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isBusy={isRunning}>
            Change
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
