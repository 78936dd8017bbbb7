import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SignOutIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { SignOutDialog } from '../../shell/sign-out-dialog.tsx';
import { AccountForm } from './account-form.tsx';
import { LanguagePart } from './language-part.tsx';
import styles from './settings.module.css';

/** Settings: the account, and signing out. */
export function SettingsArea(): ReactNode {
  const { t } = useTranslation('settings');
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <div className={styles.cards}>
        <Card title={t('account.title')} text={t('account.text')}>
          <AccountPart />
        </Card>
        <Card title={t('language.title')} text={t('language.text')}>
          <LanguagePart />
        </Card>
        <SignOutCard />
      </div>
    </div>
  );
}

function AccountPart(): ReactNode {
  const { data: account, error, mutate } = useCall('getUserInfo', {});
  if (account !== undefined) return <AccountForm key={account.accountId} account={account} onSaved={mutate} />;
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  return <SkeletonRows rows={4} height={72} />;
}

function SignOutCard(): ReactNode {
  const { t } = useTranslation('settings');
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={t('signOut.title')} text={t('signOut.text')}>
      <div>
        <Button onClick={() => setAsking(true)}>
          <SignOutIcon size={18} data-flip="" />
          {t('signOut.button')}
        </Button>
      </div>
      <SignOutDialog isOpen={isAsking} onCancel={() => setAsking(false)} />
    </Card>
  );
}
