import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_BAR_ENTRIES, type ConnectionBar, type ContactEntry } from '../../../../../shared/model/page.ts';
import { IconButton } from '../../../../ui/button.tsx';
import fieldStyles from '../../../../ui/field.module.css';
import { ChannelGlyph } from '../contacts/channel-icon.tsx';
import { useChannelName } from '../contacts/use-channel-name.ts';
import { useDraftActions } from '../editor-context.tsx';
import { DownIcon, UpIcon } from '../editor-icons.tsx';
import styles from './bar.module.css';

type BarEntriesProps = { bar: ConnectionBar; onChange: (change: Partial<ConnectionBar>) => void };

/** Which contacts stand in the bar beside the highlight: those that do first, in their order. */
export function BarEntries({ bar, onChange }: BarEntriesProps): ReactNode {
  const { t } = useTranslation('editor-design');
  const { contacts } = useDraftActions().draft;
  const shown = contacts.filter(({ isEnabled, isHighlight }) => isEnabled && !isHighlight);
  const chosen = bar.entryIds.flatMap((id) => shown.find((entry) => entry.id === id) ?? []);
  const others = shown.filter((entry) => !chosen.includes(entry));
  const ids = chosen.map(({ id }) => id);
  const isFull = ids.length >= MAX_BAR_ENTRIES;
  const set = (entryIds: string[]): void => onChange({ entryIds });
  if (shown.length === 0) return <p className={styles.hint}>{t('bar.noContacts')}</p>;
  return (
    <fieldset className={styles.entries}>
      <legend className={styles.legend}>{t('bar.entries')}</legend>
      <p className={styles.hint}>{t('bar.entriesHelp', { most: MAX_BAR_ENTRIES })}</p>
      <ul className={styles.list}>
        {[...chosen, ...others].map((entry) => {
          const place = ids.indexOf(entry.id);
          return (
            <BarEntry
              key={entry.id}
              entry={entry}
              isChosen={place >= 0}
              isDisabled={place < 0 && isFull}
              onToggle={(isOn) => set(isOn ? [...ids, entry.id] : ids.filter((id) => id !== entry.id))}
              onUp={place > 0 ? () => set(swapped(ids, place - 1)) : undefined}
              onDown={place >= 0 && place < ids.length - 1 ? () => set(swapped(ids, place)) : undefined}
            />
          );
        })}
      </ul>
      {ids.length > 0 && (
        <Switch
          size="md"
          label={t('bar.words')}
          checked={bar.hasWords}
          onChange={(event) => onChange({ hasWords: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}

type BarEntryProps = {
  entry: ContactEntry;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: (isOn: boolean) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
};

function BarEntry({ entry, isChosen, isDisabled, onToggle, onUp, onDown }: BarEntryProps): ReactNode {
  const { t } = useTranslation('editor-design');
  const channelName = useChannelName()(entry.channel);
  const name = entry.displayText.trim() || channelName;
  return (
    <li className={styles.entry}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={fieldStyles.box}
          checked={isChosen}
          disabled={isDisabled}
          onChange={(event) => onToggle(event.target.checked)}
        />
        <ChannelGlyph channel={entry.channel} />
        <span className={styles.name} dir="auto">
          {name}
        </span>
      </label>
      {isChosen && (
        <>
          <IconButton label={t('bar.up', { name })} disabled={!onUp} onClick={onUp}>
            <UpIcon />
          </IconButton>
          <IconButton label={t('bar.down', { name })} disabled={!onDown} onClick={onDown}>
            <DownIcon />
          </IconButton>
        </>
      )}
    </li>
  );
}

/** The item at `place` and the one after it change places. */
function swapped(ids: readonly string[], place: number): string[] {
  const [first, second] = ids.slice(place, place + 2);
  return ids.map((id, index) => (index === place ? (second ?? id) : index === place + 1 ? (first ?? id) : id));
}
