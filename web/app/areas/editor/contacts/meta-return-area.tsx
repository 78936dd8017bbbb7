/** Where Meta returns the browser to: makes the signed call and goes back to the contacts (docs: the wire protocol). */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { pathTo } from '../../../../lib/routes.ts';
import { useAskAgain, useEffectCall } from '../../../../lib/use-call.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import styles from './meta-connect.module.css';
import { takeVerifier } from './meta-verifier.ts';

export function MetaReturnArea(): ReactNode {
  const { t } = useTranslation('meta');
  const textOf = useErrorText();
  const problem = useReturn();
  return (
    <div className={classNames(styles.card, styles.return)} aria-live="polite">
      {problem === undefined ? (
        <>
          <Spinner />
          <p>{t('finishing')}</p>
        </>
      ) : (
        <>
          <Notice tone="bad">{textOf(problem)}</Notice>
          <Link to={pathTo('profile')}>{t('back')}</Link>
        </>
      )}
    </div>
  );
}

const begunElsewhere = new ApiError({ code: 'meta_state_invalid', status: 409, message: 'Begun in another browser.' });

/** Uses what the address holds, once. Gives why it failed. */
function useReturn(): Error | undefined {
  const { t } = useTranslation('meta');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const askAgain = useAskAgain();
  const { run, error } = useEffectCall('metaCallback');
  const [verifier] = useState(takeVerifier);
  const isSent = useRef(false);
  const code = search.get('code');
  const state = search.get('state') ?? '';
  useEffect(() => {
    const leave = (words: string): void => {
      showToast({ text: words });
      void navigate(pathTo('profile'), { replace: true });
    };
    if (isSent.current || (code !== null && verifier === null)) return;
    isSent.current = true;
    if (code === null || verifier === null) return leave(t('cancelled'));
    void run({ code, state, verifier }).then(async (answer) => {
      if (!answer) return;
      await askAgain('checkBinding');
      leave(t('done'));
    });
  }, [code, state, verifier, run, askAgain, navigate, t]);
  return code !== null && verifier === null ? begunElsewhere : error;
}
