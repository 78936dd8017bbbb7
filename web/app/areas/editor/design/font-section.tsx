import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fontIds } from '../../../../../shared/model/page.ts';
import { useDraftActions } from '../editor-context.tsx';
import { Section } from '../section.tsx';
import styles from './design.module.css';
import { fontFamily } from './font-family.ts';
import { OptionCards } from './option-cards.tsx';

/** The fonts of the name and of the story, each shown in itself. */
export function FontSection(): ReactNode {
  const { t } = useTranslation('editor');
  const { draft, setDesign } = useDraftActions();
  const { nameFont, aboutFont } = draft.design;
  const sample = draft.profile.displayName.trim().split(/\s+/)[0] || t('font.sample');
  const options = fontIds.map((value) => ({
    value,
    label: t(`font.${value}`),
    picture: (
      <span className={styles.fontPicture} style={{ fontFamily: fontFamily(value) }}>
        {sample}
      </span>
    ),
  }));
  return (
    <Section title={t('font.title')} text={t('font.text')}>
      <OptionCards
        label={t('font.name')}
        value={nameFont}
        options={options}
        onChange={(value) => setDesign({ nameFont: value })}
      />
      <OptionCards
        label={t('font.about')}
        value={aboutFont}
        options={options}
        onChange={(value) => setDesign({ aboutFont: value })}
      />
    </Section>
  );
}
