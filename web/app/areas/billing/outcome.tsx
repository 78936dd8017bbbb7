/** How something ended, as a screen of its own. */
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, ClockIcon, WarningIcon } from '../../../ui/icons.tsx';
import styles from './outcome.module.css';

const icons = { good: CheckIcon, waiting: ClockIcon, bad: WarningIcon };

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
    <div className={styles.outcome} role={tone === 'bad' ? 'alert' : 'status'}>
      <div className={classNames(styles.picture, styles[tone])}>
        <ToneIcon size={28} />
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>{text}</div>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
