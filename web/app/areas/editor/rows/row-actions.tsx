import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { TrashIcon } from '../../../../ui/area-icons.tsx';
import { DownIcon, UpIcon } from '../editor-icons.tsx';
import type { RowOrder } from './row-list.tsx';
import styles from './rows.module.css';

export type RowActionsProps = {
  order: RowOrder;
  /** In the labels of the buttons. */
  name: string;
  /** In the question; the same unless the owner calls it something else. */
  shownName?: string;
  /** There is nothing in it yet: it goes without a question. */
  isEmpty?: boolean;
  /** It is not for its owner to delete. */
  isKept?: boolean;
  /** What deleting means, where it is not as usual. */
  question?: string;
  /** Further actions, before the others. */
  children?: ReactNode;
};

/** At the end of an open row: up, down, delete. */
export function RowActions(props: RowActionsProps): ReactNode {
  const { order, name, shownName = name, isEmpty = false, isKept = false, question, children } = props;
  const { t } = useTranslation('rows');
  const { place, count, onMove } = order;
  return (
    <div className={styles.actions}>
      {children}
      <span className={styles.spread} />
      <IconButton label={t('up', { name })} aria-disabled={place === 0} onClick={() => place > 0 && onMove(place - 1)}>
        <UpIcon />
      </IconButton>
      <IconButton
        label={t('down', { name })}
        aria-disabled={place === count - 1}
        onClick={() => place < count - 1 && onMove(place + 1)}
      >
        <DownIcon />
      </IconButton>
      {!isKept && <DeleteButton {...{ name, shownName, isEmpty, question }} onRemove={order.onRemove} />}
    </div>
  );
}

type DeleteButtonProps = Required<Pick<RowActionsProps, 'name' | 'shownName' | 'isEmpty'>> & {
  question: string | undefined;
  onRemove: () => void;
};

/** Asks in the specified words (specification 1, section 5). */
function DeleteButton({ name, shownName, isEmpty, question, onRemove }: DeleteButtonProps): ReactNode {
  const { t } = useTranslation('rows');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton label={t('delete', { name })} onClick={() => (isEmpty ? onRemove() : setAsking(true))}>
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle', { name: shownName })}
        text={question ?? t('deleteText')}
        confirmLabel={t('deleteShort')}
        isDanger
        onConfirm={onRemove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
