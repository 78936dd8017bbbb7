import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkVerificationCode } from '../../../../../shared/rules/verification-code.ts';
import { Button } from '../../../../ui/button.tsx';
import { CodeInput } from '../../../../ui/code-input.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { BackButton } from '../back-button.tsx';
import { useSignInFlow } from '../sign-in-context.ts';
import { StepScreen } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';

/** The second factor: a code of the authenticator app, or one of the recovery codes. */
export function AuthenticatorStep(): ReactNode {
  const { t } = useTranslation(['lock', 'app']);
  const [isRecovery, setRecovery] = useState(false);
  const { code, form, take } = useSecondFactor(isRecovery);
  const swap = (): void => {
    take('');
    setRecovery(!isRecovery);
  };
  return (
    <StepScreen
      title={t('factor.title')}
      text={isRecovery ? t('factor.recoveryText') : t('factor.text')}
      back={<BackButton />}
      form={form}
      choices={<TextButton onClick={swap}>{isRecovery ? t('factor.useApp') : t('factor.useRecovery')}</TextButton>}
    >
      {isRecovery ? (
        <TextField
          label={t('factor.recoveryLabel')}
          name="recovery"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          autoFocus
          maxLength={40}
          value={code}
          error={form.errors.code}
          onChange={take}
        />
      ) : (
        <CodeInput
          label={t('factor.label')}
          value={code}
          error={form.errors.code}
          autoFocus
          onChange={take}
          onComplete={form.submit}
        />
      )}
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('app:continue')}
      </Button>
    </StepScreen>
  );
}

function useSecondFactor(isRecovery: boolean) {
  const { t } = useTranslation('lock');
  const { draft, calls, enter } = useSignInFlow();
  const [code, setCode] = useState('');
  // The last digit sends the form in the moment in which it is typed, before the code is drawn again.
  const typed = useRef(code);
  const form = useStepForm<'code'>({
    check: () => ({ code: isRecovery ? checkRecovery(typed.current) : checkVerificationCode(typed.current) }),
    send: async () => {
      const ticket = draft.googleTicket === null ? {} : { googleTicket: draft.googleTicket };
      const answer = await calls.answerChallenge({ challengeId: draft.challengeId, code: typed.current, ...ticket });
      await enter(answer);
      const count = answer.recoveryCodesLeft;
      if (count !== null) showToast({ text: t('factor.recoveryLeft', { count }) });
    },
    fieldOf: (error) => (error.code === 'code_incorrect' ? 'code' : null),
  });
  const take = (next: string): void => {
    form.touch('code');
    typed.current = next;
    setCode(next);
  };
  return { code, form, take };
}

function checkRecovery(typed: string): string | undefined {
  return typed.trim() === '' ? 'field_required' : undefined;
}
