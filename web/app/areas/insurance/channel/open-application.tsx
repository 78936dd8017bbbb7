import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readInsurance } from '../../../../lib/insurance-session.ts';
import { applicationPath } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import styles from './channel.module.css';

type OpenApplicationProps = { channelCode: string; /** Only one for this product. */ productCode?: string };

/** An application that was begun here and is not done. */
export function OpenApplication({ channelCode, productCode }: OpenApplicationProps): ReactNode {
  const { t } = useTranslation('insurance');
  const product = readInsurance('productInfo');
  const applicationId = readInsurance('applicationId');
  const isHere =
    readInsurance('channelCode') === channelCode && (productCode === undefined || product?.code === productCode);
  if (!isHere || product === null || applicationId === null) return null;
  return (
    <div className={styles.open}>
      <p>{t('channel.open', { product: product.name })}</p>
      <ButtonLink to={applicationPath(applicationId)}>{t('channel.goOn')}</ButtonLink>
    </div>
  );
}
