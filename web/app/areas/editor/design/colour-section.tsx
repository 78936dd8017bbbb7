import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isHexColour } from '../../../../../shared/rules/hex-colour.ts';
import { pageColours } from '../../../../pages/theme.ts';
import { FieldFrame } from '../../../../ui/field-frame.tsx';
import { useDraftActions } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import { useCodeText } from '../use-code-text.ts';
import styles from './design.module.css';
import { palette } from './palette.ts';

/** The one colour of the page: ten to start from, or the owner's own. */
export function ColourSection(): ReactNode {
  const { t } = useTranslation('editor');
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
      <OwnColour />
    </Section>
  );
}

/** Any colour by its code; one that is none is not taken, and the page keeps the last good one. */
function OwnColour(): ReactNode {
  const { t } = useTranslation('editor');
  const textOf = useCodeText();
  const { draft, setDesign } = useDraftActions();
  const { themeColour } = draft.design;
  const [typing, setTyping] = useState({ text: themeColour, colour: themeColour });
  // A colour that was chosen elsewhere replaces what was typed here.
  const typed = typing.colour === themeColour ? typing.text : themeColour;
  const isGood = isHexColour(withHash(typed));
  const type = (text: string): void => {
    const colour = isHexColour(withHash(text)) ? withHash(text).toLowerCase() : themeColour;
    setTyping({ text, colour });
    if (colour !== themeColour) setDesign({ themeColour: colour });
  };
  return (
    <FieldFrame label={t('colour.own')} help={useContrastNote()} error={isGood ? undefined : textOf('colour_invalid')}>
      {(control) => (
        <div className={styles.own} dir="ltr">
          <input
            type="color"
            className={styles.well}
            aria-label={t('colour.pick')}
            value={sixDigits(themeColour)}
            onChange={(event) => type(event.target.value)}
          />
          <input
            {...control}
            className={styles.hex}
            value={typed}
            maxLength={9}
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** People who paste `1f3a5f` mean `#1f3a5f`. */
function withHash(text: string): string {
  const bare = text.trim();
  return bare.startsWith('#') ? bare : `#${bare}`;
}

/** The browser's own picker knows six digits only. */
function sixDigits(colour: string): string {
  const digits = colour.slice(1).toLowerCase();
  const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${full.slice(0, 6)}`;
}

/** Pages correct a colour that would be hard to read; the owner should not wonder where it went. */
function useContrastNote(): string | undefined {
  const { t } = useTranslation('editor');
  const { themeColour, pageTheme } = useDraftActions().draft.design;
  if (!isHexColour(themeColour)) return undefined;
  const isChanged = (theme: 'light' | 'dark'): boolean =>
    pageColours(themeColour, theme).accent !== sixDigits(themeColour);
  if (pageTheme !== 'dark' && isChanged('light')) return t('colour.darker');
  return pageTheme !== 'light' && isChanged('dark') ? t('colour.lighter') : undefined;
}
