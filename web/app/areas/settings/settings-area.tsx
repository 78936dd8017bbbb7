import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SignOutIcon } from '../../../ui/area-icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { SignOutDialog } from '../../shell/sign-out-dialog.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountTabs } from './account-tabs.tsx';
import { AgencyPart } from './agency-part.tsx';
import { AgentsCard } from './agents-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { ImagePart } from './image-part.tsx';
import { LanguagePart } from './language-part.tsx';
import { NotificationsPart } from './notifications-part.tsx';
import styles from './settings.module.css';

/** Account Setting: who it is, how they are reached, which mails they get, and signing out. */
export function SettingsArea(): ReactNode {
  const { t } = useTranslation('settings');
  return (
    <div className={styles.page}>
      <AccountTabs />
      <PageHeader title={t('account.title')} text={t('account.text')} />
      <div className={styles.cards}>
        <Cards />
      </div>
    </div>
  );
}

/** All of them come with the account: nothing moves away from under a finger when the first ones grow. */
function Cards(): ReactNode {
  const { t } = useTranslation('settings');
  const { data: account, error, mutate } = useCall('getUserInfo', {});
  if (account === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={4} height={160} />
    ) : (
      <ErrorState error={error} onRetry={() => void mutate()} />
    );
  }
  return (
    <>
      <Card title={t('image.title')} text={t('image.text')}>
        <ImagePart account={account} onSaved={mutate} />
        <AccountForm key={account.accountId} account={account} onSaved={mutate} />
      </Card>
      <Card title={t('contact.title')} text={t('contact.text')}>
        <ContactPart account={account} onChanged={mutate} />
      </Card>
      <Card title={t('language.title')} text={t('language.text')}>
        <LanguagePart />
      </Card>
      <AgentsCard />
      <Card title={t('agency.title')} text={t('agency.text')}>
        <AgencyPart />
      </Card>
      <Card title={t('mails.title')} text={t('mails.text')}>
        <NotificationsPart />
      </Card>
      <SignOutCard />
    </>
  );
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
