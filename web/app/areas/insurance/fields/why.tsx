import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoIcon } from '../../../../ui/icons.tsx';
import styles from './why.module.css';

/** Why a question is asked, for those who wonder. */
export function Why({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('insurance');
  return (
    <details className={styles.why}>
      <summary>
        <InfoIcon size={18} />
        {t('why')}
      </summary>
      <p>{text}</p>
    </details>
  );
}
