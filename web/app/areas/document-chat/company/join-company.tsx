/** Where the mail of an invitation leads: whose it is, and joining. Also on phones, where mails are read. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../../../lib/routes.ts';
import { useAskAgain, useCall, useEffectCall } from '../../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useDocumentTitle } from '../../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { Logo } from '../logo.tsx';
import styles from './company.module.css';

export function JoinCompany({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('product-talk');
  useDocumentTitle(t('join.tab'));
  const { data, error } = useCall('answerInvitation', { action: 'look', token }, { swr: { revalidateOnFocus: false } });
  if (data?.company) return <Invitation companyName={data.company.name} token={token} />;
  // What lapsed does not come back by asking again.
  return error ? <ErrorState error={error} /> : <SkeletonRows rows={3} />;
}

function Invitation({ companyName, token }: { companyName: string; token: string }) {
  const { t } = useTranslation('product-talk');
  const textOf = useErrorText();
  const navigate = useNavigate();
  const askAgain = useAskAgain();
  const { run, isRunning, error } = useEffectCall('answerInvitation');
  const join = async (): Promise<void> => {
    if (!(await run({ action: 'join', token }))) return;
    await askAgain('getCompany');
    showToast({ text: t('join.done', { company: companyName }), tone: 'good' });
    void navigate(pathTo('productTalk'), { replace: true });
  };
  return (
    <div className={styles.narrow}>
      <Logo name={companyName} logo={null} size={72} />
      <h1 className={styles.narrowTitle}>{t('join.title', { company: companyName })}</h1>
      <p className={styles.narrowText}>{t('join.text')}</p>
      {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
      <Button variant="primary" isBusy={isRunning} onClick={() => void join()}>
        {t('join.join')}
      </Button>
      <ButtonLink variant="plain" to={pathTo('profile')}>
        {t('join.later')}
      </ButtonLink>
    </div>
  );
}
