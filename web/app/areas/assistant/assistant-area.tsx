/** AI Assistant settings (specification 1, section 2): how it speaks, what it knows, and trying it out. */
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { AssistantSettings } from '../../../../shared/model/assistant.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { AssistantIcon, CloseIcon } from '../../../ui/area-icons.tsx';
import { HelpLink } from '../../../ui/help-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { lazyArea } from '../../lazy-area.tsx';
import { UnsavedChangesPrompt } from '../../leave/unsaved-changes-prompt.tsx';
import { useIsWide } from '../editor/use-is-wide.ts';
import { AssistantProvider, useAssistantState } from './assistant-context.ts';
import { AssistantSaveState } from './assistant-save-state.tsx';
import styles from './assistant.module.css';
import { hasUnsaved } from './assistant-store.ts';
import { TryIt } from './try-it.tsx';
import { useAssistant } from './use-assistant.ts';

const SetupView = lazyArea(
  async () => (await import('./setup-view.tsx')).SetupView,
  ['assistant', 'coach', 'industry-names', 'industry-roles'],
);
const ExamView = lazyArea(async () => (await import('./exam/exam-view.tsx')).ExamView, ['exam', 'history']);
const GapsView = lazyArea(async () => (await import('./gaps/gaps-view.tsx')).GapsView, ['gaps']);

type AssistantAnswer = OutputOfCall<'getAiAssistant'>;

export function AssistantArea(): ReactNode {
  const { t } = useTranslation('assistant');
  const { data, error, mutate } = useCall('getAiAssistant', {});
  const keep = useCallback(
    (settings: AssistantSettings) => void mutate((known) => known && { ...known, settings }, { revalidate: false }),
    [mutate],
  );
  if (data) return <AssistantRoom answer={data} onSaved={keep} />;
  return (
    <>
      <PageHeader
        title={t('title')}
        text={
          <>
            {t('text')} <HelpLink guide="assistant" />
          </>
        }
      />
      {error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows rows={5} height={88} />}
    </>
  );
}

type AssistantRoomProps = { answer: AssistantAnswer; onSaved: (settings: AssistantSettings) => void };

function AssistantRoom({ answer, onSaved }: AssistantRoomProps): ReactNode {
  const { t } = useTranslation('assistant');
  const assistant = useAssistant(answer.settings);
  const { saved } = assistant.state;
  // What was saved here is known to the preview and to the next visit.
  useEffect(() => onSaved(saved), [saved, onSaved]);
  const isWide = useIsWide();
  return (
    <AssistantProvider value={assistant}>
      <div className={styles.area}>
        <div className={styles.column}>
          <PageHeader
            title={t('title')}
            text={
              <>
                {t('text')} <HelpLink guide="assistant" />
              </>
            }
            actions={<AssistantSaveState />}
          />
          <AssistantViews answer={answer} />
        </div>
        {isWide ? (
          <aside className={styles.stage} aria-label={t('try.title')}>
            <TryIt isIncluded={answer.isIncluded} />
          </aside>
        ) : (
          <TryItSheet isIncluded={answer.isIncluded} />
        )}
      </div>
      <UnsavedChangesPrompt isUnsaved={hasUnsaved(assistant.state)} />
    </AssistantProvider>
  );
}

const views = ['setup', 'exam', 'gaps'] as const;
type View = (typeof views)[number];

/** What the assistant is told, how well it does, and what it was asked in vain. The address says which. */
function AssistantViews({ answer }: { answer: AssistantAnswer }): ReactNode {
  const { t } = useTranslation('assistant');
  const [params, setParams] = useSearchParams();
  const view = views.find((one) => one === params.get('view')) ?? 'setup';
  const { saved } = useAssistantState().state;
  const { data, mutate } = useCall('getAssistantCoachInfo', {});
  // What is saved decides which steps are done.
  useEffect(() => void mutate(), [saved, mutate]);
  const labelOf = (one: View): string =>
    one === 'gaps' && data?.openGaps ? t('views.gapsCount', { count: data.openGaps }) : t(`views.${one}`);
  return (
    <>
      <div className={styles.views}>
        <Segmented
          label={t('views.label')}
          value={view}
          options={views.map((value) => ({ value, label: labelOf(value) }))}
          onChange={(next) => setParams(next === 'setup' ? {} : { view: next }, { replace: true })}
        />
      </div>
      <Suspense fallback={<SkeletonRows rows={5} height={88} />}>
        {view === 'exam' && <ExamView isIncluded={answer.isIncluded} />}
        {view === 'gaps' && <GapsView />}
        {view === 'setup' && <SetupView answer={answer} />}
      </Suspense>
    </>
  );
}

/** On phones the chat comes up over the form. */
function TryItSheet({ isIncluded }: { isIncluded: boolean }): ReactNode {
  const { t } = useTranslation('assistant');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.thumb}>
        <Button variant="primary" className={styles.pill} onClick={() => setOpen(true)}>
          <AssistantIcon size={18} />
          {t('try.pill')}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} label={t('try.title')} isSheet>
        <div className={styles.sheet}>
          <IconButton className={styles.close} label={t('try.close')} onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
          <TryIt isIncluded={isIncluded} />
        </div>
      </Dialog>
    </>
  );
}
