/** How something ended, as a screen of its own. */
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, ClockIcon, WarningIcon } from '../../../ui/icons.tsx';
import state from '../../../ui/state.module.css';
import styles from './outcome.module.css';

const icons = { good: CheckIcon, waiting: ClockIcon, bad: WarningIcon };
const looks = { good: state.good, waiting: state.icon, bad: state.trouble };

type OutcomeProps = {
  tone: keyof typeof icons;
  title: string;
  text: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

export function Outcome({ tone, title, text, children, actions }: OutcomeProps): ReactNode {
  const ToneIcon = icons[tone];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed is gone: readers go on from here.
    heading.current?.focus();
  }, [title]);
  return (
    <div className={state.state} role={tone === 'bad' ? 'alert' : 'status'}>
      <div className={classNames(state.picture, looks[tone])}>
        <ToneIcon size={28} />
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={classNames(state.words, state.text)}>{text}</div>
      {children}
      {actions !== undefined && <div className={classNames(state.actions, styles.actions)}>{actions}</div>}
    </div>
  );
}
