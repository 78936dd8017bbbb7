/** Where Google returns the browser to: makes the signed call, then goes in, to the rest of the sign-up, or to the password. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../../lib/api/api-error.ts';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { useDocumentTitle } from '../../../../ui/page-header.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useSignInFlow } from '../sign-in-context.ts';
import styles from './google.module.css';
import { takeGoogleStart } from './google-start.ts';

export function GoogleStep(): ReactNode {
  const { t } = useTranslation('account');
  const { goToStep } = useSignInFlow();
  const textOf = useErrorText();
  const problem = useReturn();
  useDocumentTitle(t('google.title'));
  if (problem === null) {
    return (
      <p className={styles.waiting} role="status">
        <Spinner />
        {t('google.finishing')}
      </p>
    );
  }
  return (
    <>
      <h1>{t('google.title')}</h1>
      <Notice tone="bad">{textOf(problem)}</Notice>
      <div>
        <TextButton onClick={() => goToStep('email')}>{t('google.back')}</TextButton>
      </div>
    </>
  );
}

const begunElsewhere = new ApiError({ code: 'google_state_invalid', status: 409, message: 'Begun elsewhere.' });

/** Uses what the address holds, once. Gives why it failed; null until then. */
function useReturn(): unknown {
  const { calls, returnTo, goToStep } = useSignInFlow();
  const goOn = useGoingOn();
  const [query] = useSearchParams();
  const [problem, setProblem] = useState<unknown>(null);
  const isUsed = useRef(false);
  useEffect(() => {
    if (isUsed.current) return;
    isUsed.current = true;
    const start = takeGoogleStart();
    const [code, state] = [query.get('code'), query.get('state') ?? ''];
    const isCancelled = query.get('error') !== null;
    returnTo(start?.search ?? '?type=x_a');
    if (isCancelled) return goToStep('email');
    if (code === null || start === null) return setProblem(begunElsewhere);
    calls.googleLogin({ code, state, verifier: start.verifier }).then(goOn).catch(setProblem);
  }, [query, calls, returnTo, goToStep, goOn]);
  return problem;
}

function useGoingOn(): (answer: OutputOfCall<'googleLogin'>) => Promise<void> {
  const { type, enter, goToStep } = useSignInFlow();
  return async ({ signUp, link, ...answer }) => {
    const known = signUp ?? link;
    if (known === null) return enter(answer);
    const fullName = signUp?.fullName ?? '';
    type({ account: known.email, address: known.email, googleTicket: known.ticket, fullName });
    if (signUp) goToStep('finish');
    else goToStep('password', 'linkGoogle');
  };
}
