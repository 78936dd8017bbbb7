import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkVerificationCode } from '../../../../../shared/rules/verification-code.ts';
import { Button } from '../../../../ui/button.tsx';
import { CodeInput } from '../../../../ui/code-input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { AccountWords } from '../account-words.tsx';
import { BackButton } from '../back-button.tsx';
import { isNumber } from '../read-address.ts';
import { useSignInFlow, type CodePurpose } from '../sign-in-context.ts';
import { StepScreen } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';
import { ResendCode } from './resend-code.tsx';

const words = { email: 'code.text', sms: 'code.textSms', whatsapp: 'code.textWhatsapp' } as const;

/** The 6-digit code, for sign-up and for a new password. */
export function CodeStep({ purpose }: { purpose: CodePurpose }): ReactNode {
  const { t } = useTranslation(['account', 'app']);
  const { draft, type, note, sentCode } = useSignInFlow();
  const { form, take } = useCodeForm(purpose);
  return (
    <StepScreen
      title={t(isNumber(draft.address) ? 'code.titlePhone' : 'code.title')}
      text={<AccountWords text={t(words[sentCode?.channel ?? 'email'], { address: draft.address })} />}
      back={<BackButton />}
      form={form}
      choices={<ResendCode purpose={purpose} onSent={() => type({ code: '' })} />}
    >
      {note !== null && <Notice tone="warning">{t(`note.${note}`)}</Notice>}
      <CodeInput
        label={t('code.label')}
        value={draft.code}
        error={form.errors.code}
        autoFocus
        onChange={take}
        onComplete={form.submit}
      />
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('app:continue')}
      </Button>
    </StepScreen>
  );
}

function useCodeForm(purpose: CodePurpose) {
  const { draft, type, goToStep, calls, codeId } = useSignInFlow();
  // The last digit sends the form in the moment in which it is typed, before the draft is drawn again.
  const typed = useRef(draft.code);
  typed.current = draft.code;
  const form = useStepForm<'code'>({
    check: () => ({ code: checkVerificationCode(typed.current) }),
    send: async () => {
      await calls.checkVerificationCode({ account: draft.address, purpose, codeId, code: typed.current });
      goToStep(purpose === 'sign-up' ? 'finish' : 'new-password');
    },
    fieldOf: ({ code }) => (code === 'code_incorrect' ? 'code' : null),
  });
  const take = (code: string): void => {
    form.touch('code');
    typed.current = code;
    type({ code });
  };
  return { form, take };
}
