import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Icon } from './icons.tsx';
import styles from './state.module.css';

export type EmptyStateProps = {
  title: string;
  text: ReactNode;
  /** An icon, or a picture of what it will look like. */
  icon?: Icon;
  picture?: ReactNode;
  actions?: ReactNode;
  /** It is all that the screen shows, so its title is the screen's. */
  isScreen?: boolean;
};

/** Nothing here yet: says what will be, and how it comes about. */
export function EmptyState({ title, text, icon: Picture, picture, actions, isScreen }: EmptyStateProps): ReactNode {
  const Title = isScreen === true ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      {picture}
      {Picture !== undefined && (
        <div className={classNames(styles.picture, styles.icon)}>
          <Picture size={26} />
        </div>
      )}
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
