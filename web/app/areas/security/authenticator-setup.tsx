/** An authenticator app in two steps: scan and confirm, then keep the recovery codes. */
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { renderSVG } from 'uqr';
import { callApi } from '../../../lib/api/call.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useErrorText } from '../../../ui/use-error-text.ts';
import frame from '../settings/settings.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './security.module.css';
import { useProof } from './use-proof.tsx';

export function AuthenticatorSetup({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('security');
  const { setup, codes, failure, isBusy, confirm, proofDialog } = useSetup(onClose);
  // The codes are shown once: a press beside the dialog must not lose them.
  const dismiss = codes === null ? onClose : () => undefined;
  return (
    <>
      <Dialog isOpen onClose={dismiss} label={t('authenticator.setUp')}>
        {codes !== null && <RecoveryCodes codes={codes} onClose={onClose} />}
        {codes === null && setup === null && <Preparing failure={failure} onClose={onClose} />}
        {codes === null && setup !== null && (
          <Scan setup={setup} failure={failure} isBusy={isBusy} onConfirm={confirm} onClose={onClose} />
        )}
      </Dialog>
      {proofDialog}
    </>
  );
}

type Setup = OutputOfCall<'startAuthenticator'>;

function useSetup(onClose: () => void) {
  const { withProof, proofDialog } = useProof();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    withProof(() => callApi('startAuthenticator', {})).then(
      (answer) => (answer === null ? onClose() : setSetup(answer)),
      setFailure,
    );
    // Once: another key would take the place of the one that is being scanned.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const confirm = async (code: string): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await withProof(() => callApi('saveAuthenticator', { code }));
      if (answer !== null) setCodes(answer.recoveryCodes);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { setup, codes, failure, isBusy, confirm: (code: string) => void confirm(code), proofDialog };
}

function Preparing({ failure, onClose }: { failure: unknown; onClose: () => void }): ReactNode {
  const { t } = useTranslation('security');
  const textOf = useErrorText();
  if (failure === null) return <SkeletonRows rows={3} height={64} />;
  return (
    <>
      <Notice tone="bad">{textOf(failure)}</Notice>
      <div className={frame.end}>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </>
  );
}

type ScanProps = {
  setup: Setup;
  failure: unknown;
  isBusy: boolean;
  onConfirm: (code: string) => void;
  onClose: () => void;
};

function Scan({ setup, failure, isBusy, onConfirm, onClose }: ScanProps): ReactNode {
  const { t } = useTranslation(['security', 'app']);
  const textOf = useErrorText();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onConfirm(code);
  };
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(setup.link, { border: 1 }))}`;
  return (
    <form className={frame.form} onSubmit={submit} noValidate>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('authenticator.scanTitle')}</h2>
        <p>{t('authenticator.scanText')}</p>
      </div>
      <img className={styles.code} src={picture} alt={t('authenticator.qr')} />
      <div className={styles.words}>
        <p>{t('authenticator.typeKey')}</p>
        <bdi className={styles.key}>{setup.key.match(/.{1,4}/g)?.join(' ')}</bdi>
        <div>
          <CopyButton text={setup.key} label={t('authenticator.copyKey')} />
        </div>
      </div>
      {failure !== null && <Notice tone="bad">{textOf(failure)}</Notice>}
      <TextField
        label={t('authenticator.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={20}
        value={code}
        onChange={setCode}
      />
      <div className={frame.end}>
        <Button onClick={onClose}>{t('app:cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('authenticator.turnOn')}
        </Button>
      </div>
    </form>
  );
}
