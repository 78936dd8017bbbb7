/** Another phone number, or the first one: proved by a code. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countryByAbbr } from '../../../../shared/places/countries.ts';
import { checkPhone, toE164 } from '../../../../shared/rules/phone.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { PhoneField, type PhoneValue } from '../../../ui/phone-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { useProof } from '../security/use-proof.tsx';
import { CodeForm, takeSentCode, type SentCode } from './code-form.tsx';
import type { ChangeProps } from './email-change.tsx';
import styles from './settings.module.css';

type PhoneChangeProps = ChangeProps & {
  /** Of the account: most numbers are from there. */
  country: string;
};

export function PhoneChange({ country, onChanged, onCancel }: PhoneChangeProps): ReactNode {
  const [sent, setSent] = useState<SentCode | null>(null);
  const { withProof, proofDialog } = useProof();
  const { run, isRunning, error } = useEffectCall('changePhoneNumber', withProof);
  if (sent === null) return <PhoneForm country={country} onSent={setSent} onCancel={onCancel} />;
  const prove = async (code: string): Promise<void> => {
    const { account: phone, country: of } = sent.target;
    const account = await run({ phone, country: of ?? '', codeId: sent.codeId, code });
    if (account) onChanged(account);
  };
  return (
    <>
      <CodeForm
        sent={sent}
        onSentAgain={setSent}
        onBack={() => setSent(null)}
        onCode={(code) => void prove(code)}
        isRunning={isRunning}
        error={error}
      />
      {proofDialog}
    </>
  );
}

type PhoneFormProps = { country: string; onSent: (sent: SentCode) => void; onCancel: () => void };

function PhoneForm({ country, onSent, onCancel }: PhoneFormProps): ReactNode {
  const { t } = useTranslation(['settings', 'errors']);
  const textOf = useErrorText();
  const [value, setValue] = useState<PhoneValue>({ country: countryByAbbr(country)?.abbr ?? 'US', phone: '' });
  const [channel, setChannel] = useState<'sms' | 'whatsapp'>('sms');
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('sendChangeCode');
  const wrong = checkPhone(value.phone, value.country);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    const account = toE164(value.phone, value.country);
    if (account === undefined || isRunning) return;
    const target = { account, channel, country: value.country };
    const answer = await run(target);
    if (answer) onSent(takeSentCode(target, answer));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <PhoneField
        value={value}
        error={isTried && wrong !== undefined ? t(`errors:${wrong}`) : error && textOf(error)}
        onChange={setValue}
      />
      <Segmented
        label={t('contact.way')}
        value={channel}
        options={[
          { value: 'sms', label: t('contact.sms') },
          { value: 'whatsapp', label: t('contact.whatsapp') },
        ]}
        onChange={setChannel}
      />
      <div className={styles.end}>
        <Button onClick={onCancel}>{t('contact.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isRunning}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  );
}
