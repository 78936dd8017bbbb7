import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelId } from '../../../../../shared/model/page.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { CloseIcon, SearchIcon } from '../../../../ui/area-icons.tsx';
import { ChannelGlyph } from './channel-icon.tsx';
import { pickerOrder } from './contact-rules.ts';
import styles from './contacts.module.css';
import { useChannelName } from './use-channel-name.ts';

export type ChannelPickerProps = { isOpen: boolean; onPick: (channel: ChannelId) => void; onClose: () => void };

/** All channels by name and sign; typing narrows them. */
export function ChannelPicker({ isOpen, onPick, onClose }: ChannelPickerProps): ReactNode {
  const { t } = useTranslation('editor-profile');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={t('picker.title')}>
      <div className={styles.pickerHead}>
        <h2 className={styles.pickerTitle}>{t('picker.title')}</h2>
        <IconButton label={t('picker.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {isOpen && <Channels onPick={onPick} />}
    </Dialog>
  );
}

/** A dialog looks for this attribute when it opens, and React does not write it. */
function wantFocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}

function Channels({ onPick }: { onPick: (channel: ChannelId) => void }): ReactNode {
  const { t } = useTranslation('editor-profile');
  const nameOf = useChannelName();
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const found = pickerOrder.filter((channel) => `${nameOf(channel)} ${channel}`.toLowerCase().includes(words));
  return (
    <>
      <label className={styles.search}>
        <SearchIcon size={18} />
        <input
          type="search"
          value={search}
          placeholder={t('picker.search')}
          aria-label={t('picker.search')}
          ref={wantFocus}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <ul className={styles.channels}>
        {found.map((channel) => (
          <li key={channel}>
            <button type="button" className={styles.channel} onClick={() => onPick(channel)}>
              <ChannelGlyph channel={channel} />
              {nameOf(channel)}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.nothing}>
        {found.length === 0 && t('picker.nothing')}
      </p>
    </>
  );
}
