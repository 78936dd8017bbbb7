/** The number that is to tell of leads, and in which way; a code goes there first. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countryByAbbr } from '../../../../../shared/places/countries.ts';
import type { AlertChannel } from '../../../../../shared/model/lead-settings.ts';
import { checkPhone, toE164 } from '../../../../../shared/rules/phone.ts';
import { useCall, useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { PhoneField, type PhoneValue } from '../../../../ui/phone-field.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import frame from '../../settings/settings.module.css';
import { takeSentCode, type SentAlertCode } from './alert-code-form.tsx';

type AlertPhoneFormProps = {
  channel: AlertChannel;
  onSent: (sent: SentAlertCode) => void;
  onCancel?: () => void;
};

export function AlertPhoneForm({ onSent, onCancel, ...props }: AlertPhoneFormProps): ReactNode {
  const { t } = useTranslation(['leads', 'errors']);
  const textOf = useErrorText();
  const { data: account } = useCall('getUserInfo', {});
  const [phone, setPhone] = useState('');
  // Until one is chosen it is the account's, which may come after the first digits are typed.
  const [chosen, setChosen] = useState<PhoneValue['country'] | null>(null);
  const [channel, setChannel] = useState(props.channel);
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('sendAlertCode');
  const value = { country: chosen ?? countryByAbbr(account?.country ?? '')?.abbr ?? 'US', phone };
  const change = (next: PhoneValue): void => {
    setPhone(next.phone);
    if (next.country !== value.country) setChosen(next.country);
  };
  const wrong = checkPhone(value.phone, value.country);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    const number = toE164(value.phone, value.country);
    if (number === undefined) return;
    const target = { phone: number, country: value.country, channel };
    const answer = await run(target);
    if (answer) onSent(takeSentCode(target, answer));
  };
  const shown = isTried && wrong !== undefined ? t(`errors:${wrong}`) : error && textOf(error);
  return (
    <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
      <PhoneField value={value} error={shown} onChange={change} />
      <Segmented
        label={t('leads:alert.way')}
        value={channel}
        options={[
          { value: 'sms', label: t('leads:alert.sms') },
          { value: 'whatsapp', label: t('leads:alert.whatsapp') },
        ]}
        onChange={setChannel}
      />
      <div className={frame.end}>
        {onCancel && <Button onClick={onCancel}>{t('leads:alert.cancel')}</Button>}
        <Button type="submit" variant="primary" isBusy={isRunning}>
          {t('leads:alert.send')}
        </Button>
      </div>
    </form>
  );
}
