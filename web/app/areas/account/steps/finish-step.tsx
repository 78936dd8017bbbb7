import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TERMS_VERSION } from '../../../../../shared/model/account.ts';
import { trimPassword } from '../../../../../shared/rules/password.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { checkFullName } from '../check-full-name.ts';
import { AccountLine } from '../account-line.tsx';
import { BackButton } from '../back-button.tsx';
import { isAboutPassword } from '../field-of.ts';
import { browserPlace } from '../guess-place.ts';
import { useSignInFlow } from '../sign-in-context.ts';
import { StepScreen } from '../step-form.tsx';
import { TermsWords } from '../terms-words.tsx';
import { useStepForm, type StepForm } from '../use-step-form.ts';
import { checkPasswordPair, PasswordPair, type PasswordPairField } from './password-pair.tsx';
import { PlaceLine } from './place-line.tsx';

type FinishField = PasswordPairField | 'fullName' | 'isAdult' | 'hasAgreed';

/** Sign-up, last of three: the password and the consents. Then the account is ready. */
export function FinishStep(): ReactNode {
  const { t } = useTranslation(['account', 'app']);
  const { draft, type } = useSignInFlow();
  const form = useFinishForm();
  return (
    <StepScreen
      title={t('finish.title')}
      text={t(draft.googleTicket === null ? 'finish.text' : 'finish.textGoogle')}
      back={<BackButton />}
      form={form}
    >
      <AccountLine />
      <MissingName form={form} />
      {draft.googleTicket === null && (
        <PasswordPair value={draft} onChange={type} form={form} label={t('newPassword.label')} autoFocus />
      )}
      <Consents form={form} />
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('finish.create')}
      </Button>
      <PlaceLine key={draft.address} />
    </StepScreen>
  );
}

/** Only where it was not asked for: an account that waited for its e-mail to be verified, and what Google calls somebody. */
function MissingName({ form }: { form: StepForm<FinishField> }): ReactNode {
  const { t } = useTranslation('account');
  const { draft, type, wasNameGiven } = useSignInFlow();
  if (wasNameGiven && draft.googleTicket === null) return null;
  return (
    <TextField
      label={t('fullName')}
      name="name"
      autoComplete="name"
      value={draft.fullName}
      error={form.errors.fullName}
      onChange={(fullName) => {
        form.touch('fullName');
        type({ fullName });
      }}
    />
  );
}

function Consents({ form }: { form: StepForm<FinishField> }): ReactNode {
  const { t } = useTranslation('account');
  const { draft, type } = useSignInFlow();
  return (
    <>
      <CheckboxField
        label={t('finish.adult')}
        name="adult"
        isChecked={draft.isAdult}
        error={form.errors.isAdult}
        onChange={(isAdult) => {
          form.touch('isAdult');
          type({ isAdult });
        }}
      />
      <CheckboxField
        label={<TermsWords />}
        name="terms"
        isChecked={draft.hasAgreed}
        error={form.errors.hasAgreed}
        onChange={(hasAgreed) => {
          form.touch('hasAgreed');
          type({ hasAgreed });
        }}
      />
    </>
  );
}

function useFinishForm(): StepForm<FinishField> {
  const { t } = useTranslation('account');
  const { draft, goToStep, enter } = useSignInFlow();
  const register = useRegister();
  return useStepForm<FinishField>({
    check: () => ({
      fullName: checkFullName(draft.fullName),
      ...(draft.googleTicket === null ? checkPasswordPair(draft) : {}),
      isAdult: draft.isAdult ? undefined : 'consent_required',
      hasAgreed: draft.hasAgreed ? undefined : 'consent_required',
    }),
    send: async () => {
      try {
        await enter(await register());
        showToast({ text: t('finish.ready'), tone: 'good' });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'code_incorrect') throw error;
        goToStep('code', 'codeAgain');
      }
    },
    fieldOf: (error) => (isAboutPassword(error) ? 'password' : null),
  });
}

function useRegister() {
  const { draft, calls, codeId, country, language } = useSignInFlow();
  return () =>
    calls.register({
      fullName: draft.fullName,
      account: draft.address,
      ...(draft.googleTicket === null
        ? { codeId, code: draft.code, password: trimPassword(draft.password) }
        : { googleTicket: draft.googleTicket }),
      isAdult: draft.isAdult,
      termsVersion: TERMS_VERSION,
      timeZone: browserPlace().timeZone,
      language,
      country,
    });
}
