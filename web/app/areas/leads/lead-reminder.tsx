/** The reminder of a lead: none, for later, or due. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '../../../../shared/model/conversation.ts';
import { ClockIcon } from '../../../ui/icons.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import type { Clock } from '../conversations/moments.ts';
import styles from './lead-foot.module.css';
import { weekdayMoment } from './lead-times.ts';
import { ReminderDialog } from './reminder-dialog.tsx';
import type { LeadChanges } from './use-lead-changes.ts';

type LeadReminderProps = { lead: Lead; clock: Clock; changes: LeadChanges };

export function LeadReminder({ lead, clock, changes }: LeadReminderProps): ReactNode {
  const { t } = useTranslation('leads');
  const [isChoosing, setChoosing] = useState(false);
  const { remindAt } = lead;
  const isDue = remindAt !== null && Date.parse(remindAt) <= Date.now();
  const time = remindAt === null ? '' : weekdayMoment(remindAt, clock);
  const choose = (at: string | null): void => void changes.remind(at).then(() => setChoosing(false));
  return (
    <span className={styles.reminder} data-state={remindAt === null ? 'none' : isDue ? 'due' : 'waiting'}>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('reminder.label', { name: lead.name, time })}
        onClick={() => setChoosing(true)}
      >
        <ClockIcon size={16} />
        {remindAt === null ? t('reminder.set') : t(isDue ? 'reminder.due' : 'reminder.at', { time })}
      </button>
      {isDue && <TextButton onClick={() => void changes.remind(null)}>{t('reminder.done')}</TextButton>}
      {isChoosing && (
        <ReminderDialog
          lead={lead}
          clock={clock}
          isBusy={changes.isRunning}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </span>
  );
}
