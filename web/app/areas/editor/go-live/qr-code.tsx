import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { DownloadIcon } from '../editor-icons.tsx';
import styles from './go-live.module.css';
import { qrModules, qrPath, qrPngFile, qrSvgFile } from './qr-image.ts';

/** The link as a picture to scan, and as files for print and for everything else. */
export function QrCode({ link }: { link: string }): ReactNode {
  const { t } = useTranslation('editor');
  const { failed } = useToasts();
  const { size, path } = useMemo(() => {
    const modules = qrModules(link);
    return { size: modules.size, path: qrPath(modules) };
  }, [link]);
  const name = link.replace(/^.*\//, '') || 'page';
  const saveSvg = (): void => saveFile(new Blob([qrSvgFile(link)], { type: 'image/svg+xml' }), `${name}.svg`);
  const savePng = (): void => void qrPngFile(link).then((file) => saveFile(file, `${name}.png`), failed);
  return (
    <div className={styles.qr}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('live.qr', { link })}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#16181d" d={path} />
      </svg>
      <div className={styles.downloads}>
        <Button variant="plain" onClick={savePng}>
          <DownloadIcon size={18} />
          {t('live.png')}
        </Button>
        <Button variant="plain" onClick={saveSvg}>
          <DownloadIcon size={18} />
          {t('live.svg')}
        </Button>
      </div>
    </div>
  );
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
