import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import frame from '../settings/settings.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './security.module.css';
import { useProof } from './use-proof.tsx';

/** Ten new recovery codes: asks first, as those of before end. */
export function RenewCodes({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation(['security', 'app']);
  const textOf = useErrorText();
  const { codes, failure, isBusy, renew, proofDialog } = useRenewal();
  const title = t('renewal.title');
  // The codes are shown once: a press beside the dialog must not lose them.
  const dismiss = codes === null ? onClose : () => undefined;
  return (
    <>
      <Dialog isOpen onClose={dismiss} label={title}>
        {codes !== null && <RecoveryCodes codes={codes} onClose={onClose} />}
        {codes === null && (
          <div className={frame.form}>
            <div className={styles.words}>
              <h2 className={styles.title}>{title}</h2>
              <p>{t('renewal.text')}</p>
            </div>
            {failure !== null && <Notice tone="bad">{textOf(failure)}</Notice>}
            <div className={frame.end}>
              <Button onClick={onClose}>{t('app:cancel')}</Button>
              <Button variant="primary" isBusy={isBusy} onClick={renew}>
                {t('renewal.confirm')}
              </Button>
            </div>
          </div>
        )}
      </Dialog>
      {proofDialog}
    </>
  );
}

function useRenewal() {
  const { withProof, proofDialog } = useProof();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const renew = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await withProof(() => callApi('renewRecoveryCodes', {}));
      if (answer !== null) setCodes(answer.recoveryCodes);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { codes, failure, isBusy, renew: () => void renew(), proofDialog };
}
