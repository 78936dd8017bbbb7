import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../../shared/model/product.ts';
import { ExternalIcon } from '../../../../ui/icons.tsx';
import { useEditor } from '../editor-context.tsx';
import styles from './products.module.css';

/** The way to the product's own page, once visitors see it. */
export function PageLink({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation('products');
  const { liveLink } = useEditor().own;
  if (liveLink === null || product.status !== 'shown') return null;
  return (
    <a className={styles.page} href={`${liveLink}/${encodeURIComponent(product.slug)}`} target="_blank" rel="noopener">
      <ExternalIcon size={18} />
      {t('open')}
    </a>
  );
}
