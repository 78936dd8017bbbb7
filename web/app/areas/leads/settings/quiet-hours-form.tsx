/** Hours in which mails about leads wait and then come as one. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuietHours } from '../../../../../shared/model/lead-settings.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { useOwner } from '../../conversations/use-owner.ts';
import frame from '../../settings/settings.module.css';
import type { LeadSettingsAnswer } from './lead-settings-area.tsx';

/** What most people mean by the night. */
const usualNight: QuietHours = { from: '22:00', to: '07:00' };

type QuietHoursFormProps = { quietHours: QuietHours | null; onSaved: (answer: LeadSettingsAnswer) => void };

export function QuietHoursForm({ quietHours, onSaved }: QuietHoursFormProps): ReactNode {
  const { t } = useTranslation('leads');
  const { timeZone } = useOwner();
  const textOf = useErrorText();
  const form = useQuietHours(quietHours, onSaved);
  return (
    <form className={frame.form} onSubmit={form.submit} noValidate>
      {form.error !== undefined && <Notice tone="bad">{textOf(form.error)}</Notice>}
      <CheckboxField label={t('quiet.hold')} isChecked={form.isOn} onChange={form.setOn} />
      {form.isOn && (
        <div className={frame.pair}>
          <TextField
            label={t('quiet.from')}
            type="time"
            value={form.hours.from}
            error={form.wrong === 'from' ? t('quiet.missing') : undefined}
            onChange={(from) => form.change({ from })}
          />
          <TextField
            label={t('quiet.to')}
            type="time"
            value={form.hours.to}
            help={t('quiet.zone', { timeZone })}
            error={form.wrong === 'to' ? t('quiet.missing') : undefined}
            onChange={(to) => form.change({ to })}
          />
        </div>
      )}
      <div className={frame.end}>
        <Button type="submit" variant="primary" isBusy={form.isRunning} aria-disabled={!form.isChanged}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}

function useQuietHours(saved: QuietHours | null, onSaved: QuietHoursFormProps['onSaved']) {
  const [isOn, setOn] = useState(saved !== null);
  const [hours, setHours] = useState(saved ?? usualNight);
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('saveLeadSettings');
  const toasts = useToasts();
  const chosen = isOn ? hours : null;
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(saved);
  const wrong = isOn && hours.from === '' ? 'from' : isOn && hours.to === '' ? 'to' : undefined;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!isChanged || wrong !== undefined) return;
    const answer = await run({ quietHours: chosen });
    if (answer === null) return;
    onSaved(answer);
    toasts.saved();
  };
  return {
    isOn,
    setOn,
    hours,
    change: (part: Partial<QuietHours>) => setHours({ ...hours, ...part }),
    wrong: isTried ? wrong : undefined,
    isChanged,
    isRunning,
    error,
    submit: (event: FormEvent) => void submit(event),
  };
}
