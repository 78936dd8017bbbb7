/** The help: short guides, and the way to people. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isGuideId } from '../../../help/guides.ts';
import { pathTo } from '../../../lib/routes.ts';
import { HelpIcon } from '../../../ui/area-icons.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { GuideScreen } from './guide-screen.tsx';
import { GuideList } from './guide-list.tsx';

export function HelpArea(): ReactNode {
  const { guideId } = useParams();
  if (guideId === undefined) return <GuideList />;
  return isGuideId(guideId) ? <GuideScreen key={guideId} guideId={guideId} /> : <Missing />;
}

function Missing() {
  const { t } = useTranslation('help');
  useDocumentTitle(t('missing'));
  return (
    <EmptyState
      isScreen
      icon={HelpIcon}
      title={t('missing')}
      text={t('missingText')}
      actions={<ButtonLink to={pathTo('help')}>{t('back')}</ButtonLink>}
    />
  );
}
