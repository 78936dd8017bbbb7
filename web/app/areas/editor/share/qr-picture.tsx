import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QrDesign } from '../../../../../shared/model/place.ts';
import { drawQr, type QrLogo } from '../../../../pages/qr/draw-qr.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import styles from './share.module.css';

export type QrPictureProps = { link: string; design: QrDesign; logo: QrLogo | null };

/** The code exactly as it is downloaded. */
export function QrPicture({ link, design, logo }: QrPictureProps): ReactNode {
  const { t } = useTranslation('share');
  const address = useMemo(
    () => logo && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawQr(link, design, logo).svg)}`,
    [link, design, logo],
  );
  if (address === null) return <Skeleton height={196} width="196px" />;
  return <img className={styles.picture} src={address} alt={t('code.alt', { link })} />;
}
