import { useState, type FormEvent, type ReactNode } from 'react';
import { defaultQrDesign } from '../../../../shared/model/place.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { drawQr } from '../../../pages/qr/draw-qr.ts';
import frame from '../settings/settings.module.css';
import styles from './support.module.css';

type StaffCodeFormProps = {
  email: string;
  session: string;
  setupKey: string | null;
  onSignedIn: (staff: OutputOfCall<'finishStaffSignIn'>) => void;
  onBack: () => void;
};

export function StaffCodeForm({ email, session, setupKey, onSignedIn, onBack }: StaffCodeFormProps): ReactNode {
  const textOf = useErrorText();
  const [code, setCode] = useState('');
  const { run, isRunning, error } = useEffectCall('finishStaffSignIn');
  const send = async (complete: string): Promise<void> => {
    if (complete.length !== 6 || isRunning) return;
    const answer = await run({ email, session, code: complete, isSetup: setupKey !== null });
    if (answer) onSignedIn(answer);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(code);
  };
  return (
    <Card
      title={setupKey === null ? 'Authenticator app' : 'Set up your authenticator app'}
      text={setupKey === null ? 'Type the six digits that it shows now.' : 'Scan this once, then type the six digits.'}
    >
      {setupKey !== null && <SetupKey email={email} setupKey={setupKey} />}
      <form className={frame.form} onSubmit={submit} noValidate>
        <CodeInput
          label="Code"
          value={code}
          error={error && textOf(error)}
          autoFocus
          onChange={setCode}
          onComplete={(complete) => void send(complete)}
        />
        <div className={frame.end}>
          <Button onClick={onBack}>Back</Button>
          <Button type="submit" variant="primary" isBusy={isRunning}>
            Sign in
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** As authenticator apps take it (Key URI Format). */
function SetupKey({ email, setupKey }: { email: string; setupKey: string }): ReactNode {
  const link = `otpauth://totp/XPage:${encodeURIComponent(email)}?secret=${setupKey}&issuer=XPage`;
  const { svg } = drawQr(link, { ...defaultQrDesign, logo: 'none' }, { initials: '', photo: null, fontFamily: '' });
  return (
    <div className={styles.setup}>
      <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt="Key as a QR code" />
      <p>
        Or type this key:{' '}
        <code>
          {setupKey.match(/.{1,4}/g)?.map((group, index) => (
            <span key={index}>{group}</span>
          ))}
        </code>
      </p>
    </div>
  );
}
