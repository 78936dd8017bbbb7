import type { ReactNode } from 'react';
import { defaultQrDesign } from '../../../../../shared/model/place.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { QrDownloads } from '../share/qr-downloads.tsx';
import { QrPicture } from '../share/qr-picture.tsx';
import { useQrCheck } from '../share/use-qr-check.ts';
import { useQrLogo } from '../share/use-qr-logo.ts';
import styles from './go-live.module.css';

/** The link as a picture to scan in the owner's design, and as files. */
export function QrCode({ link }: { link: string }): ReactNode {
  const { data } = useCall('getPlaces', {});
  const design = data?.design ?? defaultQrDesign;
  const logo = useQrLogo(design.logo);
  const check = useQrCheck(link, design, logo);
  return (
    <div className={styles.qr}>
      <QrPicture link={link} design={design} logo={logo} />
      <QrDownloads link={link} design={design} logo={logo} isReadable={check.at === 'good'} />
    </div>
  );
}
