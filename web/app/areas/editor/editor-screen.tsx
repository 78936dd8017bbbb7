import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { ownPageKey } from '../../../../shared/rules/own-page-key.ts';
import { localArea } from '../../../lib/browser-storage.ts';
import { pathTo } from '../../../lib/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { EyeIcon } from '../../../ui/icons.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { lazyArea } from '../../lazy-area.tsx';
import { DraftSaveState } from './draft/draft-save-state.tsx';
import { UndoButtons } from './draft/undo-buttons.tsx';
import { useEditor } from './editor-context.tsx';
import styles from './editor.module.css';
import { ExamOffer } from './go-live/exam-offer.tsx';
import { GoLiveButton } from './go-live/go-live-button.tsx';
import { GoLiveNotice } from './go-live/go-live-notice.tsx';
import { partOf } from './preview/page-part.ts';
import { PreviewSheet } from './preview/preview-sheet.tsx';
import { Stage } from './preview/stage.tsx';
import { useIsWide } from './use-is-wide.ts';

const Congratulation = lazyArea(
  async () => (await import('./go-live/congratulation.tsx')).Congratulation,
  ['congratulation', 'editor', 'editor-errors', 'share'],
);
const tabs = ['profile', 'design', 'pageSettings'] as const;
type Tab = (typeof tabs)[number];

const contents = {
  profile: lazyArea(
    async () => (await import('./profile/profile-tab.tsx')).ProfileTab,
    [
      'channels',
      'editor',
      'editor-basics',
      'editor-errors',
      'editor-profile',
      'learning-levels',
      'meta',
      'photos',
      'products',
      'rows',
    ],
  ),
  design: lazyArea(
    async () => (await import('./design/design-tab.tsx')).DesignTab,
    ['channels', 'editor-design', 'editor-errors', 'photos'],
  ),
  pageSettings: lazyArea(
    async () => (await import('./page-settings/page-settings-tab.tsx')).PageSettingsTab,
    ['bring', 'editor', 'editor-errors', 'languages', 'link-preview', 'page-settings', 'photos', 'share'],
  ),
};
const FirstVisit = lazyArea(
  async () => (await import('./first-visit/first-visit.tsx')).FirstVisit,
  ['bring', 'channels', 'editor', 'editor-basics', 'editor-errors', 'editor-profile', 'first-visit'],
);

export type EditorScreenProps = { isFirstVisit: boolean; onFirstVisitDone: () => void };

/**
 * What is to be done in one column, the page beside it; on phones the page comes up as a sheet. The page stays the same
 * from the first letter to the congratulation, so that it can leave its phone.
 */
export function EditorScreen({ isFirstVisit, onFirstVisitDone }: EditorScreenProps): ReactNode {
  const { goLive, setEditedPart } = useEditor();
  const { step } = goLive;
  const isWide = useIsWide();
  useEffect(() => {
    if (goLive.isBusy) Congratulation.preload();
  }, [goLive.isBusy]);
  return (
    <div className={styles.editor}>
      <div className={styles.column} onFocus={({ target }) => setEditedPart(partOf(target))}>
        {step.at === 'live' && (
          <Suspense>
            <Congratulation step={step} />
          </Suspense>
        )}
        {step.at !== 'live' && isFirstVisit && (
          <Suspense fallback={<Sections />}>
            <FirstVisit onDone={onFirstVisitDone} />
          </Suspense>
        )}
        {step.at !== 'live' && !isFirstVisit && <EditorColumn />}
      </div>
      {isWide && <Stage />}
      {!isWide && step.at !== 'live' && <ThumbBar />}
    </div>
  );
}

function EditorColumn(): ReactNode {
  const { t } = useTranslation('editor');
  const tab = useTab();
  const Content = contents[tab];
  useDocumentTitle(t(`tabs.${tab}`));
  return (
    <>
      <TopBar>
        <Tabs />
      </TopBar>
      <h1 className={styles.heading}>{t(`tabs.${tab}`)}</h1>
      <GoLiveNotice />
      <ExamOffer />
      <Suspense fallback={<Sections />}>
        <Content />
      </Suspense>
    </>
  );
}

function useTab(): Tab {
  const { pathname } = useLocation();
  return tabs.find((candidate) => pathTo(candidate) === pathname) ?? 'profile';
}

/** Loads the tab while the page is on its way; not where the first visit may stand in its place. */
export function usePreloadedTab(): void {
  const tab = useTab();
  useEffect(() => {
    if (tab !== 'profile' || localArea.get(ownPageKey) !== null) contents[tab].preload();
  }, [tab]);
}

function Sections(): ReactNode {
  return <SkeletonRows rows={6} height={72} />;
}

/** Always in sight: where one is, whether it is safe, and the way out to the world. */
export function TopBar({ children }: { children: ReactNode }): ReactNode {
  const isWide = useIsWide();
  return (
    <div className={styles.top}>
      {children}
      <div className={styles.actions}>
        <DraftSaveState />
        <UndoButtons />
        {isWide && <GoLiveButton />}
      </div>
    </div>
  );
}

function Tabs(): ReactNode {
  const { t } = useTranslation('editor');
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      {tabs.map((tab) => (
        <NavLink key={tab} to={pathTo(tab)} className={styles.tab ?? ''}>
          {t(`tabs.${tab}`)}
        </NavLink>
      ))}
    </nav>
  );
}

/** What the thumb needs: the page, and going live. */
function ThumbBar(): ReactNode {
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.thumb}>
        <Button className={styles.pill} onClick={() => setOpen(true)}>
          <EyeIcon size={18} />
          {t('preview.pill')}
        </Button>
        <GoLiveButton />
      </div>
      <PreviewSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
