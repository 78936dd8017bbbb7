import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';

/** How the assistant speaks and what it knows. */
export function AssistantArea(): ReactNode {
  const { t } = useTranslation('app');
  return <PageHeader title={t('menu.assistant')} />;
}
