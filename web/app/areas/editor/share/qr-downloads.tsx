import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QrDesign } from '../../../../../shared/model/place.ts';
import type { QrLogo } from '../../../../pages/qr/draw-qr.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { DownloadIcon } from '../editor-icons.tsx';
import { qrFormats, saveQrFile, type QrFormat } from './qr-files.ts';
import styles from './share.module.css';

export type QrDownloadsProps = { link: string; design: QrDesign; logo: QrLogo | null; isReadable: boolean };

/** The files of a code; none before the code has been read. */
export function QrDownloads({ link, design, logo, isReadable }: QrDownloadsProps): ReactNode {
  const { t } = useTranslation('share');
  const save = (format: QrFormat): void => {
    if (!logo) return;
    saveQrFile(format, link, design, logo).catch(() => showToast({ text: t('check.failed'), tone: 'bad' }));
  };
  return (
    <div className={styles.downloads}>
      {qrFormats.map((format) => (
        <Button key={format} variant="plain" disabled={!isReadable} onClick={() => save(format)}>
          <DownloadIcon size={18} />
          {t(`download.${format}`)}
        </Button>
      ))}
    </div>
  );
}
