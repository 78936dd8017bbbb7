import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isLanguageValue } from '../../../../shared/places/languages.ts';
import { TERMS_VERSION } from '../../../../shared/model/account.ts';
import { trimPassword } from '../../../../shared/rules/password.ts';
import { checkVerificationCode } from '../../../../shared/rules/verification-code.ts';
import { AccountWords } from '../../../app/areas/account/account-words.tsx';
import { isAboutPassword } from '../../../app/areas/account/field-of.ts';
import { browserPlace, guessCountry } from '../../../app/areas/account/guess-place.ts';
import { StepScreen } from '../../../app/areas/account/step-form.tsx';
import { TermsWords } from '../../../app/areas/account/terms-words.tsx';
import { useStepForm, type StepForm } from '../../../app/areas/account/use-step-form.ts';
import { callApi } from '../../../lib/api/call.ts';
import { storeTokens } from '../../../lib/tokens/token-store.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { nextInPortal } from '../../portal-paths.ts';
import { BackStep } from './back-step.tsx';
import {
  checkPasswordPair,
  PasswordPair,
  type PasswordPairField,
} from '../../../app/areas/account/steps/password-pair.tsx';
import type { RegisterDraft } from './register-start.tsx';
import { ResendLine } from '../../../app/areas/account/steps/resend-line.tsx';
import type { CustomerCode } from './use-customer-code.ts';

type RegisterFinishProps = {
  draft: RegisterDraft;
  change: (changes: Partial<RegisterDraft>) => void;
  code: CustomerCode;
  /** What is sent, and what is shown of it. */
  address: { email: string } | { applicationId: string };
  shownAddress: string;
  onBack: () => void;
};

type Field = PasswordPairField | 'code' | 'isAdult' | 'hasAgreed';

/** Sign-up, second of two: the code, a password and the consents. Then the portal opens. */
export function RegisterFinish(props: RegisterFinishProps): ReactNode {
  const { draft, change, code, shownAddress, onBack } = props;
  const { t } = useTranslation('account');
  const form = useRegisterForm(props);
  return (
    <StepScreen
      title={t('code.title')}
      text={<AccountWords text={t('code.text', { address: shownAddress })} />}
      back={<BackStep onClick={onBack} />}
      form={form}
      choices={<ResendLine resendAt={code.resendAt} send={() => code.send().then(() => change({ code: '' }))} />}
    >
      <CodeInput
        label={t('code.label')}
        value={draft.code}
        error={form.errors.code}
        autoFocus
        onChange={(typed) => {
          form.touch('code');
          change({ code: typed });
        }}
      />
      <PasswordPair value={draft} onChange={change} form={form} label={t('password.label')} />
      <Consents {...{ draft, change, form }} />
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('finish.create')}
      </Button>
    </StepScreen>
  );
}

function Consents({
  draft,
  change,
  form,
}: Pick<RegisterFinishProps, 'draft' | 'change'> & { form: StepForm<Field> }): ReactNode {
  const { t } = useTranslation('account');
  const tick = (field: 'isAdult' | 'hasAgreed') => (isChecked: boolean) => {
    form.touch(field);
    change({ [field]: isChecked });
  };
  return (
    <>
      <CheckboxField
        label={t('finish.adult')}
        name="adult"
        isChecked={draft.isAdult}
        error={form.errors.isAdult}
        onChange={tick('isAdult')}
      />
      <CheckboxField
        label={<TermsWords />}
        name="terms"
        isChecked={draft.hasAgreed}
        error={form.errors.hasAgreed}
        onChange={tick('hasAgreed')}
      />
    </>
  );
}

function useRegisterForm({ draft, code, address }: RegisterFinishProps): StepForm<Field> {
  const { t, i18n } = useTranslation('account');
  const { search } = useLocation();
  const navigate = useNavigate();
  return useStepForm<Field>({
    check: () => ({
      code: checkVerificationCode(draft.code),
      ...checkPasswordPair(draft),
      isAdult: draft.isAdult ? undefined : 'consent_required',
      hasAgreed: draft.hasAgreed ? undefined : 'consent_required',
    }),
    send: async () => {
      const { tokens } = await callApi('registerCustomer', {
        ...address,
        firstName: draft.firstName,
        lastName: draft.lastName,
        codeId: code.codeId,
        code: draft.code,
        password: trimPassword(draft.password),
        isAdult: draft.isAdult,
        termsVersion: TERMS_VERSION,
        language: isLanguageValue(i18n.language) ? i18n.language : 'en_us',
        country: guessCountry(browserPlace()),
      });
      storeTokens(tokens);
      showToast({ text: t('finish.ready'), tone: 'good' });
      await navigate(nextInPortal(search), { replace: true });
    },
    fieldOf: (error) => {
      if (isAboutPassword(error)) return 'password';
      return error.code === 'code_incorrect' ? 'code' : null;
    },
  });
}
