/** Where the account is signed in, and how that ends. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../../shared/model/account-area.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { SettingRows } from '../settings/setting-row.tsx';
import { SessionRow, useSessionName } from './session-row.tsx';

type OnSessions = (sessions: Session[]) => void;

export function SessionsSection(): ReactNode {
  const { t } = useTranslation('security');
  const { data, error, mutate } = useCall('getSessions', {});
  const show: OnSessions = (sessions) => void mutate({ sessions }, { revalidate: false });
  return (
    <Card title={t('sessions.title')} text={t('sessions.text')}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={2} />}
      {data !== undefined && (
        <>
          <SettingRows>
            {data.sessions.map((session) => (
              <SessionRow
                key={session.signedInAt}
                session={session}
                {...(!session.isThis && { action: <EndButton session={session} onEnded={show} /> })}
              />
            ))}
          </SettingRows>
          {data.sessions.length > 1 && <EndOthers onEnded={show} />}
        </>
      )}
    </Card>
  );
}

function EndButton({ session, onEnded }: { session: Session; onEnded: OnSessions }): ReactNode {
  const { t } = useTranslation('security');
  const textOf = useErrorText();
  const name = useSessionName(session);
  const { run, isRunning, error } = useEffectCall('endSession');
  const [isAsking, setAsking] = useState(false);
  const end = async (): Promise<void> => {
    const answer = await run({ signedInAt: session.signedInAt });
    if (answer === null) return;
    setAsking(false);
    showToast({ text: t('sessions.ended'), tone: 'good' });
    onEnded(answer.sessions);
  };
  return (
    <>
      <Button variant="plain" onClick={() => setAsking(true)}>
        {t('sessions.end')}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sessions.endTitle', { name })}
        text={error === undefined ? t('sessions.endText') : textOf(error)}
        confirmLabel={t('sessions.end')}
        isBusy={isRunning}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function EndOthers({ onEnded }: { onEnded: OnSessions }): ReactNode {
  const { t } = useTranslation('security');
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('endOtherSessions');
  const [isAsking, setAsking] = useState(false);
  const end = async (): Promise<void> => {
    const answer = await run({});
    if (answer === null) return;
    setAsking(false);
    showToast({ text: t('sessions.othersEnded'), tone: 'good' });
    onEnded(answer.sessions);
  };
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{t('sessions.endOthers')}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sessions.endOthersTitle')}
        text={error === undefined ? t('sessions.endOthersText') : textOf(error)}
        confirmLabel={t('sessions.endOthers')}
        isBusy={isRunning}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
