import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../../app/areas/account/step-form.module.css';
import { Button } from '../../../ui/button.tsx';
import { BackIcon } from '../../../ui/area-icons.tsx';

/** One step back; what was typed is still there. */
export function BackStep({ onClick }: { onClick: () => void }): ReactNode {
  const { t } = useTranslation('app');
  return (
    <Button variant="plain" className={styles.back} onClick={onClick}>
      <BackIcon size={18} data-flip="" />
      {t('back')}
    </Button>
  );
}
