import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { ChevronDownIcon } from '../../../../ui/icons.tsx';
import { HandleIcon } from '../editor-icons.tsx';
import type { RowOrder } from './row-list.tsx';
import styles from './rows.module.css';

export type RowProps = {
  order: RowOrder;
  /** Open from the start: it was added just now. */
  isNew: boolean;
  picture?: ReactNode;
  name: string;
  /** Second line of the closed row. */
  detail: string;
  /** Something is missing or wrong; said instead of the detail. */
  isIncomplete: boolean;
  badge?: string | false;
  /** Visitors do not see it. */
  isOff?: boolean;
  /** Always in reach, behind the line. */
  end?: ReactNode;
  /** The form. It stays when the row is closed, so that a picture on its way arrives. */
  children: ReactNode;
};

/** One entry: closed it is a line, open it is a small form. */
export function Row({ order, isNew, isOff = false, end, children, ...summary }: RowProps): ReactNode {
  const { t } = useTranslation('rows');
  const [isOpen, setOpen] = useState(isNew);
  const [wasOpened, setOpened] = useState(isNew);
  const toggle = (): void => {
    setOpen(!isOpen);
    setOpened(true);
  };
  return (
    <li className={classNames(styles.row, order.isDragged && styles.dragged, isOff && styles.off)}>
      <div className={styles.line}>
        <span className={styles.handle} {...order.handleProps} title={t('drag')} aria-hidden="true">
          <HandleIcon />
        </span>
        <button type="button" className={styles.summary} aria-expanded={isOpen} onClick={toggle}>
          <Summary {...summary} />
          <ChevronDownIcon className={classNames(styles.chevron, isOpen && styles.up)} />
        </button>
        {end}
      </div>
      {wasOpened && (
        <div className={styles.body} hidden={!isOpen}>
          {children}
        </div>
      )}
    </li>
  );
}

function Summary({
  picture,
  name,
  detail,
  isIncomplete,
  badge = false,
}: Pick<RowProps, 'picture' | 'name' | 'detail' | 'isIncomplete' | 'badge'>): ReactNode {
  const { t } = useTranslation('rows');
  const words = isIncomplete ? t('incomplete') : detail;
  return (
    <>
      {picture !== undefined && <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi className={styles.nameText}>{name}</bdi>
          {badge !== false && <span className={styles.badge}>{badge}</span>}
        </span>
        {words !== '' && (
          <span className={classNames(styles.detail, isIncomplete && styles.missing)} dir="auto">
            {words}
          </span>
        )}
      </span>
    </>
  );
}
