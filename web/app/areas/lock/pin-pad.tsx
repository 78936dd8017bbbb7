/** Four digits by a number pad, or by the keyboard. Nobody beside the person hears or sees which. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PIN_DIGITS } from '../../../../shared/rules/pin.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EraseIcon } from '../../../ui/area-icons.tsx';
import { useLanguageTag } from '../../../ui/use-language-tag.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './pin-pad.module.css';

export type PinPadProps = {
  /** What the digits are for. */
  label: string;
  value: string;
  onChange: (digits: string) => void;
  onComplete: (pin: string) => void;
  error?: string | undefined;
  isBusy?: boolean;
  /** At the place left of the zero: another way in. */
  corner?: ReactNode;
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

export function PinPad({ label, value, onChange, onComplete, error, isBusy = false, corner }: PinPadProps): ReactNode {
  const { t } = useTranslation('lock');
  const type = (digit: string): void => {
    if (isBusy || value.length >= PIN_DIGITS) return;
    const next = `${value}${digit}`;
    onChange(next);
    if (next.length === PIN_DIGITS) onComplete(next);
  };
  const erase = (): void => {
    if (!isBusy) onChange(value.slice(0, -1));
  };
  const padRef = useKeyboard(type, erase);
  return (
    <div ref={padRef} className={styles.pad} role="group" aria-label={label}>
      <Dots count={value.length} isWrong={error !== undefined && value === ''} />
      <p className={styles.error} role="alert">
        {error}
      </p>
      <VisuallyHidden>
        <span role="status">{value === '' ? '' : t('pad.progress', { count: value.length, all: PIN_DIGITS })}</span>
      </VisuallyHidden>
      <div className={styles.keys} dir="ltr">
        {digits.map((digit) => (
          <Key key={digit} digit={digit} onPress={type} />
        ))}
        <span className={styles.corner}>{corner}</span>
        <Key digit="0" onPress={type} />
        <button
          type="button"
          className={classNames(styles.key, styles.erase)}
          aria-label={t('pad.erase')}
          onClick={erase}
        >
          <EraseIcon size={24} />
        </button>
      </div>
    </div>
  );
}

function Key({ digit, onPress }: { digit: string; onPress: (digit: string) => void }): ReactNode {
  const shown = new Intl.NumberFormat(useLanguageTag()).format(Number(digit));
  return (
    <button type="button" className={styles.key} data-digit={digit} onClick={() => onPress(digit)}>
      {shown}
    </button>
  );
}

function Dots({ count, isWrong }: { count: number; isWrong: boolean }): ReactNode {
  return (
    <div className={classNames(styles.dots, isWrong && styles.wrong)} aria-hidden="true">
      {Array.from({ length: PIN_DIGITS }, (_, index) => (
        <span key={index} className={styles.dot} data-filled={index < count || undefined} />
      ))}
    </div>
  );
}

/** Digits of any script, and the erasing keys, wherever the focus is within the pad's dialog or screen. */
function useKeyboard(type: (digit: string) => void, erase: () => void) {
  const padRef = useRef<HTMLDivElement>(null);
  const actions = useRef({ type, erase });
  actions.current = { type, erase };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isElsewhere = (padRef.current?.closest('dialog') ?? null) !== topDialog();
      if (isElsewhere || event.target instanceof HTMLInputElement) return;
      const digit = digitOf(event.key);
      if (digit !== null) actions.current.type(digit);
      else if (event.key === 'Backspace' || event.key === 'Delete') actions.current.erase();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return padRef;
}

function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
}

/** Arabic and Persian keyboards type digits of their own. */
function digitOf(key: string): string | null {
  if (/^[0-9]$/.test(key)) return key;
  return /^[\u0660-\u0669\u06F0-\u06F9]$/.test(key) ? String(key.charCodeAt(0) & 0xf) : null;
}
