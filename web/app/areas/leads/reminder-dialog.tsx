/** When to be reminded of a lead, or of somebody else who waits. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '../../../../shared/model/conversation.ts';
import { fromFieldValue, toFieldValue } from '../../../lib/field-moment.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Clock } from '../conversations/moments.ts';
import { weekdayMoment } from './lead-times.ts';
import styles from './reminder-dialog.module.css';
import { reminderPresets } from './reminder-presets.ts';

type ReminderDialogProps = {
  /** Whom it is about, and what is set. */
  lead: Pick<Lead, 'name' | 'remindAt'>;
  clock: Clock;
  isBusy: boolean;
  onChoose: (remindAt: string | null) => void;
  onClose: () => void;
};

export function ReminderDialog({ lead, clock, isBusy, onChoose, onClose }: ReminderDialogProps): ReactNode {
  const { t } = useTranslation('leads');
  const title = t('reminder.title', { name: lead.name });
  return (
    <Dialog isOpen onClose={onClose} label={title} isSheet>
      <div className={styles.dialog}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{t('reminder.text')}</p>
        <Presets clock={clock} isBusy={isBusy} onChoose={onChoose} />
        <OwnMoment lead={lead} clock={clock} isBusy={isBusy} onChoose={onChoose} />
        <div className={styles.end}>
          {lead.remindAt !== null && (
            <Button variant="plain" onClick={() => onChoose(null)}>
              {t('reminder.none')}
            </Button>
          )}
          <Button onClick={onClose}>{t('reminder.cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}

type ChoiceProps = Pick<ReminderDialogProps, 'clock' | 'isBusy' | 'onChoose'>;

function Presets({ clock, isBusy, onChoose }: ChoiceProps) {
  const { t } = useTranslation('leads');
  const [now] = useState(() => new Date());
  return (
    <ul className={styles.presets}>
      {reminderPresets(clock.timeZone, now).map(({ name, at }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.preset}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onChoose(at.toISOString())}
          >
            <span>{t(`reminder.${name}`)}</span>
            <span className={styles.moment}>{weekdayMoment(at.toISOString(), clock)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function OwnMoment({ lead, clock, isBusy, onChoose }: ChoiceProps & Pick<ReminderDialogProps, 'lead'>) {
  const { t } = useTranslation('leads');
  const [now] = useState(() => new Date());
  const [value, setValue] = useState(() =>
    lead.remindAt === null ? '' : toFieldValue(clock.timeZone, new Date(lead.remindAt)),
  );
  const [isTried, setTried] = useState(false);
  const chosen = fromFieldValue(clock.timeZone, value);
  const error = chosen === null ? 'missing' : chosen.getTime() <= now.getTime() ? 'past' : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (chosen !== null && error === undefined && !isBusy) onChoose(chosen.toISOString());
  };
  return (
    <form className={styles.own} onSubmit={submit} noValidate>
      <TextField
        label={t('reminder.own')}
        type="datetime-local"
        value={value}
        min={toFieldValue(clock.timeZone, now)}
        error={isTried && error !== undefined ? t(`reminder.${error}`) : undefined}
        onChange={setValue}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t('reminder.save')}
      </Button>
    </form>
  );
}
