import { Switch } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactEntry } from '../../../../../shared/model/page.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { ChevronDownIcon, TrashIcon } from '../../../../ui/icons.tsx';
import { useDraftActions, useEditor } from '../editor-context.tsx';
import { DownIcon, HandleIcon, StarIcon, UpIcon } from '../editor-icons.tsx';
import { ChannelGlyph } from './channel-icon.tsx';
import { ContactFields } from './contact-fields.tsx';
import { removeEntry, setEnabled, setHighlight } from './contact-list.ts';
import { isGoodEntry } from './contact-rules.ts';
import styles from './contacts.module.css';
import { useChannelName } from './use-channel-name.ts';
import type { DragOrder } from './use-drag-order.ts';

export type ContactRowProps = {
  entry: ContactEntry;
  place: number;
  count: number;
  /** It was added just now: it is open, and typing goes into it. */
  isNew: boolean;
  isDragged: boolean;
  handleProps: ReturnType<DragOrder['handleProps']>;
  onMove: (to: number) => void;
};

/** One entry: closed it is a line, open it is a small form. */
export function ContactRow({ entry, isNew, isDragged, ...order }: ContactRowProps): ReactNode {
  const [isOpen, setOpen] = useState(isNew);
  const classes = [styles.row, isDragged && styles.dragged, !entry.isEnabled && styles.off];
  return (
    <li className={classNames(...classes)}>
      <RowLine entry={entry} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} handleProps={order.handleProps} />
      {isOpen && (
        <div className={styles.body}>
          <ContactFields entry={entry} isNew={isNew} />
          <RowActions entry={entry} {...order} />
        </div>
      )}
    </li>
  );
}

type RowLineProps = Pick<ContactRowProps, 'entry' | 'handleProps'> & { isOpen: boolean; onToggle: () => void };

function RowLine({ entry, isOpen, onToggle, handleProps }: RowLineProps): ReactNode {
  const { t } = useTranslation('editor');
  const { setContacts } = useDraftActions();
  const { refusedValues } = useEditor().state;
  const nameOf = useChannelName();
  const name = nameOf(entry.channel);
  const isGood = isGoodEntry(entry, refusedValues);
  return (
    <div className={styles.line}>
      <span className={styles.handle} {...handleProps} title={t('contacts.drag')} aria-hidden="true">
        <HandleIcon />
      </span>
      <button type="button" className={styles.summary} aria-expanded={isOpen} onClick={onToggle}>
        <ChannelGlyph channel={entry.channel} />
        <span className={styles.words}>
          <span className={styles.rowName}>
            {entry.displayText.trim() || name}
            {entry.isHighlight && <span className={styles.badge}>{t('contacts.highlight')}</span>}
          </span>
          <span className={classNames(styles.value, !isGood && styles.missing)} dir="auto">
            {isGood ? entry.value : t('contacts.incomplete')}
          </span>
        </span>
        <ChevronDownIcon className={classNames(styles.chevron, isOpen && styles.up)} />
      </button>
      <Switch
        size="md"
        checked={entry.isEnabled}
        aria-label={t('contacts.show', { name })}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          setContacts((entries) => setEnabled(entries, entry.id, checked));
        }}
      />
    </div>
  );
}

type RowActionsProps = Pick<ContactRowProps, 'entry' | 'place' | 'count' | 'onMove'>;

function RowActions({ entry, place, count, onMove }: RowActionsProps): ReactNode {
  const { t } = useTranslation('editor');
  const { setContacts } = useDraftActions();
  const nameOf = useChannelName();
  const name = nameOf(entry.channel);
  return (
    <div className={styles.rowActions}>
      <button
        type="button"
        className={classNames(styles.star, entry.isHighlight && styles.starred)}
        aria-pressed={entry.isHighlight}
        onClick={() => setContacts((entries) => setHighlight(entries, entry.id, !entry.isHighlight))}
      >
        <StarIcon size={18} />
        {t(entry.isHighlight ? 'contacts.highlighted' : 'contacts.makeHighlight')}
      </button>
      <span className={styles.spread} />
      <IconButton
        label={t('contacts.up', { name })}
        aria-disabled={place === 0}
        onClick={() => place > 0 && onMove(place - 1)}
      >
        <UpIcon />
      </IconButton>
      <IconButton
        label={t('contacts.down', { name })}
        aria-disabled={place === count - 1}
        onClick={() => place < count - 1 && onMove(place + 1)}
      >
        <DownIcon />
      </IconButton>
      <DeleteButton entry={entry} name={name} />
    </div>
  );
}

function DeleteButton({ entry, name }: { entry: ContactEntry; name: string }): ReactNode {
  const { t } = useTranslation('editor');
  const { setContacts } = useDraftActions();
  const [isAsking, setAsking] = useState(false);
  const remove = (): void => setContacts((entries) => removeEntry(entries, entry.id));
  const shown = entry.displayText.trim() || name;
  return (
    <>
      <IconButton
        label={t('contacts.delete', { name })}
        onClick={() => (entry.value.trim() === '' ? remove() : setAsking(true))}
      >
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('contacts.deleteTitle', { name: shown })}
        text={t('contacts.deleteText')}
        confirmLabel={t('delete')}
        isDanger
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
