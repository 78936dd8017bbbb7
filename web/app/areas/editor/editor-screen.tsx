import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { pathTo } from '../../../lib/routes.ts';
import { Button } from '../../../ui/button.tsx';
import { EyeIcon } from '../../../ui/icons.tsx';
import { useDocumentTitle } from '../../../ui/page-header.tsx';
import { DesignTab } from './design/design-tab.tsx';
import { DraftSaveState } from './draft/draft-save-state.tsx';
import { UndoButtons } from './draft/undo-buttons.tsx';
import { useEditor } from './editor-context.tsx';
import styles from './editor.module.css';
import { FirstVisit } from './first-visit/first-visit.tsx';
import { Congratulation } from './go-live/congratulation.tsx';
import { ExamOffer } from './go-live/exam-offer.tsx';
import { GoLiveButton } from './go-live/go-live-button.tsx';
import { GoLiveNotice } from './go-live/go-live-notice.tsx';
import { PageSettingsTab } from './page-settings/page-settings-tab.tsx';
import { partOf } from './preview/page-part.ts';
import { PreviewSheet } from './preview/preview-sheet.tsx';
import { Stage } from './preview/stage.tsx';
import { ProfileTab } from './profile/profile-tab.tsx';
import { useIsWide } from './use-is-wide.ts';

const tabs = ['profile', 'design', 'pageSettings'] as const;
type Tab = (typeof tabs)[number];

const contents: Record<Tab, () => ReactNode> = {
  profile: ProfileTab,
  design: DesignTab,
  pageSettings: PageSettingsTab,
};

export type EditorScreenProps = { isFirstVisit: boolean; onFirstVisitDone: () => void };

/**
 * What is to be done in one column, the page beside it; on phones the page comes up as a sheet. The page stays the same
 * from the first letter to the congratulation, so that it can leave its phone.
 */
export function EditorScreen({ isFirstVisit, onFirstVisitDone }: EditorScreenProps): ReactNode {
  const { goLive, setEditedPart } = useEditor();
  const { step } = goLive;
  const isWide = useIsWide();
  return (
    <div className={styles.editor}>
      <div className={styles.column} onFocus={({ target }) => setEditedPart(partOf(target))}>
        {step.at === 'live' && <Congratulation step={step} />}
        {step.at !== 'live' && isFirstVisit && <FirstVisit onDone={onFirstVisitDone} />}
        {step.at !== 'live' && !isFirstVisit && <EditorColumn />}
      </div>
      {isWide && <Stage />}
      {!isWide && step.at !== 'live' && <ThumbBar />}
    </div>
  );
}

function EditorColumn(): ReactNode {
  const { t } = useTranslation('editor');
  const { pathname } = useLocation();
  const tab = tabs.find((candidate) => pathTo(candidate) === pathname) ?? 'profile';
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
      <Content />
    </>
  );
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
