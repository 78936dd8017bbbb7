/** Privacy and Security: how somebody proves that it is them, where they are signed in, and what becomes of their data. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import frame from '../settings/settings.module.css';

export function SecurityArea(): ReactNode {
  const { t } = useTranslation('security');
  return (
    <div className={frame.page}>
      <PageHeader title={t('title')} text={t('text')} />
      <div className={frame.cards} />
    </div>
  );
}
