/** Seen by an agency alone: who asks to be connected, and who is. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AgencyAgent, AgencyRequest } from '../../../../shared/model/account-area.ts';
import type { OutputOfCall } from '../../../lib/api/call-types.ts';
import { useCall, useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useToasts } from '../../../ui/use-toasts.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useDay } from './use-day.ts';
import { SettingRow, SettingRows } from './setting-row.tsx';

type Agents = OutputOfCall<'getAgencyRequests'>;

/** Most owners are no agency: for them there is nothing to see, unless a mail's link led here. */
export function AgentsCard(): ReactNode {
  const { t } = useTranslation('settings');
  const isAsked = useLocation().hash === '#agents';
  const { data, mutate } = useCall('getAgencyRequests', {});
  if (data === undefined) return null;
  if (data.requests.length === 0 && data.agents.length === 0) return isAsked && <Notice>{t('agents.none')}</Notice>;
  const show = (agents: Agents): void => void mutate(agents, { revalidate: false });
  return (
    <div ref={isAsked ? bringIntoView : undefined}>
      <Card title={t('agents.title')} text={t('agents.text')}>
        <SettingRows>
          {data.requests.map((request) => (
            <RequestRow key={request.requestId} request={request} onAnswered={show} />
          ))}
          {data.agents.map((agent) => (
            <AgentRow key={agent.agentId} agent={agent} onEnded={show} />
          ))}
        </SettingRows>
      </Card>
    </div>
  );
}

function bringIntoView(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'center' });
}

function RequestRow({
  request,
  onAnswered,
}: {
  request: AgencyRequest;
  onAnswered: (agents: Agents) => void;
}): ReactNode {
  const { t } = useTranslation('settings');
  const textOf = useErrorText();
  const day = useDay();
  const { requestId, fullName, email, expiresAt } = request;
  const { run, isRunning, error } = useEffectCall('answerAgencyRequest');
  const toasts = useToasts();
  const answer = async (isAccepted: boolean): Promise<void> => {
    const agents = await run({ requestId, isAccepted });
    if (agents === null) return;
    toasts.saved();
    onAnswered(agents);
  };
  return (
    <>
      <SettingRow
        title={fullName}
        text={
          <>
            <bdi dir="ltr">{email}</bdi> · {t('agents.until', { date: day(expiresAt) })}
          </>
        }
        action={
          <>
            <Button isBusy={isRunning} onClick={() => void answer(false)}>
              {t('agents.refuse')}
            </Button>
            <Button variant="primary" isBusy={isRunning} onClick={() => void answer(true)}>
              {t('agents.confirm')}
            </Button>
          </>
        }
      />
      {error !== undefined && (
        <li>
          <Notice tone="bad">{textOf(error)}</Notice>
        </li>
      )}
    </>
  );
}

function AgentRow({ agent, onEnded }: { agent: AgencyAgent; onEnded: (agents: Agents) => void }): ReactNode {
  const { t } = useTranslation('settings');
  const textOf = useErrorText();
  const day = useDay();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, error } = useEffectCall('endAgencyAgent');
  const end = async (): Promise<void> => {
    const agents = await run({ agentId: agent.agentId });
    if (agents === null) return;
    setAsking(false);
    onEnded(agents);
  };
  return (
    <>
      <SettingRow
        title={<bdi>{agent.fullName}</bdi>}
        text={
          <>
            <bdi dir="ltr">{agent.email}</bdi> · {t('agents.since', { date: day(agent.since) })}
          </>
        }
        action={
          <Button variant="plain" onClick={() => setAsking(true)}>
            {t('agents.end')}
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('agents.endTitle', { name: agent.fullName })}
        text={error === undefined ? t('agents.endText') : textOf(error)}
        confirmLabel={t('agents.end')}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
