import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FontId } from '../../../../../shared/model/page.ts';
import { isWebFont } from '../../../../../shared/model/web-fonts.ts';
import { familyOf } from '../../../../pages/fonts.ts';
import { ChevronDownIcon } from '../../../../ui/icons.tsx';
import { useDraftActions } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import { FontPicker } from './font-picker.tsx';
import styles from './fonts.module.css';
import { useFontSheets } from './use-font-library.ts';
import { useFontName } from './use-font-name.ts';

/** The fonts of the name and of the story, each shown in itself. */
export function FontSection(): ReactNode {
  const { t } = useTranslation('editor-design');
  const { draft, setDesign } = useDraftActions();
  const { nameFont, aboutFont } = draft.design;
  const hasWebFont = isWebFont(nameFont) || isWebFont(aboutFont);
  return (
    <Section title={t('font.title')} text={t(hasWebFont ? 'fonts.travels' : 'font.text')}>
      <div className={styles.pair}>
        <FontField label={t('font.name')} value={nameFont} onChange={(font) => setDesign({ nameFont: font })} />
        <FontField label={t('font.about')} value={aboutFont} onChange={(font) => setDesign({ aboutFont: font })} />
      </div>
    </Section>
  );
}

type FontFieldProps = { label: string; value: FontId; onChange: (font: FontId) => void };

/** The chosen font in itself; a press opens all of them. */
function FontField({ label, value, onChange }: FontFieldProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const nameOf = useFontName();
  useFontSheets(value);
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <button
        type="button"
        className={styles.chosen}
        aria-haspopup="dialog"
        aria-label={`${label}: ${nameOf(value)}`}
        onClick={() => setOpen(true)}
      >
        <span style={{ fontFamily: familyOf(value) }}>{nameOf(value)}</span>
        <ChevronDownIcon size={18} />
      </button>
      <FontPicker label={label} value={value} isOpen={isOpen} onPick={onChange} onClose={() => setOpen(false)} />
    </div>
  );
}
