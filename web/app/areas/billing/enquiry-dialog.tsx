/** An enquiry about the team plans. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail } from '../../../../shared/rules/email.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField, TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import styles from './billing.module.css';

type EnquiryDialogProps = { isOpen: boolean; onClose: () => void };

export function EnquiryDialog({ isOpen, onClose }: EnquiryDialogProps): ReactNode {
  const { t } = useTranslation('billing');
  const [isSent, setSent] = useState(false);
  const close = (): void => {
    setSent(false);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} label={t('enquiry.title')} isSheet>
      <h2 className={styles.dialogTitle}>{t('enquiry.title')}</h2>
      {isSent ? (
        <>
          <Notice tone="good">{t('enquiry.sent')}</Notice>
          <div className={styles.acts}>
            <Button variant="primary" onClick={close}>
              {t('close')}
            </Button>
          </div>
        </>
      ) : (
        <EnquiryForm onSent={() => setSent(true)} onCancel={close} />
      )}
    </Dialog>
  );
}

function EnquiryForm({ onSent, onCancel }: { onSent: () => void; onCancel: () => void }): ReactNode {
  const { t } = useTranslation(['billing', 'app']);
  const textOf = useErrorText();
  const { draft, change, errors, isRunning, error, submit } = useEnquiry(onSent);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.soft}>{t('enquiry.text')}</p>
      {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
      <TextField
        label={t('enquiry.name')}
        autoComplete="name"
        value={draft.name}
        error={errors.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={t('enquiry.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        value={draft.email}
        error={errors.email}
        onChange={(email) => change({ email })}
      />
      <div className={styles.pair}>
        <TextField
          label={t('enquiry.company')}
          autoComplete="organization"
          value={draft.company}
          error={errors.company}
          onChange={(company) => change({ company })}
        />
        <TextField
          label={t('enquiry.people')}
          inputMode="numeric"
          value={draft.people}
          error={errors.people}
          onChange={(people) => change({ people })}
        />
      </div>
      <TextAreaField
        label={t('enquiry.words')}
        isOptional
        rows={3}
        maxLength={2_000}
        value={draft.text}
        onChange={(text) => change({ text })}
      />
      <div className={styles.acts}>
        <Button onClick={onCancel}>{t('app:cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isRunning}>
          {t('enquiry.send')}
        </Button>
      </div>
    </form>
  );
}

type Enquiry = { name: string; email: string; company: string; people: string; text: string };

const MOST_PEOPLE = 100_000;

function useEnquiry(onSent: () => void) {
  const { t } = useTranslation(['billing', 'errors']);
  const { data: account } = useCall('getUserInfo', {});
  const [typed, setTyped] = useState<Partial<Enquiry>>({});
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('planEnquiry');
  const known = { name: account?.fullName ?? '', email: account?.email ?? '' };
  const draft: Enquiry = { ...known, company: '', people: '', text: '', ...typed };
  const people = Number(draft.people.trim());
  const emailError = checkEmail(draft.email);
  const required = (text: string): string | undefined => (text.trim() === '' ? t('errors:field_required') : undefined);
  const isCount = Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE;
  const errors = {
    name: required(draft.name),
    email: emailError && t(`errors:${emailError}`),
    company: required(draft.company),
    people: isCount ? undefined : t('enquiry.peopleInvalid'),
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (Object.values(errors).some((one) => one !== undefined)) return;
    if ((await run({ ...draft, people })) !== null) onSent();
  };
  const shown: Partial<typeof errors> = isTried ? errors : {};
  return {
    draft,
    change: (changes: Partial<Enquiry>) => setTyped({ ...typed, ...changes }),
    errors: shown,
    isRunning,
    error,
    submit,
  };
}
