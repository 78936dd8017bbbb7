import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedProduct } from '../../../../../shared/model/offered-product.ts';
import type { Product } from '../../../../../shared/model/product.ts';
import { insurancePath } from '../../../../pages/page-address.ts';
import { ExternalIcon } from '../../../../ui/area-icons.tsx';
import { useEditor } from '../editor-context.tsx';
import styles from './products.module.css';

/** The way to the product's own page, once visitors see it. */
export function PageLink({ product }: { product: Product }): ReactNode {
  const { t } = useTranslation('products');
  const { liveLink } = useEditor().own;
  if (liveLink === null || product.status !== 'shown') return null;
  return <OutLink href={`${liveLink}/${encodeURIComponent(product.slug)}`} label={t('open')} />;
}

/** The way to the chat of a company's product on the owner's page, or to the price of an insurance, once visitors can have it. */
export function CompanyLink({ product: { card, isAllowed } }: { product: OfferedProduct }): ReactNode {
  const { t } = useTranslation('products');
  const { liveLink } = useEditor().own;
  if (liveLink === null || !isAllowed) return null;
  const { origin, pathname } = new URL(liveLink);
  if (card.source === 'insurance') {
    const href = `${origin}${insurancePath(decodeURIComponent(pathname.slice(1)), card)}`;
    return <OutLink href={href} label={t('company.openInsurance')} />;
  }
  return <OutLink href={`${origin}/chat${pathname}/${card.agencyName}/${card.productId}`} label={t('company.open')} />;
}

function OutLink({ href, label }: { href: string; label: string }): ReactNode {
  return (
    <a className={styles.page} href={href} target="_blank" rel="noopener">
      <ExternalIcon size={18} />
      {label}
    </a>
  );
}
