/** A code to the own address, for whoever has no password or forgot it. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts';
import styles from './lifecycle.module.css';

export type CodeProof = { codeId: string; code: string };

export function DeletionCode(props: { value: CodeProof; onChange: (proof: CodeProof) => void }): ReactNode {
  const { value, onChange } = props;
  const { t } = useTranslation('security');
  const textOf = useErrorText();
  const [sentTo, setSentTo] = useState('');
  const [againAt, setAgainAt] = useState(0);
  const wait = useSecondsUntil(againAt);
  const { run, isRunning, error } = useEffectCall('sendDeletionCode');
  const send = async (): Promise<void> => {
    const answer = await run({});
    if (answer === null) return;
    setSentTo(answer.sentTo);
    setAgainAt(Date.now() + answer.resendAfterSeconds * 1_000);
    onChange({ codeId: answer.codeId, code: '' });
  };
  return (
    <div className={styles.stack}>
      {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
      {sentTo !== '' && (
        <>
          <p className={styles.soft} role="status">
            {t('deletion.sentTo', { address: `\u2068${sentTo}\u2069` })}
          </p>
          <CodeInput
            label={t('deletion.code')}
            value={value.code}
            autoFocus
            onChange={(code) => onChange({ ...value, code })}
          />
        </>
      )}
      <div>
        <Button isBusy={isRunning} disabled={wait > 0} onClick={() => void send()}>
          {wait > 0
            ? t('deletion.resendIn', { seconds: wait })
            : t(sentTo === '' ? 'deletion.send' : 'deletion.resend')}
        </Button>
      </div>
    </div>
  );
}
