/** When a link shows: always, or from a moment on and until another, on the owner's clocks. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactEntry } from '../../../../../shared/model/page.ts';
import { checkShownTime } from '../../../../../shared/rules/shown-time.ts';
import { fromFieldValue, toFieldValue } from '../../../../lib/field-moment.ts';
import { TextButton } from '../../../../ui/text-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { exactMoment } from '../../conversations/moments.ts';
import { useDraftActions, useEditor } from '../editor-context.tsx';
import { changeItem } from '../rows/list-items.ts';
import styles from './shown-time.module.css';

type Ends = Pick<ContactEntry, 'shownFrom' | 'shownUntil'>;

export function ShownTimeFields({ entry }: { entry: ContactEntry }): ReactNode {
  const { t } = useTranslation('editor-basics');
  const { setContacts } = useDraftActions();
  const [isOpen, setOpen] = useState(Boolean(entry.shownFrom || entry.shownUntil));
  const set = (ends: Ends): void => setContacts((entries) => changeItem(entries, entry.id, ends));
  if (!isOpen) {
    return (
      <p>
        <TextButton onClick={() => setOpen(true)}>{t('contacts.time.open')}</TextButton>
      </p>
    );
  }
  const showAlways = (): void => {
    set({ shownFrom: null, shownUntil: null });
    setOpen(false);
  };
  const fault = checkShownTime(entry);
  return (
    <div className={styles.time}>
      <div className={styles.pair}>
        <MomentField
          label={t('contacts.time.from')}
          moment={entry.shownFrom}
          onChange={(shownFrom) => set({ shownFrom })}
        />
        <MomentField
          label={t('contacts.time.until')}
          moment={entry.shownUntil}
          error={fault && t(`contacts.time.${fault}`)}
          onChange={(shownUntil) => set({ shownUntil })}
        />
      </div>
      <p className={styles.words}>
        {fault === undefined && <TimeInWords {...entry} />}{' '}
        <TextButton onClick={showAlways}>{t('contacts.time.always')}</TextButton>
      </p>
    </div>
  );
}

type MomentFieldProps = {
  label: string;
  moment: string | null | undefined;
  error?: string | undefined;
  onChange: (moment: string | null) => void;
};

function MomentField({ label, moment, error, onChange }: MomentFieldProps): ReactNode {
  const { timeZone } = useEditor().account;
  return (
    <TextField
      label={label}
      type="datetime-local"
      value={moment ? toFieldValue(timeZone, new Date(moment)) : ''}
      error={error}
      isOptional
      onChange={(value) => onChange(fromFieldValue(timeZone, value)?.toISOString() ?? null)}
    />
  );
}

/** "Visitors see it from 1 Mar, 09:00 until 8 Mar, 18:00 (Europe/Berlin)." */
function TimeInWords({ shownFrom, shownUntil }: Ends): ReactNode {
  const { t } = useTranslation('editor-basics');
  const tag = useLanguageTag();
  const { timeZone } = useEditor().account;
  const written = (moment: string): string => exactMoment(moment, new Date(), { tag, timeZone });
  if (shownFrom && shownUntil) {
    return t('contacts.time.both', { from: written(shownFrom), until: written(shownUntil), timeZone });
  }
  if (shownFrom) return t('contacts.time.fromOn', { from: written(shownFrom), timeZone });
  if (shownUntil) return t('contacts.time.untilThen', { until: written(shownUntil), timeZone });
  return t('contacts.time.none', { timeZone });
}
