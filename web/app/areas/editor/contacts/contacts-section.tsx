import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelId } from '../../../../../shared/model/page.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useDraftActions } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import { ChannelPicker } from './channel-picker.tsx';
import { addEntry, MAX_CONTACTS, moveEntry } from './contact-list.ts';
import { ContactRow } from './contact-row.tsx';
import styles from './contacts.module.css';
import { useChannelName } from './use-channel-name.ts';
import { useDragOrder } from './use-drag-order.ts';

/** Ways to reach the owner and places to follow them, in the order in which the page shows them. */
export function ContactsSection(): ReactNode {
  const { t } = useTranslation('editor');
  const { draft, setContacts } = useDraftActions();
  const [isPicking, setPicking] = useState(false);
  const [newId, setNewId] = useState<string | null>(null);
  const { contacts } = draft;
  const add = (channel: ChannelId): void => {
    const id = crypto.randomUUID();
    setContacts((entries) => addEntry(entries, id, channel));
    setNewId(id);
    setPicking(false);
  };
  const addButton = (
    <Button onClick={() => setPicking(true)} disabled={contacts.length >= MAX_CONTACTS}>
      <PlusIcon size={18} />
      {t('contacts.add')}
    </Button>
  );
  return (
    <Section title={t('contacts.title')} text={t('contacts.text')} actions={contacts.length > 0 && addButton}>
      {contacts.length === 0 ? (
        <EmptyState
          icon={LinkIcon}
          title={t('contacts.emptyTitle')}
          text={t('contacts.emptyText')}
          actions={addButton}
        />
      ) : (
        <ContactRows newId={newId} />
      )}
      <ChannelPicker isOpen={isPicking} onPick={add} onClose={() => setPicking(false)} />
    </Section>
  );
}

function ContactRows({ newId }: { newId: string | null }): ReactNode {
  const { t } = useTranslation('editor');
  const { draft, setContacts } = useDraftActions();
  const { contacts } = draft;
  const nameOf = useChannelName();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const move = (id: string, to: number): void => {
    const entry = contacts.find((candidate) => candidate.id === id);
    setContacts((entries) => moveEntry(entries, id, to));
    if (entry) setSaid(t('contacts.moved', { name: nameOf(entry.channel), place: to + 1, count: contacts.length }));
  };
  const rows = (): HTMLElement[] => [...(list.current?.children ?? [])] as HTMLElement[];
  const drag = useDragOrder(rows, move);
  return (
    <>
      <ul ref={list} className={styles.list}>
        {contacts.map((entry, place) => (
          <ContactRow
            key={entry.id}
            entry={entry}
            place={place}
            count={contacts.length}
            isNew={entry.id === newId}
            isDragged={drag.draggedId === entry.id}
            handleProps={drag.handleProps(entry.id)}
            onMove={(to) => move(entry.id, to)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
