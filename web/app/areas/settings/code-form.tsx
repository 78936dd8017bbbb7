/** The code that proves a new address or number, and another one when it does not come. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkVerificationCode } from '../../../../shared/rules/verification-code.ts';
import type { InputOfCall, OutputOfCall } from '../../../lib/api/call-types.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts';
import styles from './settings.module.css';

export type ChangeTarget = InputOfCall<'sendChangeCode'>;

/** A code that is on its way, and when another may be asked for (ms since the epoch). */
export type SentCode = { target: ChangeTarget; codeId: string; resendAt: number };

export function takeSentCode(target: ChangeTarget, answer: OutputOfCall<'sendChangeCode'>): SentCode {
  return { target, codeId: answer.codeId, resendAt: Date.now() + answer.resendAfterSeconds * 1_000 };
}

type CodeFormProps = {
  sent: SentCode;
  onSentAgain: (sent: SentCode) => void;
  onBack: () => void;
  onCode: (code: string) => void;
  isRunning: boolean;
  /** What the server has against the code. */
  error: unknown;
};

export function CodeForm({ sent, onSentAgain, onBack, onCode, isRunning, error }: CodeFormProps): ReactNode {
  const { t } = useTranslation(['settings', 'errors']);
  const textOf = useErrorText();
  const [code, setCode] = useState('');
  const [isMalformed, setMalformed] = useState(false);
  const { account, channel } = sent.target;
  const send = (typed: string): void => {
    const isWrong = checkVerificationCode(typed) !== undefined;
    setMalformed(isWrong);
    if (!isWrong && !isRunning) onCode(typed);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(code);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>
        <RichText text={t(`contact.sentBy.${channel}`, { account })} parts={{ b: fromLeft }} />
      </p>
      <div className={styles.code}>
        <CodeInput
          label={t('contact.code')}
          value={code}
          error={isMalformed ? t('errors:code_incorrect') : error === undefined ? undefined : textOf(error)}
          autoFocus
          onChange={setCode}
          onComplete={send}
        />
      </div>
      <p className={styles.again}>
        <SendAgain
          sent={sent}
          onSent={(next) => {
            setCode('');
            onSentAgain(next);
          }}
        />
      </p>
      <div className={styles.end}>
        <Button onClick={onBack}>{t('contact.back')}</Button>
        <Button type="submit" variant="primary" isBusy={isRunning}>
          {t('contact.prove')}
        </Button>
      </div>
    </form>
  );
}

/** Addresses and numbers read from left to right in every text. */
export function fromLeft(words: string): ReactNode {
  return <bdi dir="ltr">{words}</bdi>;
}

function SendAgain({ sent, onSent }: { sent: SentCode; onSent: (sent: SentCode) => void }): ReactNode {
  const { t } = useTranslation('settings');
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('sendChangeCode');
  const secondsLeft = useSecondsUntil(sent.resendAt);
  const sendAgain = async (): Promise<void> => {
    const answer = await run(sent.target);
    if (answer === null) return;
    onSent(takeSentCode(sent.target, answer));
    showToast({ text: t('contact.sentAgain'), tone: 'good' });
  };
  if (secondsLeft > 0) return t('contact.wait', { count: secondsLeft });
  return (
    <>
      {error === undefined ? t('contact.none') : textOf(error)}{' '}
      <TextButton disabled={isRunning} onClick={() => void sendAgain()}>
        {t('contact.again')}
      </TextButton>
    </>
  );
}
