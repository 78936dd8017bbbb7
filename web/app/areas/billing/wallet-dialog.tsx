/** Links a GoPay account in three steps: the number, the consent in the wallet, linked. */
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Customer } from '../../../../shared/model/billing.ts';
import { checkPhone, toE164 } from '../../../../shared/rules/phone.ts';
import { live } from '../../../lib/live.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { useAskAgain, useCall, useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import buttonStyles from '../../../ui/button.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import styles from './billing.module.css';

type WalletDialogProps = { onCustomer: (customer: Customer) => void; onClose: () => void };

export function WalletDialog({ onCustomer, onClose }: WalletDialogProps): ReactNode {
  const { t } = useTranslation('billing');
  /** Where its holder agrees; undefined before the number was sent, null where the wallet itself asks. */
  const [activationUrl, setActivationUrl] = useState<string | null | undefined>(undefined);
  return (
    <Dialog isOpen onClose={onClose} label={t('wallet.title')} isSheet>
      <h2 className={styles.dialogTitle}>{t('wallet.title')}</h2>
      {activationUrl === undefined ? (
        <NumberForm
          onCancel={onClose}
          onSent={(url, customer) => {
            onCustomer(customer);
            setActivationUrl(url);
          }}
        />
      ) : (
        <Consent url={activationUrl} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** GoPay has wallets of Indonesian numbers. */
const COUNTRY = 'ID';

type NumberFormProps = { onCancel: () => void; onSent: (activationUrl: string | null, customer: Customer) => void };

function NumberForm({ onCancel, onSent }: NumberFormProps): ReactNode {
  const { t } = useTranslation(['billing', 'app', 'errors']);
  const textOf = useErrorText();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useEffectCall('linkWallet');
  const wrong = checkPhone(typed, COUNTRY);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    const phone = wrong === undefined ? toE164(typed, COUNTRY) : undefined;
    if (phone === undefined) return;
    const answer = await run({ phone });
    if (answer !== null) onSent(answer.activationUrl, answer.customer);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <ol className={styles.steps}>
        <li>{t('wallet.step1')}</li>
        <li>{t('wallet.step2')}</li>
        <li>{t('wallet.step3')}</li>
      </ol>
      {error !== undefined && <Notice tone="bad">{textOf(error)}</Notice>}
      <TextField
        label={t('wallet.phone')}
        help={t('wallet.phoneHelp')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        value={typed}
        error={isTried && wrong !== undefined ? t(`errors:${wrong}`) : undefined}
        onChange={setTyped}
      />
      <div className={styles.acts}>
        <Button onClick={onCancel}>{t('app:cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isRunning}>
          {t('wallet.send')}
        </Button>
      </div>
    </form>
  );
}

const untilLinked = {
  ...live,
  refreshInterval: (answer?: OutputOfCall<'checkWallet'>) =>
    answer?.customer?.wallet?.state === 'linked' ? 0 : live.refreshInterval(),
};

type ConsentProps = Pick<WalletDialogProps, 'onClose'> & { url: string | null };

function Consent({ url, onClose }: ConsentProps): ReactNode {
  const { t } = useTranslation('billing');
  const askAgain = useAskAgain();
  const { data } = useCall('checkWallet', {}, { swr: untilLinked });
  const isLinked = data?.customer?.wallet?.state === 'linked';
  useEffect(() => {
    if (isLinked) void askAgain('customerDetail');
  }, [isLinked, askAgain]);
  if (isLinked) {
    return (
      <>
        <Notice tone="good">{t('wallet.linked')}</Notice>
        <div className={styles.acts}>
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Notice>{t('wallet.waiting')}</Notice>
      <div className={styles.acts}>
        <Button onClick={onClose}>{t('close')}</Button>
        {url !== null && (
          <a
            className={classNames(buttonStyles.button, buttonStyles.primary)}
            href={url}
            target="_blank"
            rel="noopener"
          >
            {t('wallet.agree')}
          </a>
        )}
      </div>
    </>
  );
}
