import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Mark } from '../../ui/mark.tsx';
import { portalPaths } from '../portal-paths.ts';
import styles from './brand.module.css';

/** The mark and what this place is called. */
export function Brand(): ReactNode {
  const { t } = useTranslation(['portal', 'app']);
  return (
    <Link className={styles.brand ?? ''} to={portalPaths.home}>
      <Mark size={28} />
      <span>{t('app:product')}</span>
      <span className={styles.place}>{t('name')}</span>
    </Link>
  );
}
