import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPinsMatch } from '../../../../shared/rules/pin.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call.ts';
import { callAsAgent } from '../../../lib/app-lock/agent-call.ts';
import { makeDeviceKey } from '../../../lib/app-lock/device-key.ts';
import { saveLock, usualLockMinutes } from '../../../lib/app-lock/lock-store.ts';
import { signedInAccount } from '../../../lib/tokens/token-store.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import type { Proof } from './use-proof.tsx';

/** `use`: there is a PIN already, and this browser is to open with it. */
export type PinSetupKind = 'create' | 'use' | 'change';

/** `current` asks for the PIN of now; `create`, `verify` and `confirm` make a new one; `done` says so. */
export type PinStep = 'current' | 'create' | 'verify' | 'confirm' | 'done';

export type PinSetupState = {
  step: PinStep;
  typed: string;
  setTyped: (digits: string) => void;
  /** The last digit is there. */
  complete: (pin: string) => void;
  newPin: string;
  error: string | undefined;
  isBusy: boolean;
  isBlocked: boolean;
  forget: () => void;
  startOver: () => void;
  confirm: () => void;
};

export function usePinSetup(kind: PinSetupKind, hasPasskey: boolean, { withProof }: Proof): PinSetupState {
  const { t } = useTranslation('errors');
  const textOf = useErrorText();
  const [step, setStep] = useState<PinStep>(kind === 'create' ? 'create' : 'current');
  const [typed, setTyped] = useState('');
  const [currentPin, setCurrentPin] = useState<string | null>(null);
  const [newPin, setNewPin] = useState('');
  const [trouble, setTrouble] = useState<unknown>();
  const [isBlocked, setBlocked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const goTo = (next: PinStep): void => {
    setTyped('');
    setTrouble(undefined);
    setStep(next);
  };
  const attempt = async (action: () => Promise<unknown>, next: PinStep): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      if ((await action()) !== null) goTo(next);
    } catch (failure) {
      setTyped('');
      setTrouble(failure);
      setBlocked(failure instanceof ApiError && failure.code === 'pin_blocked');
    } finally {
      setBusy(false);
    }
  };
  const enrol = (pin: string) => withProof(() => enrolHere(pin, hasPasskey));
  const save = async (): Promise<unknown> => {
    const saved = await withProof(() => callAsAgent('saveAgentPin', { pin: newPin, currentPin }));
    return saved === null || kind === 'change' ? saved : enrol(newPin);
  };
  const takeCurrent = (pin: string): void => {
    if (kind === 'use') return void attempt(() => enrol(pin), 'done');
    setCurrentPin(pin);
    void attempt(() => callAsAgent('verifyAgentPin', { pin }), 'create');
  };
  const takeAgain = (pin: string): void => {
    const mismatch = checkPinsMatch(newPin, pin);
    if (mismatch === undefined) return goTo('confirm');
    setTyped('');
    setTrouble(mismatch);
  };
  return {
    step,
    typed,
    setTyped: (digits) => {
      setTyped(digits);
      if (digits !== '') setTrouble(undefined);
    },
    complete: (pin) => {
      if (step === 'current') return takeCurrent(pin);
      if (step === 'verify') return takeAgain(pin);
      setNewPin(pin);
      goTo('verify');
    },
    newPin,
    error: trouble === undefined ? undefined : typeof trouble === 'string' ? t(trouble) : textOf(trouble),
    isBusy,
    isBlocked,
    forget: () => {
      setCurrentPin(null);
      setBlocked(false);
      goTo('create');
    },
    startOver: () => goTo('create'),
    confirm: () => void attempt(save, 'done'),
  };
}

/** From now on the PIN opens this browser. */
async function enrolHere(pin: string, hasPasskey: boolean): Promise<true> {
  const account = await callApi('getUserInfo', {});
  const publicKey = await makeDeviceKey();
  const { deviceId } = await callApi('enrolDevice', { publicKey, pin });
  saveLock({
    accountId: account.accountId,
    subject: signedInAccount(),
    fullName: account.fullName,
    deviceId,
    hasPasskey,
    minutes: usualLockMinutes,
  });
  return true;
}
