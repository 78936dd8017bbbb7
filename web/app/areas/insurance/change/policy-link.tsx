import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import buttons from '../../../../ui/button.module.css';
import { classNames } from '../../../../ui/class-names.ts';

/** To the policy in the portal, which is another page. */
export function PolicyLink({ policyId }: { policyId: string }): ReactNode {
  const { t } = useTranslation('insurance');
  return (
    <a className={classNames(buttons.button, buttons.primary)} href={`/portal/policies/${policyId}`}>
      {t('amend.open')}
    </a>
  );
}
