/** Another e-mail address: typed twice, proved by a code. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../../shared/model/account.ts';
import { canonicalEmail, checkEmail } from '../../../../shared/rules/email.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useProof } from '../security/use-proof.tsx';
import { CodeForm, takeSentCode, type SentCode } from './code-form.tsx';
import styles from './settings.module.css';

export type ChangeProps = { onChanged: (account: Account) => void; onCancel: () => void };

export function EmailChange({ onChanged, onCancel }: ChangeProps): ReactNode {
  const [sent, setSent] = useState<SentCode | null>(null);
  const { withProof, proofDialog } = useProof();
  const { run, isRunning, error } = useEffectCall('changeEmail', withProof);
  if (sent === null) return <EmailForm onSent={setSent} onCancel={onCancel} />;
  const prove = async (code: string): Promise<void> => {
    const email = sent.target.account;
    const account = await run({ email, repeatedEmail: email, codeId: sent.codeId, code });
    if (account) onChanged(account);
  };
  return (
    <>
      <CodeForm
        sent={sent}
        onSentAgain={setSent}
        onBack={() => setSent(null)}
        onCode={(code) => void prove(code)}
        isRunning={isRunning}
        error={error}
      />
      {proofDialog}
    </>
  );
}

function EmailForm({ onSent, onCancel }: { onSent: (sent: SentCode) => void; onCancel: () => void }): ReactNode {
  const { t } = useTranslation(['settings', 'errors']);
  const textOf = useErrorText();
  const [email, setEmail] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('sendChangeCode');
  const wrong = checkEmail(email);
  const isInconsistent = canonicalEmail(email) !== canonicalEmail(repeated);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (wrong !== undefined || isInconsistent || isRunning) return;
    const target = { account: canonicalEmail(email), channel: 'email', country: null } as const;
    const answer = await run(target);
    if (answer) onSent(takeSentCode(target, answer));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('contact.newEmail')}
        type="email"
        name="email"
        autoComplete="email"
        dir="ltr"
        autoFocus
        value={email}
        error={isTried && wrong !== undefined ? t(`errors:${wrong}`) : error && textOf(error)}
        onChange={setEmail}
      />
      <TextField
        label={t('contact.repeatedEmail')}
        type="email"
        name="repeated-email"
        autoComplete="off"
        dir="ltr"
        value={repeated}
        error={isTried && wrong === undefined && isInconsistent ? t('errors:email_inconsistent') : undefined}
        onChange={setRepeated}
      />
      <div className={styles.end}>
        <Button onClick={onCancel}>{t('contact.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isRunning}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  );
}
