import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { trimPassword } from '../../../../shared/rules/password.ts';
import { isAboutPassword } from '../../../app/areas/account/field-of.ts';
import { useStepForm } from '../../../app/areas/account/use-step-form.ts';
import { callApi } from '../../../lib/api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import {
  checkPasswordPair,
  PasswordPair,
  type PasswordPairField,
} from '../../../app/areas/account/steps/password-pair.tsx';
import styles from '../form.module.css';

type Field = PasswordPairField | 'current';

const empty = { current: '', password: '', repeatedPassword: '' };

/** Change Password: the current one, and a new one. */
export function PasswordArea(): ReactNode {
  const { t } = useTranslation(['portal', 'account']);
  const toasts = useToasts();
  const [draft, setDraft] = useState(empty);
  const form = useStepForm<Field>({
    check: () => ({
      current: trimPassword(draft.current) === '' ? 'field_required' : undefined,
      ...checkPasswordPair(draft),
    }),
    send: async () => {
      const [password, newPassword] = [draft.current, draft.password].map(trimPassword);
      await callApi('customerChangePassword', { password: password ?? '', newPassword: newPassword ?? '' });
      setDraft(empty);
      toasts.saved();
    },
    fieldOf: (error) => {
      if (error.code === 'password_wrong') return 'current';
      return isAboutPassword(error) ? 'password' : null;
    },
  });
  return (
    <>
      <PageHeader title={t('menu.password')} text={t('password.text')} />
      <form ref={form.formRef} className={styles.form} onSubmit={form.onSubmit} noValidate method="post">
        {form.failureText !== undefined && <Notice tone="bad">{form.failureText}</Notice>}
        <PasswordField
          label={t('password.current')}
          name="current-password"
          autoComplete="current-password"
          value={draft.current}
          error={form.errors.current}
          onChange={(current) => {
            form.touch('current');
            setDraft({ ...draft, current });
          }}
        />
        <PasswordPair
          value={draft}
          onChange={(pair) => setDraft({ ...draft, ...pair })}
          form={form}
          label={t('account:newPassword.label')}
        />
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t('account:newPassword.save')}
        </Button>
      </form>
    </>
  );
}
