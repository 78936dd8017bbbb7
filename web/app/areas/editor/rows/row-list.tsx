import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { moveItem, removeItem, type ListItem } from './list-items.ts';
import { focusPlace, rowsOf } from './rows-of.ts';
import styles from './rows.module.css';
import { useDragOrder, type DragOrder } from './use-drag-order.ts';

/** What a row needs to be moved and removed. */
export type RowOrder = {
  place: number;
  count: number;
  isDragged: boolean;
  handleProps: ReturnType<DragOrder['handleProps']>;
  onMove: (to: number) => void;
  onRemove: () => void;
};

export type RowListProps<Item extends ListItem> = {
  items: readonly Item[];
  /** What is said when an item has moved. */
  nameOf: (item: Item) => string;
  /** Changes the order, or takes an item out. */
  onChange: (change: (items: readonly Item[]) => Item[]) => void;
  /** Instead of the list, as long as nothing is in it. */
  empty: ReactNode;
  children: (item: Item, order: RowOrder) => ReactNode;
};

/** Rows in the owner's order: moved by their handle or from the keyboard, and the new place is said. */
export function RowList<Item extends ListItem>(props: RowListProps<Item>): ReactNode {
  const { items, nameOf, onChange, empty, children } = props;
  const { t } = useTranslation('rows');
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const markRemoval = useFocusAfterRemoval(box, items.length);
  const move = (id: string, to: number): void => {
    const item = items.find((candidate) => candidate.id === id);
    onChange((now) => moveItem(now, id, to));
    if (item) setSaid(t('moved', { name: nameOf(item), place: to + 1, count: items.length }));
  };
  const drag = useDragOrder(() => rowsOf(box.current), move);
  const orderOf = (item: Item, place: number): RowOrder => ({
    place,
    count: items.length,
    isDragged: drag.draggedId === item.id,
    handleProps: drag.handleProps(item.id),
    onMove: (to) => move(item.id, to),
    onRemove: () => {
      markRemoval(place);
      onChange((now) => removeItem(now, item.id));
    },
  });
  return (
    <div ref={box} className={styles.listBox}>
      {items.length === 0 && empty}
      {items.length > 0 && (
        <ul className={styles.list}>{items.map((item, place) => children(item, orderOf(item, place)))}</ul>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Gives what is to be called with the place of a row that is about to go. */
function useFocusAfterRemoval(box: RefObject<HTMLElement | null>, count: number): (place: number) => void {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current !== null) focusPlace(box.current, removed.current);
    removed.current = null;
  }, [box, count]);
  return (place) => {
    removed.current = place;
  };
}
