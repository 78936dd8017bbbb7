import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Feature } from '../../../../../shared/model/account.ts';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './design.module.css';
import { useIsOpen } from './use-is-open.ts';

/** Free, in the owner's plan, or an upgrade away. */
export function PlanMark({ need }: { need: Feature | null }): ReactNode {
  const { t } = useTranslation('editor-design');
  const isOpen = useIsOpen()(need);
  if (need === null) return <span className={styles.mark}>{t('template.free')}</span>;
  return (
    <span className={classNames(styles.mark, !isOpen && styles.upgrade)}>
      {t(isOpen ? 'template.included' : 'template.upgradeMark')}
    </span>
  );
}
