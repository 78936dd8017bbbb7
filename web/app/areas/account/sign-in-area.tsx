import { useEffect, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { nextAfterSignIn, pathTo } from '../../../lib/routes.ts';
import { rememberClaimedName } from '../../../lib/claimed-name.ts';
import { isLocked } from '../../../lib/app-lock/lock-store.ts';
import { readTokens } from '../../../lib/tokens/token-store.ts';
import { SignInContext } from './sign-in-context.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { reachableStep, type SignInStep } from './sign-in-steps.ts';
import { AuthenticatorStep } from './steps/authenticator-step.tsx';
import { CodeStep } from './steps/code-step.tsx';
import { AccountStep } from './steps/account-step.tsx';
import { AuthenticatorStep } from './steps/authenticator-step.tsx';
import { GoogleStep } from './google/google-step.tsx';
import { FinishStep } from './steps/finish-step.tsx';
import { NewPasswordStep } from './steps/new-password-step.tsx';
import { PasswordStep } from './steps/password-step.tsx';
import { ResetStep } from './steps/reset-step.tsx';
import { SignUpStep } from './steps/sign-up-step.tsx';
import { useNewSignInFlow } from './use-new-sign-in-flow.ts';

const stepScreens: Record<SignInStep, () => ReactNode> = {
  email: AccountStep,
  password: PasswordStep,
  authenticator: AuthenticatorStep,
  'sign-up': SignUpStep,
  code: () => <CodeStep purpose="sign-up" />,
  finish: FinishStep,
  reset: ResetStep,
  'reset-code': () => <CodeStep purpose="reset-password" />,
  'new-password': NewPasswordStep,
  google: GoogleStep,
  authenticator: AuthenticatorStep,
};

/** `/x-id-sign-in?type=x_a`: sign-in, sign-up and the forgotten password in one calm flow. */
export function SignInArea(): ReactNode {
  const flow = useNewSignInFlow();
  const [query] = useSearchParams();
  const claimed = query.get('name');
  useEffect(() => rememberClaimedName(claimed), [claimed]);
  const step = reachableStep(query.get('step'), flow.draft);
  const Step = stepScreens[step];
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [step]);
  const isDone = step === 'email' && readTokens() !== null;
  // A locked app is opened where one wanted to go, unless the person asked for the password.
  if (isDone || (isLocked() && query.get('step') === null))
    return <Navigate to={nextAfterSignIn(`?${query}`) ?? pathTo('profile')} replace />;
  return (
    <SignInContext value={flow}>
      <SignInFrame>
        <Step key={step} />
      </SignInFrame>
    </SignInContext>
  );
}
