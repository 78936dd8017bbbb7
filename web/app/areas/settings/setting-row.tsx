/** One thing of the account: what it is, how it stands, and what can be done about it. */
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { Icon } from '../../../ui/icons.tsx';
import styles from './setting-row.module.css';

export type SettingRowProps = {
  icon?: Icon;
  /** How it stands: green, amber, or nothing said. */
  tone?: 'good' | 'warning';
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
};

/** A list of them, with hairlines between. */
export function SettingRows({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.rows}>{children}</ul>;
}

export function SettingRow({ icon: Picture, tone, title, text, action }: SettingRowProps): ReactNode {
  return (
    <li className={styles.row}>
      {Picture !== undefined && (
        <span className={classNames(styles.icon, tone !== undefined && styles[tone])}>
          <Picture size={20} />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </li>
  );
}

/** A few words beside a title. */
export function RowBadge({ children }: { children: ReactNode }): ReactNode {
  return <span className={styles.badge}>{children}</span>;
}
