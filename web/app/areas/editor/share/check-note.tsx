import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QrDesign } from '../../../../../shared/model/place.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import styles from './share.module.css';
import type { QrCheck } from './use-qr-check.ts';

/** Whether the code reads; when it does not, what is in the way and the nearest design that does. */
export function CheckNote({ check, onUse }: { check: QrCheck; onUse: (design: QrDesign) => void }): ReactNode {
  const { t } = useTranslation('share');
  if (check.at === 'bad') {
    const { nearest } = check;
    return (
      <Notice tone="warning">
        <p>{t(`check.${check.fault}`)}</p>
        {nearest && <Button onClick={() => onUse(nearest)}>{t('check.nearest')}</Button>}
      </Notice>
    );
  }
  if (check.at === 'failed') return <Notice tone="bad">{t('check.failed')}</Notice>;
  return (
    <p className={styles.note} role="status">
      {check.at === 'good' && <CheckIcon size={16} />}
      {check.at === 'good' ? t('check.good', { millimetres: check.millimetres }) : t('check.trying')}
    </p>
  );
}
