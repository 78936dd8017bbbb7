/** A PIN in its steps: the one of now, a new one, the same again, confirmed, changed. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isEasyPin } from '../../../../shared/rules/pin.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { PinPad } from '../lock/pin-pad.tsx';
import styles from './security.module.css';
import { usePinSetup, type PinSetupKind, type PinSetupState } from './use-pin-setup.ts';
import { useProof } from './use-proof.tsx';

export type PinSetupProps = { kind: PinSetupKind; hasPasskey: boolean; onClose: () => void };

export function PinSetup({ kind, hasPasskey, onClose }: PinSetupProps): ReactNode {
  const { t } = useTranslation('security');
  const proof = useProof();
  const state = usePinSetup(kind, hasPasskey, proof);
  const title = t(`pin.steps.${state.step}`);
  return (
    <>
      <Dialog isOpen onClose={onClose} label={title} isSheet>
        <div className={styles.step}>
          {state.step === 'done' ? (
            <Done kind={kind} onClose={onClose} />
          ) : (
            <>
              <div className={styles.words}>
                <h2 className={styles.title}>{title}</h2>
                <p>{t(`pin.stepTexts.${state.step}`)}</p>
              </div>
              {state.step === 'confirm' ? <Confirm state={state} /> : <Digits title={title} state={state} />}
              {state.step !== 'confirm' && (
                <Button variant="plain" onClick={onClose}>
                  {t('cancel')}
                </Button>
              )}
            </>
          )}
        </div>
      </Dialog>
      {proof.proofDialog}
    </>
  );
}

function Digits({ title, state }: { title: string; state: PinSetupState }): ReactNode {
  const { t } = useTranslation('security');
  const { step, typed, setTyped, complete, error, isBusy, forget, startOver } = state;
  return (
    <>
      <PinPad
        key={step}
        label={title}
        value={typed}
        error={error}
        isBusy={isBusy}
        onChange={setTyped}
        onComplete={complete}
      />
      {step === 'current' && <TextButton onClick={forget}>{t('pin.forgotten')}</TextButton>}
      {step === 'verify' && <TextButton onClick={startOver}>{t('pin.startOver')}</TextButton>}
    </>
  );
}

function Confirm({ state }: { state: PinSetupState }): ReactNode {
  const { t } = useTranslation('security');
  return (
    <>
      {state.error !== undefined && <Notice tone="bad">{state.error}</Notice>}
      {isEasyPin(state.newPin) && <Notice tone="warning">{t('pin.easy')}</Notice>}
      <div className={styles.actions}>
        <Button onClick={state.startOver}>{t('pin.another')}</Button>
        <Button variant="primary" isBusy={state.isBusy} onClick={state.confirm}>
          {t('pin.confirm')}
        </Button>
      </div>
    </>
  );
}

function Done({ kind, onClose }: { kind: PinSetupKind; onClose: () => void }): ReactNode {
  const { t } = useTranslation('security');
  return (
    <>
      <span className={styles.done}>
        <CheckIcon size={32} />
      </span>
      <div className={styles.words} role="status">
        <h2 className={styles.title}>{t(kind === 'use' ? 'pin.steps.used' : 'pin.steps.done')}</h2>
        <p>{t('pin.stepTexts.done')}</p>
      </div>
      <Button variant="primary" autoFocus onClick={onClose}>
        {t('done')}
      </Button>
    </>
  );
}
