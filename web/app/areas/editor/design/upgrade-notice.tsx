import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

/** What the plan does not include, and the way to one that does. */
export function UpgradeNotice({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('editor');
  return (
    <Notice tone="warning">
      <p>{text}</p>
      <ButtonLink variant="primary" to={pathTo('plan')}>
        {t('template.upgrade')}
      </ButtonLink>
    </Notice>
  );
}
