import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { layoutIds, pageThemes } from '../../../../../shared/model/page.ts';
import { useDraftActions } from '../editor-context.tsx';
import editorStyles from '../editor.module.css';
import { Section } from '../section.tsx';
import styles from './design.module.css';
import { OptionCards } from './option-cards.tsx';

/** Light or dark, and where the head of the page stands. */
export function AppearanceSection(): ReactNode {
  const { t } = useTranslation('editor-design');
  const { draft, setDesign } = useDraftActions();
  const { pageTheme, layout } = draft.design;
  return (
    <Section title={t('appearance.title')} text={t('appearance.text')}>
      <div className={editorStyles.pair}>
        <OptionCards
          label={t('appearance.theme')}
          value={pageTheme}
          options={pageThemes.map((value) => ({
            value,
            label: t(`appearance.${value}`),
            picture: <span className={styles.themePicture} data-theme={value} />,
          }))}
          onChange={(value) => setDesign({ pageTheme: value })}
        />
        <OptionCards
          label={t('appearance.layout')}
          value={layout}
          options={layoutIds.map((value) => ({
            value,
            label: t(`appearance.${value}`),
            picture: <LayoutPicture layout={value} />,
          }))}
          onChange={(value) => setDesign({ layout: value })}
        />
      </div>
    </Section>
  );
}

/** Head and lines of a page, drawn with boxes. */
function LayoutPicture({ layout }: { layout: (typeof layoutIds)[number] }): ReactNode {
  return (
    <span className={styles.layoutPicture} data-layout={layout}>
      <i />
      <b />
      <b />
    </span>
  );
}
