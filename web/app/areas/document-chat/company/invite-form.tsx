import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { companyRoles, type CompanyRole } from '../../../../../shared/model/company-roles.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import styles from './company.module.css';
import { useRoleNames, type People } from './use-save-member.ts';

/** Asks somebody by mail to join. */
export function InviteForm({ onChange }: { onChange: (people: People) => void }): ReactNode {
  const { t } = useTranslation('product-talk');
  const textOf = useErrorText();
  const names = useRoleNames();
  const { run, isRunning, error } = useEffectCall('saveMember');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<CompanyRole>('editor');
  const invite = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isRunning) return;
    const people = await run({ action: 'invite', email: email.trim(), role });
    if (!people) return;
    onChange(people);
    showToast({ text: t('people.inviteSent', { email: email.trim() }), tone: 'good' });
    setEmail('');
  };
  return (
    <form className={styles.invite} noValidate onSubmit={(event) => void invite(event)}>
      <TextField
        type="email"
        label={t('people.email')}
        dir="ltr"
        autoComplete="off"
        value={email}
        error={error === undefined ? undefined : textOf(error)}
        onChange={setEmail}
      />
      <SelectField
        label={t('people.roleLabel')}
        value={role}
        options={companyRoles.map((value) => ({ value, label: names[value] }))}
        onChange={setRole}
      />
      <Button type="submit" isBusy={isRunning} className={styles.send}>
        {t('people.invite')}
      </Button>
    </form>
  );
}
