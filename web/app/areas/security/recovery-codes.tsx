import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DownloadIcon } from '../../../ui/area-icons.tsx';
import frame from '../settings/settings.module.css';
import styles from './security.module.css';

/** The ten codes, shown this once: to be copied, saved or written down. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }): ReactNode {
  const { t } = useTranslation('security');
  const [isKept, setKept] = useState(false);
  const text = codes.join('\n');
  const save = (): void => {
    saveFile(new Blob([`${t('recovery.fileTitle')}\n\n${text}\n`], { type: 'text/plain' }), 'xpage-recovery-codes.txt');
  };
  return (
    <div className={frame.form}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('recovery.title')}</h2>
        <p>{t('recovery.text')}</p>
      </div>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={text} label={t('recovery.copy')} variant="quiet" />
        <Button onClick={save}>
          <DownloadIcon size={18} />
          {t('recovery.save')}
        </Button>
        <Button onClick={() => window.print()}>{t('recovery.print')}</Button>
      </div>
      <CheckboxField label={t('recovery.kept')} isChecked={isKept} onChange={setKept} />
      <div className={frame.end}>
        <Button variant="primary" disabled={!isKept} onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
