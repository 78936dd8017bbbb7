/** The link of the chat, to copy and to scan. */
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultQrDesign } from '../../../../../shared/model/place.ts';
import { initialsOf } from '../../../../pages/name-parts.ts';
import { Card } from '../../../../ui/card.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { addressText } from '../../editor/page-address.ts';
import { QrDownloads } from '../../editor/share/qr-downloads.tsx';
import { QrPicture } from '../../editor/share/qr-picture.tsx';
import { useQrCheck } from '../../editor/share/use-qr-check.ts';
import styles from './share.module.css';

export function LinkCard({ name, link }: { name: string; link: string }): ReactNode {
  const { t } = useTranslation('product-design');
  const logo = useMemo(() => ({ initials: initialsOf(name), photo: null, fontFamily: 'sans-serif' }), [name]);
  const check = useQrCheck(link, defaultQrDesign, logo);
  return (
    <Card title={t('share.link')} text={t('share.linkText')}>
      <div className={styles.link}>
        <QrPicture link={link} design={defaultQrDesign} logo={logo} />
        <div className={styles.beside}>
          <bdi className={styles.address} dir="ltr">
            {addressText(link)}
          </bdi>
          <div className={styles.acts}>
            <CopyButton text={link} label={t('share.copy')} variant="primary" />
          </div>
          <QrDownloads link={link} design={defaultQrDesign} logo={logo} isReadable={check.at === 'good'} />
        </div>
      </div>
    </Card>
  );
}
