/** The code that proves a number, and another one when it does not come. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkVerificationCode } from '../../../../../shared/rules/verification-code.ts';
import { phoneText } from '../../../../../shared/places/phone-text.ts';
import type { InputOfCall, OutputOfCall } from '../../../../lib/api/call-types.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { CodeInput } from '../../../../ui/code-input.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useSecondsUntil } from '../../../../ui/use-seconds-until.ts';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { useProof } from '../../security/use-proof.tsx';
import frame from '../../settings/settings.module.css';
import type { LeadSettingsAnswer } from './lead-settings-area.tsx';
import styles from './alert.module.css';

type AlertTarget = InputOfCall<'sendAlertCode'>;

/** A code that is on its way, and when another may be asked for (ms since the epoch). */
export type SentAlertCode = { target: AlertTarget; codeId: string; resendAt: number };

export function takeSentCode(target: AlertTarget, answer: OutputOfCall<'sendAlertCode'>): SentAlertCode {
  return { target, codeId: answer.codeId, resendAt: Date.now() + answer.resendAfterSeconds * 1_000 };
}

type AlertCodeFormProps = {
  sent: SentAlertCode;
  onSentAgain: (sent: SentAlertCode) => void;
  onBack: () => void;
  onProven: (answer: LeadSettingsAnswer) => void;
};

export function AlertCodeForm({ sent, onSentAgain, onBack, onProven }: AlertCodeFormProps): ReactNode {
  const { t } = useTranslation('leads');
  const [code, setCode] = useState('');
  const form = useAlertProof(sent, onProven);
  const { phone, channel } = sent.target;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void form.prove(code);
  };
  return (
    <>
      <form className={frame.form} onSubmit={submit} noValidate>
        <p>
          <RichText text={t(`alert.sentBy.${channel}`, { phone: phoneText(phone) })} parts={{ b: fromLeft }} />
        </p>
        <div className={styles.code}>
          <CodeInput
            label={t('alert.code')}
            value={code}
            error={form.error}
            autoFocus
            onChange={setCode}
            onComplete={(complete) => void form.prove(complete)}
          />
        </div>
        <p className={styles.again}>
          <ResendAlertCode
            sent={sent}
            onSent={(next) => {
              setCode('');
              onSentAgain(next);
            }}
          />
        </p>
        <div className={frame.end}>
          <Button onClick={onBack}>{t('alert.otherNumber')}</Button>
          <Button type="submit" variant="primary" isBusy={form.isRunning}>
            {t('alert.prove')}
          </Button>
        </div>
      </form>
      {form.proofDialog}
    </>
  );
}

/** A number reads from left to right in every text. */
function fromLeft(words: string): ReactNode {
  return <bdi dir="ltr">{words}</bdi>;
}

function useAlertProof({ target, codeId }: SentAlertCode, onProven: AlertCodeFormProps['onProven']) {
  const { t } = useTranslation('errors');
  const textOf = useErrorText();
  const [isMalformed, setMalformed] = useState(false);
  const { withProof, proofDialog } = useProof();
  const { run, isRunning, error } = useEffectCall('proveAlertPhone', withProof);
  const toasts = useToasts();
  const prove = async (code: string): Promise<void> => {
    const wrong = checkVerificationCode(code) !== undefined;
    setMalformed(wrong);
    if (wrong || isRunning) return;
    const answer = await run({ ...target, codeId, code });
    if (answer === null) return;
    toasts.saved();
    onProven(answer);
  };
  return { prove, isRunning, error: isMalformed ? t('code_incorrect') : error && textOf(error), proofDialog };
}

type ResendAlertCodeProps = { sent: SentAlertCode; onSent: (sent: SentAlertCode) => void };

function ResendAlertCode({ sent, onSent }: ResendAlertCodeProps): ReactNode {
  const { t } = useTranslation('leads');
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('sendAlertCode');
  const secondsLeft = useSecondsUntil(sent.resendAt);
  const sendAgain = async (): Promise<void> => {
    const answer = await run(sent.target);
    if (answer === null) return;
    onSent(takeSentCode(sent.target, answer));
    showToast({ text: t('alert.sentAgain'), tone: 'good' });
  };
  if (secondsLeft > 0) return t('alert.wait', { count: secondsLeft });
  return (
    <>
      {error === undefined ? t('alert.none') : textOf(error)}{' '}
      <TextButton disabled={isRunning} onClick={() => void sendAgain()}>
        {t('alert.again')}
      </TextButton>
    </>
  );
}
