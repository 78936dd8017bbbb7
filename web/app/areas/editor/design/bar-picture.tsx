import type { ReactNode } from 'react';
import type { ConnectionBar } from '../../../../../shared/model/page.ts';
import { cssVariable } from '../../../../pages/sections/photo.tsx';
import { useDraftActions } from '../editor-context.tsx';
import styles from './bar.module.css';

/** The lower end of a phone with the bar on it. */
export function BarPicture({ shape, colour }: Pick<ConnectionBar, 'shape' | 'colour'>): ReactNode {
  const { themeColour } = useDraftActions().draft.design;
  return (
    <span className={styles.phone}>
      <span
        className={styles.bar}
        data-shape={shape}
        data-colour={colour}
        style={colour === 'theme' ? cssVariable('--surface', themeColour) : undefined}
      >
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
