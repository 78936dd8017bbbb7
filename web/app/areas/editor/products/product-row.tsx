import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../../shared/model/product.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { EditIcon } from '../../../../ui/area-icons.tsx';
import { Thumb } from '../content/thumb.tsx';
import { HandleIcon } from '../editor-icons.tsx';
import type { RowOrder } from '../rows/row-list.tsx';
import rowStyles from '../rows/rows.module.css';

export type ProductRowProps = {
  product: Product;
  order: RowOrder;
  onEdit: () => void;
  onStatus: (status: Product['status']) => void;
  /** In place of nothing, below the line: its form while it is open. */
  form: ReactNode;
};

/** One product: closed it shows its picture and price, and whether visitors see it. */
export function ProductRow({ product, order, onEdit, onStatus, form }: ProductRowProps): ReactNode {
  const { t } = useTranslation(['products', 'rows']);
  const isShown = product.status === 'shown';
  return (
    <li className={classNames(rowStyles.row, order.isDragged && rowStyles.dragged, !isShown && rowStyles.off)}>
      <div className={rowStyles.line}>
        <span className={rowStyles.handle} {...order.handleProps} title={t('rows:drag')} aria-hidden="true">
          <HandleIcon />
        </span>
        <button type="button" className={rowStyles.summary} aria-expanded={form !== null} onClick={onEdit}>
          <span className={rowStyles.picture}>
            <Thumb photo={product.photo} />
          </span>
          <span className={rowStyles.words}>
            <span className={rowStyles.name}>
              <bdi className={rowStyles.nameText}>{product.title}</bdi>
            </span>
            <span className={rowStyles.detail} dir="auto">
              {isShown ? product.price || product.summary : t('hidden')}
            </span>
          </span>
          <EditIcon size={18} className={rowStyles.chevron} />
        </button>
        <Switch
          size="md"
          checked={isShown}
          aria-label={t('show', { name: product.title })}
          onChange={(event) => onStatus(event.currentTarget.checked ? 'shown' : 'hidden')}
        />
      </div>
      {form}
    </li>
  );
}
