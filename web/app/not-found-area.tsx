import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../lib/routes.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchIcon } from '../ui/area-icons.tsx';

/** A path of the app that leads nowhere. */
export function NotFoundArea(): ReactNode {
  const { t } = useTranslation('app');
  return (
    <EmptyState
      isScreen
      icon={SearchIcon}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={<ButtonLink to={pathTo('profile')}>{t('notFound.home')}</ButtonLink>}
    />
  );
}
