import type { CSSProperties, ReactNode } from 'react';
import type { ConnectionBar } from '../../../../../shared/model/page.ts';
import { cssVariable } from '../../../../pages/sections/photo.tsx';
import { darkPalette, lightPalette, type Palette } from '../../../../ui/tokens.ts';
import { useDraftActions } from '../editor-context.tsx';
import styles from './bar.module.css';

/** The colours are those of the page, whatever those of the app. */
const variables = (palette: Palette): CSSProperties =>
  Object.fromEntries(Object.entries(palette).map(([name, colour]) => [`--${name}`, colour]));
const light = variables(lightPalette);
const dark = variables(darkPalette);

/** The lower end of a phone with the bar on it. */
export function BarPicture({ shape, colour }: Pick<ConnectionBar, 'shape' | 'colour'>): ReactNode {
  const { themeColour, pageTheme } = useDraftActions().draft.design;
  return (
    <span className={styles.phone} style={pageTheme === 'dark' ? dark : light}>
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
