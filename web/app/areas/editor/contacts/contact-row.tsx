import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactEntry } from '../../../../../shared/model/page.ts';
import { shownState } from '../../../../../shared/rules/shown-time.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useDraftActions, useEditor } from '../editor-context.tsx';
import { StarIcon } from '../editor-icons.tsx';
import { RowActions } from '../rows/row-actions.tsx';
import type { RowOrder } from '../rows/row-list.tsx';
import { Row } from '../rows/row.tsx';
import { ChannelGlyph } from './channel-icon.tsx';
import { ContactFields } from './contact-fields.tsx';
import { setEnabled, setHighlight } from './contact-list.ts';
import { isGoodEntry } from './contact-rules.ts';
import { ShownTimeFields } from './shown-time-fields.tsx';
import styles from './contacts.module.css';
import { useChannelName } from './use-channel-name.ts';

export type ContactRowProps = {
  entry: ContactEntry;
  order: RowOrder;
  /** It was added just now: it is open, and typing goes into it. */
  isNew: boolean;
};

/** One way to reach the owner. */
export function ContactRow({ entry, order, isNew }: ContactRowProps): ReactNode {
  const { t } = useTranslation('editor-basics');
  const { refusedValues } = useEditor().state;
  const name = useChannelName()(entry.channel);
  const state = shownState(entry, new Date());
  const isTimed = state === 'scheduled' || state === 'ended';
  const badge = isTimed ? t(`contacts.time.${state}`) : entry.isHighlight && t('contacts.highlight');
  const shownName = entry.displayText.trim() || name;
  return (
    <Row
      order={order}
      isNew={isNew}
      picture={<ChannelGlyph channel={entry.channel} />}
      name={shownName}
      detail={entry.value}
      isIncomplete={!isGoodEntry(entry, refusedValues)}
      badge={badge}
      isOff={!entry.isEnabled || isTimed}
      end={<ShowSwitch entry={entry} />}
    >
      <ContactFields entry={entry} isNew={isNew} />
      <ShownTimeFields entry={entry} />
      <RowActions order={order} name={name} shownName={shownName} isEmpty={entry.value.trim() === ''}>
        <HighlightButton entry={entry} />
      </RowActions>
    </Row>
  );
}

function ShowSwitch({ entry }: { entry: ContactEntry }): ReactNode {
  const { t } = useTranslation('editor-basics');
  const { setContacts } = useDraftActions();
  const nameOf = useChannelName();
  return (
    <Switch
      size="md"
      checked={entry.isEnabled}
      aria-label={t('contacts.show', { name: nameOf(entry.channel) })}
      onChange={(event) => {
        const { checked } = event.currentTarget;
        setContacts((entries) => setEnabled(entries, entry.id, checked));
      }}
    />
  );
}

function HighlightButton({ entry }: { entry: ContactEntry }): ReactNode {
  const { t } = useTranslation('editor-basics');
  const { setContacts } = useDraftActions();
  return (
    <button
      type="button"
      className={classNames(styles.star, entry.isHighlight && styles.starred)}
      aria-pressed={entry.isHighlight}
      onClick={() => setContacts((entries) => setHighlight(entries, entry.id, !entry.isHighlight))}
    >
      <StarIcon size={18} />
      {t(entry.isHighlight ? 'contacts.highlighted' : 'contacts.makeHighlight')}
    </button>
  );
}
