/** The owner's reminder of an application or policy: none, for later, or due. */
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentCaseDetail } from '../../../../shared/insurance/agent-case.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { ClockIcon } from '../../../ui/icons.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import type { Clock } from '../conversations/moments.ts';
import { weekdayMoment } from '../leads/lead-times.ts';
import { ReminderDialog } from '../leads/reminder-dialog.tsx';

type CaseReminderProps = {
  detail: AgentCaseDetail;
  clock: Clock;
  onChange: (remindAt: string | null) => void;
};

export function CaseReminder({ detail, clock, onChange }: CaseReminderProps): ReactNode {
  const { t } = useTranslation('leads');
  const { t: own } = useTranslation('agent-insurance');
  const { run, isRunning, error } = useEffectCall('saveApplicationReminder');
  const { failed } = useToasts();
  const tell = useEffectEvent(failed);
  useEffect(() => {
    if (error) tell(error);
  }, [error]);
  const [isChoosing, setChoosing] = useState(false);
  const { remindAt, customer } = detail;
  const name = customer.name || customer.email || own('nobody');
  const isDue = remindAt !== null && Date.parse(remindAt) <= Date.now();
  const time = remindAt === null ? '' : weekdayMoment(remindAt, clock);
  const choose = async (at: string | null): Promise<void> => {
    const saved = await run({ case: detail.case, remindAt: at });
    if (!saved) return;
    onChange(saved.remindAt);
    setChoosing(false);
  };
  return (
    <div>
      <Button aria-label={t('reminder.label', { name, time })} onClick={() => setChoosing(true)}>
        <ClockIcon size={18} />
        {remindAt === null ? t('reminder.set') : t(isDue ? 'reminder.due' : 'reminder.at', { time })}
      </Button>
      {isChoosing && (
        <ReminderDialog
          lead={{ name, remindAt }}
          clock={clock}
          isBusy={isRunning}
          onChoose={(at) => void choose(at)}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
