import { useState, type ReactNode } from 'react';
import { isHexColour } from '../../../../../shared/rules/hex-colour.ts';
import { FieldFrame } from '../../../../ui/field-frame.tsx';
import { useCodeText } from '../use-code-text.ts';
import styles from './design.module.css';

export type ColourFieldProps = {
  label: string;
  /** Of the browser's own picker, for screen readers. */
  pickLabel: string;
  value: string;
  /** What the page does to the colour, if anything. */
  note: string | undefined;
  onChange: (colour: string) => void;
};

/** Any colour by its code; one that is none is not taken, and the page keeps the last good one. */
export function ColourField({ label, pickLabel, value, note, onChange }: ColourFieldProps): ReactNode {
  const textOf = useCodeText();
  const [typing, setTyping] = useState({ text: value, colour: value });
  // A colour that was chosen elsewhere replaces what was typed here.
  const typed = typing.colour === value ? typing.text : value;
  const isGood = isHexColour(withHash(typed));
  const type = (text: string): void => {
    const colour = isHexColour(withHash(text)) ? withHash(text).toLowerCase() : value;
    setTyping({ text, colour });
    if (colour !== value) onChange(colour);
  };
  return (
    <FieldFrame label={label} help={note} error={isGood ? undefined : textOf('colour_invalid')}>
      {(control) => (
        <div className={styles.own} dir="ltr">
          <input
            type="color"
            className={styles.well}
            aria-label={pickLabel}
            value={sixDigits(value)}
            onChange={(event) => type(event.target.value)}
          />
          <input
            {...control}
            className={styles.hex}
            value={typed}
            maxLength={9}
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** People who paste `1f3a5f` mean `#1f3a5f`. */
function withHash(text: string): string {
  const bare = text.trim();
  return bare.startsWith('#') ? bare : `#${bare}`;
}

/** The browser's own picker knows six digits only. */
export function sixDigits(colour: string): string {
  const digits = colour.slice(1).toLowerCase();
  const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${full.slice(0, 6)}`;
}
