import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftActions } from '../editor-context.tsx';
import { PhotoField } from '../profile/photo-field.tsx';
import { Section } from '../section.tsx';

/** The picture behind the page. */
export function BackgroundSection(): ReactNode {
  const { t } = useTranslation(['editor-design', 'photos']);
  const { draft, setDesign } = useDraftActions();
  return (
    <Section title={t('background.title')} text={t('background.text')}>
      <PhotoField
        label={t('background.title')}
        photo={draft.design.backgroundImage}
        use="background"
        shape="wide"
        question={{ title: t('background.deleteTitle'), text: t('photos:photos.deleteText') }}
        onChange={(backgroundImage) => setDesign({ backgroundImage })}
      />
    </Section>
  );
}
