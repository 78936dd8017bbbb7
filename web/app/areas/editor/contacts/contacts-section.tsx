import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelId } from '../../../../../shared/model/page.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PlusIcon } from '../../../../ui/area-icons.tsx';
import { LinkIcon } from '../../../../ui/icons.tsx';
import { useDraftActions } from '../editor-context.tsx';
import { RowList } from '../rows/row-list.tsx';
import { Section } from '../section.tsx';
import { ChannelPicker } from './channel-picker.tsx';
import { addEntry, MAX_CONTACTS } from './contact-list.ts';
import { ContactRow } from './contact-row.tsx';
import { MetaConnect } from './meta-connect.tsx';
import { useChannelName } from './use-channel-name.ts';

/** Ways to reach the owner and places to follow them, in the order in which the page shows them. */
export function ContactsSection(): ReactNode {
  const { t } = useTranslation('editor-basics');
  const { draft, setContacts } = useDraftActions();
  const [isPicking, setPicking] = useState(false);
  const [newId, setNewId] = useState<string | null>(null);
  const { contacts } = draft;
  const nameOf = useChannelName();
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
    <Section
      part="links"
      title={t('contacts.title')}
      text={t('contacts.text')}
      actions={contacts.length > 0 && addButton}
    >
      <RowList
        items={contacts}
        nameOf={({ channel }) => nameOf(channel)}
        onChange={setContacts}
        empty={
          <EmptyState
            icon={LinkIcon}
            title={t('contacts.emptyTitle')}
            text={t('contacts.emptyText')}
            actions={addButton}
          />
        }
      >
        {(entry, order) => <ContactRow key={entry.id} entry={entry} order={order} isNew={entry.id === newId} />}
      </RowList>
      <MetaConnect />
      <ChannelPicker isOpen={isPicking} onPick={add} onClose={() => setPicking(false)} />
    </Section>
  );
}
