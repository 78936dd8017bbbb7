/** Privacy and Security: how somebody proves that it is them, where they are signed in, and what becomes of their data. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpLink } from '../../../ui/help-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import frame from '../settings/settings.module.css';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { ChangesSection } from './changes-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PinSection } from './pin-section.tsx';
import { AccountTabs } from '../settings/account-tabs.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import { ExportSection } from './export-section.tsx';
import { SupportActsSection } from './support-acts-section.tsx';

export function SecurityArea(): ReactNode {
  const { t } = useTranslation('security');
  return (
    <div className={frame.page}>
      <AccountTabs />
      <PageHeader
        title={t('title')}
        text={
          <>
            {t('text')} <HelpLink guide="security" />
          </>
        }
      />
      <div className={frame.cards}>
        <PasswordSection />
        <PinSection />
        <PasskeysSection />
        <AuthenticatorSection />
        <SessionsSection />
        <ChangesSection />
        <SupportActsSection />
        <ExportSection />
        <DeleteAccountSection />
      </div>
    </div>
  );
}
