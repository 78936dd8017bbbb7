import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoonIcon, SunIcon } from '../editor-icons.tsx';
import styles from './preview.module.css';
import type { ShownTheme } from './use-shown-page.ts';

const themes = [
  { theme: 'light', icon: SunIcon },
  { theme: 'dark', icon: MoonIcon },
] as const;

/** Shows the page as it is in light and in dark. */
export function ThemeSwitch({
  theme,
  onChange,
}: {
  theme: ShownTheme;
  onChange: (theme: ShownTheme) => void;
}): ReactNode {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.themes} role="group" aria-label={t('preview.theme')}>
      {themes.map(({ theme: value, icon: ThemeIcon }) => (
        <button
          key={value}
          type="button"
          title={t(`preview.${value}`)}
          aria-label={t(`preview.${value}`)}
          aria-pressed={theme === value}
          onClick={() => onChange(value)}
        >
          <ThemeIcon size={18} />
        </button>
      ))}
    </div>
  );
}
