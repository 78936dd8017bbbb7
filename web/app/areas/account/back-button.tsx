import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { BackIcon } from '../../../ui/area-icons.tsx';
import styles from './step-form.module.css';

/** One step back, as the browser's own button: what was typed is still there. */
export function BackButton(): ReactNode {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  return (
    <Button variant="plain" className={styles.back} onClick={() => void navigate(-1)}>
      <BackIcon size={18} data-flip="" />
      {t('back')}
    </Button>
  );
}
