import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { nextAfterSignIn, pathTo } from '../../../lib/routes.ts';
import { rememberClaimedName } from '../../../lib/claimed-name.ts';
import { isLocked } from '../../../lib/app-lock/lock-store.ts';
import { readTokens } from '../../../lib/tokens/token-store.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { lazyArea } from '../../lazy-area.tsx';
import { SignInContext } from './sign-in-context.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { reachableStep, type SignInStep } from './sign-in-steps.ts';
import { AccountStep } from './steps/account-step.tsx';
import { useNewSignInFlow } from './use-new-sign-in-flow.ts';

/** The first step is there at once; the others come while somebody is at it. */
const CodeStep = lazyArea(async () => (await import('./steps/code-step.tsx')).CodeStep, ['account']);
const stepScreens: Record<SignInStep, ComponentType> = {
  email: AccountStep,
  password: lazyArea(async () => (await import('./steps/password-step.tsx')).PasswordStep, ['account', 'password']),
  'sign-up': lazyArea(async () => (await import('./steps/sign-up-step.tsx')).SignUpStep, ['account']),
  code: () => <CodeStep purpose="sign-up" />,
  finish: lazyArea(async () => (await import('./steps/finish-step.tsx')).FinishStep, ['account', 'password']),
  reset: lazyArea(async () => (await import('./steps/reset-step.tsx')).ResetStep, ['account']),
  'reset-code': () => <CodeStep purpose="reset-password" />,
  'new-password': lazyArea(
    async () => (await import('./steps/new-password-step.tsx')).NewPasswordStep,
    ['account', 'password'],
  ),
  google: lazyArea(async () => (await import('./google/google-step.tsx')).GoogleStep, ['account']),
  authenticator: lazyArea(async () => (await import('./steps/authenticator-step.tsx')).AuthenticatorStep, ['lock']),
};

/** The size of a short step: nothing jumps when it comes. */
function StepSkeleton(): ReactNode {
  return <SkeletonRows rows={3} height={48} />;
}

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
        <Suspense fallback={<StepSkeleton />}>
          <Step key={step} />
        </Suspense>
      </SignInFrame>
    </SignInContext>
  );
}
