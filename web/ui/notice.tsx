import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CheckIcon, InfoIcon, WarningIcon, type Icon } from './icons.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'plain' | 'good' | 'warning' | 'bad';

const icons: Record<NoticeTone, Icon> = { plain: InfoIcon, good: CheckIcon, warning: WarningIcon, bad: WarningIcon };

export type NoticeProps = { tone?: NoticeTone; children: ReactNode };

/** Words about the whole form or screen; bad ones are announced at once. */
export function Notice({ tone = 'plain', children }: NoticeProps): ReactNode {
  const ToneIcon = icons[tone];
  return (
    <div
      className={classNames(styles.notice, tone !== 'plain' && styles[tone])}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <ToneIcon size={20} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
