/** One account at a time: looked up with a reason, open for thirty minutes, each look noted. */
import { useCallback, useState, type FormEvent, type ReactNode } from 'react';
import { MOST_SESSION_REASON } from '../../../../shared/model/staff.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import frame from '../settings/settings.module.css';
import { AccountView } from './account-view.tsx';
import type { DeskProps } from './complaint-desk.tsx';
import { useEndOfSession } from './use-end-of-session.ts';

export type Supported = OutputOfCall<'openSupportSession'>;

export function AccountDesk({ token, isAdministrator, onLeave }: DeskProps & { isAdministrator: boolean }): ReactNode {
  const [open, setOpen] = useState<Supported | null>(null);
  const close = useCallback(() => setOpen(null), []);
  if (open === null) return <LookUpForm token={token} onOpened={setOpen} onLeave={onLeave} />;
  return (
    <AccountView
      {...open}
      token={token}
      isAdministrator={isAdministrator}
      onChanged={setOpen}
      onClosed={close}
      onLeave={onLeave}
    />
  );
}

function LookUpForm({ token, onOpened, onLeave }: DeskProps & { onOpened: (open: Supported) => void }): ReactNode {
  const textOf = useErrorText();
  const [lookup, setLookup] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('openSupportSession');
  useEndOfSession(error, onLeave);
  const missing = (text: string) => (isTried && text.trim() === '' ? 'This field is required.' : undefined);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (lookup.trim() === '' || reason.trim() === '' || isRunning) return;
    const answer = await run({ lookup, reason }, { token });
    if (answer) onOpened(answer);
  };
  return (
    <Card
      title="Open an account"
      text="For 30 minutes and with a reason, which its owner reads. You see no messages, no leads and no card."
    >
      <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
        {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
        <TextField
          label="E-mail, phone (+46…) or page name"
          value={lookup}
          error={missing(lookup)}
          autoComplete="off"
          onChange={setLookup}
        />
        <TextField
          label="Reason"
          help="For example the ticket, and what it is about."
          value={reason}
          error={missing(reason)}
          maxLength={MOST_SESSION_REASON}
          autoComplete="off"
          onChange={setReason}
        />
        <div className={frame.end}>
          <Button type="submit" variant="primary" isBusy={isRunning}>
            Open
          </Button>
        </div>
      </form>
    </Card>
  );
}
