/** The address and the number that the account is found by. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../../shared/model/account.ts';
import { phoneText } from '../../../../shared/places/phone-text.ts';
import { Button } from '../../../ui/button.tsx';
import { MailIcon, PhoneIcon } from '../../../ui/icons.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import { EmailChange } from './email-change.tsx';
import { PhoneChange } from './phone-change.tsx';
import { SettingRow, SettingRows } from './setting-row.tsx';

type ContactPartProps = { account: Account; onChanged: (account: Account) => unknown };

export function ContactPart({ account, onChanged }: ContactPartProps): ReactNode {
  const { t } = useTranslation('settings');
  const [open, setOpen] = useState<'none' | 'email' | 'phone'>('none');
  const toasts = useToasts();
  const change = {
    onChanged: (changed: Account): void => {
      setOpen('none');
      toasts.saved();
      void onChanged(changed);
    },
    onCancel: () => setOpen('none'),
  };
  if (open === 'email') return <EmailChange {...change} />;
  if (open === 'phone') return <PhoneChange country={account.country} {...change} />;
  const { email, phone } = account;
  return (
    <SettingRows>
      <SettingRow
        icon={MailIcon}
        title={t('contact.email')}
        text={email === '' ? t('contact.noEmail') : <bdi dir="ltr">{email}</bdi>}
        action={
          <Button onClick={() => setOpen('email')}>
            {t(email === '' ? 'contact.addEmail' : 'contact.changeEmail')}
          </Button>
        }
      />
      <SettingRow
        icon={PhoneIcon}
        title={t('contact.phone')}
        text={phone === null ? t('contact.noPhone') : <bdi dir="ltr">{phoneText(phone)}</bdi>}
        action={
          <Button onClick={() => setOpen('phone')}>
            {t(phone === null ? 'contact.addPhone' : 'contact.changePhone')}
          </Button>
        }
      />
    </SettingRows>
  );
}
