import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plansPath } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

/** What the plan does not include, and the way to one that does. */
export function UpgradeNotice({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('editor-design');
  return (
    <Notice tone="warning">
      <p>{text}</p>
      <ButtonLink variant="primary" to={plansPath('premium-templates')}>
        {t('template.upgrade')}
      </ButtonLink>
    </Notice>
  );
}
