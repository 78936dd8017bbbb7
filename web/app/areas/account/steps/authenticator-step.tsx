import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';

/** The second factor, after the first: `draft.challengeId` names what is asked. */
export function AuthenticatorStep(): ReactNode {
  const { t } = useTranslation('errors');
  return <Notice tone="bad">{t('under_construction')}</Notice>;
}
