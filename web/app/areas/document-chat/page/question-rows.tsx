/** The questions that a company suggests itself, in its order. */
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SUGGESTED_QUESTIONS } from '../../../../../shared/model/document-product.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { PlusIcon, TrashIcon } from '../../../../ui/area-icons.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useUndo } from '../../../../ui/use-undo.ts';
import { DownIcon, HandleIcon, UpIcon } from '../../editor/editor-icons.tsx';
import { changeItem } from '../../editor/rows/list-items.ts';
import { RowList, type RowOrder } from '../../editor/rows/row-list.tsx';
import { textDirection } from '../../editor/text-direction.ts';
import styles from './question-rows.module.css';

type Item = { id: string; text: string };

type QuestionRowsProps = {
  questions: readonly string[];
  /** Without those that are still empty. */
  onChange: (questions: string[]) => void;
};

/** As long as a question may be. */
const LONGEST = 160;

export function QuestionRows({ questions, onChange }: QuestionRowsProps): ReactNode {
  const { t } = useTranslation('product-design');
  const [items, setItems] = useState<Item[]>(() => questions.map(itemOf));
  const latest = useRef(items);
  const undo = useUndo();
  const show = (next: Item[]): void => {
    latest.current = next;
    setItems(next);
  };
  const change = (next: Item[]): void => {
    show(next);
    onChange(next.map(({ text }) => text.trim()).filter((text) => text !== ''));
  };
  const putBack = (item: Item, place: number): void => {
    const now = latest.current;
    if (now.length < MAX_SUGGESTED_QUESTIONS) change(now.toSpliced(place, 0, item));
  };
  /** Moves an item or takes it out; what was taken out can be put back. */
  const reorder = (next: Item[]): void => {
    const place = items.findIndex(({ id }) => !next.some((one) => one.id === id));
    const removed = items[place];
    change(next);
    if (removed && removed.text !== '') undo(t('page.questionRemoved'), () => putBack(removed, place));
  };
  return (
    <>
      <RowList
        items={items}
        nameOf={({ text }) => text}
        onChange={(apply) => reorder(apply(items))}
        empty={<p className={styles.none}>{t('page.noQuestions')}</p>}
      >
        {(item, order) => (
          <QuestionRow
            key={item.id}
            item={item}
            order={order}
            onText={(text) => change(changeItem(items, item.id, { text }))}
          />
        )}
      </RowList>
      {items.length < MAX_SUGGESTED_QUESTIONS && (
        <div>
          <Button onClick={() => show([...items, itemOf('')])}>
            <PlusIcon size={18} />
            {t('page.addQuestion')}
          </Button>
        </div>
      )}
    </>
  );
}

function itemOf(text: string): Item {
  return { id: crypto.randomUUID(), text };
}

type QuestionRowProps = { item: Item; order: RowOrder; onText: (text: string) => void };

function QuestionRow({ item: { text }, order, onText }: QuestionRowProps) {
  const { t } = useTranslation(['product-design', 'rows']);
  const { place, count, onMove } = order;
  const name = t('page.questionNumber', { number: place + 1 });
  return (
    <li className={classNames(styles.row, order.isDragged && styles.dragged)}>
      <span className={styles.handle} {...order.handleProps} title={t('rows:drag')} aria-hidden="true">
        <HandleIcon />
      </span>
      <div className={styles.field}>
        <TextField
          label={name}
          isLabelHidden
          maxLength={LONGEST}
          value={text}
          dir={textDirection(text)}
          onChange={onText}
        />
      </div>
      <IconButton
        label={t('rows:up', { name })}
        aria-disabled={place === 0}
        onClick={() => place > 0 && onMove(place - 1)}
      >
        <UpIcon />
      </IconButton>
      <IconButton
        label={t('rows:down', { name })}
        aria-disabled={place === count - 1}
        onClick={() => place < count - 1 && onMove(place + 1)}
      >
        <DownIcon />
      </IconButton>
      <IconButton label={t('rows:delete', { name })} onClick={order.onRemove}>
        <TrashIcon />
      </IconButton>
    </li>
  );
}
