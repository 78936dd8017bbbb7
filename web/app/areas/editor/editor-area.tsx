/** The editor (specification 1, section 2): Profile, Design and Page Settings beside the page itself. */
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../../shared/model/account.ts';
import { ownPageKey } from '../../../../shared/rules/own-page-key.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { localArea } from '../../../lib/browser-storage.ts';
import { useCall, type CallState } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { DraftRunner } from './draft/draft-runner.ts';
import { hasUnsaved, type LoadedPage } from './draft/draft-store.ts';
import { ConflictDialog } from './draft/conflict-dialog.tsx';
import { UnsavedPrompt } from './draft/unsaved-prompt.tsx';
import { useDraft } from './draft/use-draft.ts';
import { EditorProvider, type OwnPage } from './editor-context.tsx';
import { EditorScreen, usePreloadedTab } from './editor-screen.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { useGoLive } from './go-live/use-go-live.ts';
import { useOpenPost } from './news/use-open-post.ts';
import type { PagePart } from './preview/page-part.ts';

export function EditorArea(): ReactNode {
  const account = useCall('getUserInfo', {});
  const page = useCall('getProfile', {});
  usePreloadedTab();
  const own = page.data?.own;
  if (own && account.data) return <EditorRoom account={account.data} own={own} page={page} />;
  const error = page.error ?? account.error;
  const retry = (): void => void Promise.all([page.mutate(), account.mutate()]);
  return error ? <ErrorState error={error} onRetry={retry} /> : <EditorSkeleton />;
}

type EditorRoomProps = { account: Account; own: OwnPage; page: CallState<'getProfile'> };

function EditorRoom({ account, own, page }: EditorRoomProps): ReactNode {
  const { t } = useTranslation('editor');
  const { runner, state } = useDraft(account.accountId, toLoadedPage(own));
  const [openPost, setOpenPost] = useOpenPost(account.accountId);
  const [openLanguage, setOpenLanguage] = useState<LanguageValue | null>(null);
  const [editedPart, setEditedPart] = useState<PagePart | null>(null);
  const [isFirstVisit, setFirstVisit] = useState(own.version === 0);
  const refreshPage = (): void => void page.mutate();
  const onLive = (): void => {
    showToast({ text: t('goLive.live'), tone: 'good' });
    setFirstVisit(false);
    refreshPage();
  };
  const goLive = useGoLive({ runner, isLive: own.liveLink !== null, onLive });
  useSharedVersion(runner, own, page);
  useKnownOwnPage(own.liveLink);
  const isStrict = goLive.step.at === 'incomplete';
  return (
    <EditorProvider
      value={{
        account,
        state,
        runner,
        goLive,
        own,
        refreshPage,
        isStrict,
        openPost,
        setOpenPost,
        openLanguage,
        setOpenLanguage,
        editedPart,
        setEditedPart,
      }}
    >
      <EditorScreen isFirstVisit={isFirstVisit} onFirstVisitDone={() => setFirstVisit(false)} />
      <ConflictDialog />
      <UnsavedPrompt />
    </EditorProvider>
  );
}

/** What the editor saves is known to the rest of the app; what others saved comes in as long as nothing is unsaved. */
function useSharedVersion(runner: DraftRunner, own: OwnPage, { mutate }: CallState<'getProfile'>): void {
  const { version } = runner.getState();
  useEffect(() => {
    const { base, savedAt, status, isChanged } = runner.getState();
    if (version > own.version) {
      const saved = { draft: base, version, savedAt, status, isChanged };
      void mutate((answer) => withOwn(answer, saved), { revalidate: false });
    } else if (version < own.version && !hasUnsaved(runner.getState())) {
      runner.dispatch({ type: 'theirsTaken', page: toLoadedPage(own) });
    }
  }, [version, own, mutate, runner]);
}

/** So that the owner's own looks at the page, in this browser, are not counted. */
function useKnownOwnPage(liveLink: string | null): void {
  useEffect(() => {
    if (liveLink === null) return;
    localArea.set(ownPageKey, JSON.stringify(decodeURIComponent(new URL(liveLink).pathname.slice(1))));
  }, [liveLink]);
}

type Answer = OutputOfCall<'getProfile'>;

function withOwn(answer: Answer | undefined, change: Partial<OwnPage>): Answer | undefined {
  return answer?.own ? { ...answer, own: { ...answer.own, ...change } } : answer;
}

function toLoadedPage({ draft, version, status, savedAt, isChanged }: OwnPage): LoadedPage {
  return { draft, version, status, savedAt, isChanged };
}
