import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { checkEmail } from '../../../../shared/rules/email.ts';
import { trimPassword } from '../../../../shared/rules/password.ts';
import { StepScreen } from '../../../app/areas/account/step-form.tsx';
import { useStepForm } from '../../../app/areas/account/use-step-form.ts';
import { callApi } from '../../../lib/api/call.ts';
import { readTokens, storeTokens } from '../../../lib/tokens/token-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { nextInPortal, portalPaths } from '../../portal-paths.ts';
import { PortalFrame } from './portal-frame.tsx';

/** Sign-in of customers; with `?application=`, the policy of that application is bound on the way. */
export function SignInArea(): ReactNode {
  const { search } = useLocation();
  if (readTokens() !== null) return <Navigate to={nextInPortal(search)} replace />;
  return (
    <PortalFrame>
      <SignInForm />
    </PortalFrame>
  );
}

type Arrival = { email?: string; isChanged?: boolean } | null;

function SignInForm(): ReactNode {
  const { t } = useTranslation(['portal', 'account']);
  const { search, state } = useLocation();
  const arrival = state as Arrival;
  const navigate = useNavigate();
  const [email, setEmail] = useState(arrival?.email ?? '');
  const [password, setPassword] = useState('');
  const form = useStepForm<'email' | 'password'>({
    check: () => ({
      email: checkEmail(email),
      password: trimPassword(password) === '' ? 'field_required' : undefined,
    }),
    send: async () => {
      const applicationId = new URLSearchParams(search).get('application');
      const from = applicationId === null ? {} : { applicationId };
      const { tokens } = await callApi('customerSignIn', { email, password: trimPassword(password), ...from });
      storeTokens(tokens);
      await navigate(nextInPortal(search), { replace: true });
    },
    fieldOf: ({ code }) => (code === 'account_or_password_wrong' ? 'password' : null),
  });
  return (
    <StepScreen
      title={t('signIn.title')}
      text={t('signIn.text')}
      form={form}
      choices={
        <>
          <Link to={portalPaths.forgot} state={{ email }}>
            {t('account:password.forgotten')}
          </Link>
          <span>
            {t('signIn.new')} <Link to={{ pathname: portalPaths.register, search }}>{t('signIn.register')}</Link>
          </span>
        </>
      }
    >
      {form.failure?.code === 'account_locked' && <Notice>{t('signIn.locked')}</Notice>}
      {arrival?.isChanged === true && <Notice tone="good">{t('account:note.passwordChanged')}</Notice>}
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
          setEmail(value);
        }}
      />
      <PasswordField
        label={t('account:password.label')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={form.errors.password}
        onChange={(value) => {
          form.touch('password');
          setPassword(value);
        }}
      />
      <Button type="submit" variant="primary" isWide isBusy={form.isBusy}>
        {t('account:password.enter')}
      </Button>
    </StepScreen>
  );
}
