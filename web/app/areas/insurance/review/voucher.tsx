import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextButton } from '../../../../ui/text-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { useFlow } from '../flow/flow-context.ts';
import styles from './review.module.css';

/** A voucher taken in, or out again; the price follows. */
export function Voucher(): ReactNode {
  const { t } = useTranslation('insurance');
  const { store, state } = useFlow();
  const textOf = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const taken = state.server?.voucherCode ?? null;
  const send = async (wanted: string): Promise<void> => {
    setBusy(true);
    const answer = await store.ask('findPriceByVoucher', { code: wanted });
    setBusy(false);
    if (answer === null) return;
    setCode('');
    setOpen(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() !== '' && !isBusy) void send(code.trim());
  };
  if (taken !== null) {
    return (
      <p className={styles.taken}>
        {t('voucher.taken', { code: taken })}{' '}
        <TextButton onClick={() => void send('')}>{t('voucher.remove')}</TextButton>
      </p>
    );
  }
  if (!isOpen) {
    return (
      <div>
        <TextButton onClick={() => setOpen(true)}>{t('voucher.have')}</TextButton>
      </div>
    );
  }
  const { error } = state;
  return (
    <form className={styles.voucher} noValidate onSubmit={submit}>
      <TextField
        label={t('voucher.label')}
        value={code}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        autoFocus
        dir="ltr"
        error={error instanceof ApiError && error.code === 'voucher_invalid' ? textOf(error) : undefined}
        onChange={setCode}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('voucher.use')}
      </Button>
    </form>
  );
}
