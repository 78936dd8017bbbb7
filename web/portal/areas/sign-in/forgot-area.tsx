import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { checkEmail } from '../../../../shared/rules/email.ts';
import { trimPassword } from '../../../../shared/rules/password.ts';
import { checkVerificationCode } from '../../../../shared/rules/verification-code.ts';
import { AccountWords } from '../../../app/areas/account/account-words.tsx';
import { isAboutAddress, isAboutPassword } from '../../../app/areas/account/field-of.ts';
import { StepScreen } from '../../../app/areas/account/step-form.tsx';
import { useStepForm } from '../../../app/areas/account/use-step-form.ts';
import { callApi } from '../../../lib/api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeInput } from '../../../ui/code-input.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { portalPaths } from '../../portal-paths.ts';
import { BackStep } from './back-step.tsx';
import {
  checkPasswordPair,
  PasswordPair,
  type PasswordPairField,
} from '../../../app/areas/account/steps/password-pair.tsx';
import { PortalFrame } from './portal-frame.tsx';
import { ResendLine } from '../../../app/areas/account/steps/resend-line.tsx';
import { useCustomerCode, type CustomerCode } from './use-customer-code.ts';

/** A forgotten password: the address, then the code with a new one. Then sign-in. */
export function ForgotArea(): ReactNode {
  const state = useLocation().state as { email?: string } | null;
  const [email, setEmail] = useState(state?.email ?? '');
  const [isSent, setSent] = useState(false);
  const code = useCustomerCode({ email, purpose: 'reset-password' });
  return (
    <PortalFrame>
      {isSent ? (
        <NewPasswordStep email={email} code={code} onBack={() => setSent(false)} />
      ) : (
        <AddressStep email={email} onChange={setEmail} code={code} onSent={() => setSent(true)} />
      )}
    </PortalFrame>
  );
}

type AddressStepProps = { email: string; onChange: (email: string) => void; code: CustomerCode; onSent: () => void };

function AddressStep({ email, onChange, code, onSent }: AddressStepProps): ReactNode {
  const { t } = useTranslation(['portal', 'account']);
  const form = useStepForm<'email'>({
    check: () => ({ email: checkEmail(email) }),
    send: async () => {
      await code.send();
      onSent();
    },
    fieldOf: (error) => (isAboutAddress(error) ? 'email' : null),
  });
  return (
    <StepScreen
      title={t('account:reset.title')}
      text={t('forgot.text')}
      form={form}
      choices={<Link to={portalPaths.signIn}>{t('forgot.back')}</Link>}
    >
      <TextField
        label={t('email')}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        dir="ltr"
        value={email}
        error={form.errors.email}
        onChange={(value) => {
          form.touch('email');
          onChange(value);
        }}
      />
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('account:reset.send')}
      </Button>
    </StepScreen>
  );
}

type NewPasswordStepProps = { email: string; code: CustomerCode; onBack: () => void };

function NewPasswordStep({ email, code, onBack }: NewPasswordStepProps): ReactNode {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [digits, setDigits] = useState('');
  const [pair, setPair] = useState({ password: '', repeatedPassword: '' });
  const form = useStepForm<PasswordPairField | 'code'>({
    check: () => ({ code: checkVerificationCode(digits), ...checkPasswordPair(pair) }),
    send: async () => {
      const { codeId } = code;
      await callApi('customerForgotPassword', {
        ...{ email, codeId, code: digits, password: trimPassword(pair.password) },
      });
      await navigate(portalPaths.signIn, { replace: true, state: { email, isChanged: true } });
    },
    fieldOf: (error) => {
      if (isAboutPassword(error)) return 'password';
      return error.code === 'code_incorrect' ? 'code' : null;
    },
  });
  return (
    <StepScreen
      title={t('newPassword.title')}
      text={<AccountWords text={t('code.text', { address: email })} />}
      back={<BackStep onClick={onBack} />}
      form={form}
      choices={<ResendLine resendAt={code.resendAt} send={() => code.send().then(() => setDigits(''))} />}
    >
      <CodeInput
        label={t('code.label')}
        value={digits}
        error={form.errors.code}
        autoFocus
        onChange={(typed) => {
          form.touch('code');
          setDigits(typed);
        }}
      />
      <PasswordPair
        value={pair}
        onChange={(change) => setPair({ ...pair, ...change })}
        form={form}
        label={t('newPassword.label')}
      />
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('newPassword.save')}
      </Button>
    </StepScreen>
  );
}
