import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './account-line.module.css';
import { useSignInFlow } from './sign-in-context.ts';
import type { SignInStep } from './sign-in-steps.ts';
import { TextButton } from '../../../ui/text-button.tsx';

/** Whose password this is: seen by people, and by password managers as the user name that belongs to it. */
export function AccountLine({ changeAt }: { changeAt?: SignInStep }): ReactNode {
  const { t } = useTranslation('account');
  const { draft, goToStep } = useSignInFlow();
  return (
    <div className={styles.line}>
      <input
        type="text"
        name="username"
        autoComplete="username"
        aria-label={t('email')}
        value={draft.address}
        dir="ltr"
        readOnly
        tabIndex={-1}
      />
      {changeAt !== undefined && <TextButton onClick={() => goToStep(changeAt)}>{t('change')}</TextButton>}
    </div>
  );
}
