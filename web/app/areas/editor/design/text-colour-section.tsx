import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Design } from '../../../../../shared/model/page.ts';
import { contrastRatio } from '../../../../../shared/rules/contrast.ts';
import { isHexColour } from '../../../../../shared/rules/hex-colour.ts';
import { pageColours } from '../../../../pages/theme.ts';
import { Segmented } from '../../../../ui/segmented.tsx';
import { useDraftActions } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import { ColourField, sixDigits } from './colour-field.tsx';

/** The colour of name and headings: the page's own ink, or one of the owner's. */
export function TextColourSection(): ReactNode {
  const { t } = useTranslation('editor-design');
  const { draft, setDesign } = useDraftActions();
  const { textColour, themeColour } = draft.design;
  const note = useTextColourNote(draft.design);
  return (
    <Section title={t('textColour.title')} text={t('textColour.text')}>
      <Segmented
        label={t('textColour.title')}
        value={textColour === 'auto' ? 'auto' : 'own'}
        options={[
          { value: 'auto', label: t('textColour.auto') },
          { value: 'own', label: t('textColour.own') },
        ]}
        onChange={(choice) => setDesign({ textColour: choice === 'auto' ? 'auto' : themeColour })}
      />
      {textColour !== 'auto' && (
        <ColourField
          label={t('textColour.code')}
          pickLabel={t('colour.pick')}
          value={textColour}
          note={note}
          onChange={(colour) => setDesign({ textColour: colour })}
        />
      )}
    </Section>
  );
}

/** In words, where the page shows another tone than the one that was chosen; the name first. */
function useTextColourNote(design: Design): string | undefined {
  const { t } = useTranslation('editor-design');
  const { textColour, themeColour } = design;
  if (!isHexColour(textColour) || !isHexColour(themeColour)) return undefined;
  const chosen = sixDigits(textColour);
  const tone = tonesOf(design).find((shown) => shown !== chosen);
  if (tone === undefined) return undefined;
  const isDarker = contrastRatio(tone, '#ffffff') > contrastRatio(chosen, '#ffffff');
  return t(isDarker ? 'textColour.darker' : 'textColour.lighter');
}

/** The colours that name and headings have on the page. */
function tonesOf({ template, imageTemplate, textColour, themeColour, pageTheme }: Design): string[] {
  const themes = pageTheme === 'auto' ? (['light', 'dark'] as const) : [pageTheme];
  const colours = themes.map((theme) => pageColours(themeColour, theme, { textColour }));
  const isNameOnField = template === 'creative' || (template === 'personal-brand' && imageTemplate !== null);
  return colours.flatMap(({ heading, onFieldHeading }) => [...(isNameOnField ? [onFieldHeading] : []), heading]);
}
