import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactEntry } from '../../../../../shared/model/page.ts';
import { channelForm, checkChannelValue } from '../../../../../shared/rules/channel-value.ts';
import { PhoneField } from '../../../../ui/phone-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useDraftActions, useEditor } from '../editor-context.tsx';
import { PrefixedField } from '../prefixed-field.tsx';
import { changeItem } from '../rows/list-items.ts';
import rowStyles from '../rows/rows.module.css';
import { textDirection } from '../text-direction.ts';
import { useCodeText } from '../use-code-text.ts';
import { addressPrefixes, checkDisplayText, faultOfValue } from './contact-rules.ts';
import { toKeptPhone, toPhoneValue } from './phone-value.ts';
import { useChannelName } from './use-channel-name.ts';

export type ContactFieldsProps = {
  entry: ContactEntry;
  /** Typing goes straight into it. */
  isNew?: boolean;
  /** Only the value: what the first visit asks for. */
  isShort?: boolean;
};

/** The value in the input that its channel needs, and the words that visitors read. */
export function ContactFields({ entry, isNew = false, isShort = false }: ContactFieldsProps): ReactNode {
  const { t } = useTranslation('editor-basics');
  const { setContacts } = useDraftActions();
  const textOf = useCodeText();
  const nameOf = useChannelName();
  const code = checkDisplayText(entry.displayText);
  return (
    <div className={rowStyles.fields}>
      {channelForm(entry.channel) === 'phone' ? (
        <PhoneValueField entry={entry} />
      ) : (
        <TextValueField entry={entry} isNew={isNew} />
      )}
      {!isShort && (
        <TextField
          label={t('contacts.displayText')}
          help={t('contacts.displayTextHelp')}
          placeholder={nameOf(entry.channel)}
          value={entry.displayText}
          error={code && textOf(code)}
          isOptional
          dir={textDirection(entry.displayText)}
          onChange={(displayText) => setContacts((entries) => changeItem(entries, entry.id, { displayText }))}
        />
      )}
    </div>
  );
}

/**
 * Wrong values are told once somebody has left the field, so that nobody is told off while typing; what the server
 * refused was left long ago.
 */
function useValueError(entry: ContactEntry): { error: string | undefined; onBlur: () => void } {
  const textOf = useCodeText();
  const { refusedValues } = useEditor().state;
  const [isLeft, setLeft] = useState(false);
  const code = faultOfValue(entry, refusedValues);
  const isOfServer = checkChannelValue(entry.channel, entry.value) === undefined;
  const isTold = code !== undefined && (isOfServer || isLeft) && entry.value !== '';
  return { error: isTold ? textOf(code) : undefined, onBlur: () => setLeft(true) };
}

function useSetValue(id: string): (value: string) => void {
  const { setContacts } = useDraftActions();
  return (value) => setContacts((entries) => changeItem(entries, id, { value }));
}

function PhoneValueField({ entry }: { entry: ContactEntry }): ReactNode {
  const { t } = useTranslation('editor-basics');
  const { account } = useEditor();
  const setValue = useSetValue(entry.id);
  const { error, onBlur } = useValueError(entry);
  const [typed, setTyped] = useState(() => toPhoneValue(entry.value, account.country));
  // A number that comes from elsewhere, such as an undo, replaces what was typed here.
  const shown = toKeptPhone(typed) === entry.value ? typed : toPhoneValue(entry.value, account.country);
  return (
    <div onBlur={onBlur}>
      <PhoneField
        label={t(`contacts.label.${entry.channel === 'whatsapp' ? 'whatsapp' : 'phone'}`)}
        value={shown}
        error={error}
        onChange={(next) => {
          setTyped(next);
          setValue(toKeptPhone(next));
        }}
      />
    </div>
  );
}

const inputAttributes = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  web: { type: 'url', inputMode: 'url', autoComplete: 'url' },
  'user-name': { type: 'text', inputMode: 'text', autoComplete: 'off' },
  id: { type: 'text', inputMode: 'text', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

function TextValueField({ entry, isNew }: { entry: ContactEntry; isNew: boolean }): ReactNode {
  const { t } = useTranslation('editor-basics');
  const setValue = useSetValue(entry.id);
  const { error, onBlur } = useValueError(entry);
  const kind = channelForm(entry.channel);
  const isWholeLink = /^[a-z]+:/i.test(entry.value);
  return (
    <PrefixedField
      label={t(`contacts.label.${kind}`)}
      help={t(`contacts.help.${kind}`)}
      error={error}
      prefix={isWholeLink ? undefined : addressPrefixes[entry.channel]}
      {...inputAttributes[kind]}
      value={entry.value}
      placeholder={t(`contacts.example.${kind}`)}
      autoFocus={isNew}
      onBlur={onBlur}
      onChange={setValue}
    />
  );
}
