/** A few options, each large enough for a thumb. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { FieldError } from '../../../../ui/field-frame.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './option-cards.module.css';

export type CardOption = { value: string; label: string };

type OptionCardsProps = {
  label: string;
  isLabelHidden: boolean;
  help?: string | undefined;
  error?: string | undefined;
  options: readonly CardOption[];
  chosen: readonly string[];
  /** Whether several can be chosen. */
  isMany?: boolean;
  /** Chips in a row in place of cards one below the other. */
  isSmall?: boolean;
  onChoose: (value: string) => void;
  onTap?: (() => void) | undefined;
};

/** How long a choice is seen before the next question comes, in ms. */
const SEEN_MS = 160;

export function OptionCards(props: OptionCardsProps): ReactNode {
  const {
    label,
    isLabelHidden,
    help,
    error,
    options,
    chosen,
    isMany = false,
    isSmall = false,
    onChoose,
    onTap,
  } = props;
  const name = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const errorId = useId();
  const helpId = useId();
  return (
    <fieldset
      className={classNames(styles.set, isSmall && styles.small, !isSmall && options.length === 2 && styles.pair)}
      aria-describedby={
        [help !== undefined && helpId, error !== undefined && errorId].filter(Boolean).join(' ') || undefined
      }
    >
      <legend className={isLabelHidden ? undefined : styles.legend}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      {help !== undefined && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      <div className={styles.options}>
        {options.map(({ value, label: words }) => (
          <label key={value} className={styles.option}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(value)}
              onChange={() => onChoose(value)}
              // Arrow keys walk through the options; only a touch or a click is an answer to go on with.
              onClick={({ detail }) => {
                if (detail > 0 && onTap !== undefined) {
                  clearTimeout(timer.current);
                  timer.current = setTimeout(onTap, SEEN_MS);
                }
              }}
            />
            <span className={styles.words}>{words}</span>
            <span className={isMany ? styles.box : styles.dot} aria-hidden="true" />
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
