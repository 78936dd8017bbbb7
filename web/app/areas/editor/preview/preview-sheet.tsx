import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { CloseIcon } from '../../../../ui/area-icons.tsx';
import { useEditor } from '../editor-context.tsx';
import { draftHost } from './draft-host.ts';
import { PageFrame } from './page-frame.tsx';
import styles from './preview.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { useShownPage } from './use-shown-page.ts';

/** The page on a phone, pulled up over the form. */
export function PreviewSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  const { t } = useTranslation('editor');
  const { editedPart } = useEditor();
  const shown = useShownPage();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={t('preview.title')} isSheet>
      <div className={styles.sheet}>
        <div className={styles.sheetHead}>
          <h2 className={styles.sheetTitle}>{t('preview.pill')}</h2>
          <ThemeSwitch theme={shown.theme} onChange={shown.setTheme} />
          <IconButton label={t('preview.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles.sheetPage}>
          {shown.input && (
            <PageFrame input={shown.input} title={t('preview.title')} host={draftHost} part={editedPart} />
          )}
        </div>
      </div>
    </Dialog>
  );
}
