import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isHexColour } from '../../../../../shared/rules/hex-colour.ts';
import { pageColours } from '../../../../pages/theme.ts';
import { useDraftActions } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import { ColourField, sixDigits } from './colour-field.tsx';
import styles from './design.module.css';
import { palette } from './palette.ts';

/** The one colour of the page: ten to start from, or the owner's own. */
export function ColourSection(): ReactNode {
  const { t } = useTranslation('editor-design');
  const { draft, setDesign } = useDraftActions();
  const name = useId();
  const { themeColour } = draft.design;
  return (
    <Section title={t('colour.title')} text={t('colour.text')}>
      <fieldset className={styles.options}>
        <legend className={styles.hidden}>{t('colour.title')}</legend>
        <div className={styles.swatches}>
          {palette.map(({ id, hex }) => (
            <label key={id} className={styles.swatch} style={{ background: hex }} title={t(`colour.${id}`)}>
              <input
                type="radio"
                name={name}
                aria-label={t(`colour.${id}`)}
                checked={themeColour.toLowerCase() === hex}
                onChange={() => setDesign({ themeColour: hex })}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <ColourField
        label={t('colour.own')}
        pickLabel={t('colour.pick')}
        value={themeColour}
        note={useContrastNote()}
        onChange={(colour) => setDesign({ themeColour: colour })}
      />
    </Section>
  );
}

/** Pages correct a colour that would be hard to read; the owner should not wonder where it went. */
function useContrastNote(): string | undefined {
  const { t } = useTranslation('editor-design');
  const { themeColour, pageTheme } = useDraftActions().draft.design;
  if (!isHexColour(themeColour)) return undefined;
  const isChanged = (theme: 'light' | 'dark'): boolean =>
    pageColours(themeColour, theme).accent !== sixDigits(themeColour);
  if (pageTheme !== 'dark' && isChanged('light')) return t('colour.darker');
  return pageTheme !== 'light' && isChanged('dark') ? t('colour.lighter') : undefined;
}
