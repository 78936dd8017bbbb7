import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPassword, checkPasswordsMatch, trimPassword } from '../../../../shared/rules/password.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PasswordRules } from '../../../ui/password-rules.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import styles from '../settings/settings.module.css';

type PasswordFormProps = { onChanged: () => void; onCancel: () => void };

export function PasswordForm({ onChanged, onCancel }: PasswordFormProps): ReactNode {
  const { t } = useTranslation('security');
  const form = usePasswordForm(onChanged);
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {form.failure !== undefined && <Notice tone="bad">{form.failure}</Notice>}
      <PasswordField
        label={t('password.current')}
        name="current-password"
        autoComplete="current-password"
        autoFocus
        value={form.values.current}
        error={form.errors.current}
        onChange={(current) => form.change({ current })}
      />
      <div className={styles.tight}>
        <PasswordField
          label={t('password.new')}
          name="new-password"
          autoComplete="new-password"
          value={form.values.fresh}
          error={form.errors.fresh}
          onChange={(fresh) => form.change({ fresh })}
        />
        <PasswordRules password={form.values.fresh} />
      </div>
      <PasswordField
        label={t('password.again')}
        name="repeated-password"
        autoComplete="new-password"
        value={form.values.repeated}
        error={form.errors.repeated}
        onChange={(repeated) => form.change({ repeated })}
      />
      <div className={styles.end}>
        <Button onClick={onCancel}>{t('password.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={form.isRunning}>
          {t('password.save')}
        </Button>
      </div>
    </form>
  );
}

type Values = { current: string; fresh: string; repeated: string };

function usePasswordForm(onChanged: () => void) {
  const { t } = useTranslation('errors');
  const textOf = useErrorText();
  const [values, setValues] = useState<Values>({ current: '', fresh: '', repeated: '' });
  const [isTried, setTried] = useState(false);
  /** What the answer speaks of has not been put right yet. */
  const [isAnswerShown, setAnswerShown] = useState(false);
  const { run, isRunning, error } = useEffectCall('changePassword');
  const wrong = {
    current: values.current === '' ? 'field_required' : undefined,
    fresh: checkPassword(values.fresh),
    repeated: checkPasswordsMatch(values.fresh, values.repeated),
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (Object.values(wrong).some((code) => code !== undefined) || isRunning) return;
    setAnswerShown(true);
    const answer = await run({ password: trimPassword(values.current), newPassword: trimPassword(values.fresh) });
    if (answer) onChanged();
  };
  const answered = isAnswerShown && error !== undefined ? fieldOf(error) : null;
  const wordsOf = (field: keyof Values): string | undefined => {
    const code = wrong[field];
    if (isTried && code !== undefined) return t(code);
    return answered === field ? textOf(error) : undefined;
  };
  return {
    values,
    change: (changes: Partial<Values>): void => {
      setValues({ ...values, ...changes });
      setAnswerShown(false);
    },
    errors: { current: wordsOf('current'), fresh: wordsOf('fresh'), repeated: wordsOf('repeated') },
    failure: answered === 'form' ? textOf(error) : undefined,
    isRunning,
    submit: (event: FormEvent) => void submit(event),
  };
}

/** The field that an answer speaks of. */
function fieldOf(error: unknown): keyof Values | 'form' {
  if (!(error instanceof ApiError)) return 'form';
  if (error.code === 'password_wrong') return 'current';
  return ['password_format', 'password_common', 'password_leaked'].includes(error.code) ? 'fresh' : 'form';
}
