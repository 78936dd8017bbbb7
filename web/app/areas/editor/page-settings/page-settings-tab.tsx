import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '../../../../ui/language-select.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { lazyArea } from '../../../lazy-area.tsx';
import { BinSection } from '../bin/bin-section.tsx';
import { useDraftActions, useEditor } from '../editor-context.tsx';
import styles from '../editor.module.css';
import { LanguagesSection } from '../languages/languages-section.tsx';
import { LibrarySection } from '../library/library-section.tsx';
import { Section } from '../section.tsx';
import { ShareSections } from '../share/share-sections.tsx';
import { LinkPreviewSection } from '../link-preview/link-preview-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { PreviewLinkSection } from './preview-link-section.tsx';
import { BringSection } from '../bring/bring-section.tsx';
import { StatusSection } from './status-section.tsx';
import { VersionsSection } from './versions-section.tsx';
import { ShowcaseSection } from './showcase-section.tsx';

const LanguageView = lazyArea(
  async () => (await import('../languages/language-view.tsx')).LanguageView,
  ['language-texts', 'languages'],
);

export function PageSettingsTab(): ReactNode {
  const { openLanguage, setOpenLanguage } = useEditor();
  // Elsewhere in the editor the page is in its own language.
  useEffect(() => () => setOpenLanguage(null), [setOpenLanguage]);
  if (openLanguage === null) return <Settings />;
  return (
    <Suspense fallback={<SkeletonRows rows={6} height={72} />}>
      <LanguageView key={openLanguage} language={openLanguage} />
    </Suspense>
  );
}

function Settings(): ReactNode {
  const { t } = useTranslation('page-settings');
  const { draft, setProfile } = useDraftActions();
  return (
    <div className={styles.sections}>
      <StatusSection />
      <ShareSections />
      <LinkPreviewSection />
      <PictureSection />
      <PreviewLinkSection />
      <Section title={t('language.title')} text={t('language.text')}>
        <LanguageSelect
          label={t('language.field')}
          value={draft.profile.pageLanguage}
          onChange={(pageLanguage) => setProfile({ pageLanguage })}
        />
      </Section>
      <LanguagesSection />
      <ShowcaseSection />
      <LibrarySection />
      <BinSection />
      <VersionsSection />
      <BringSection />
    </div>
  );
}
