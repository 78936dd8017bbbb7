import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortalAgent } from '../../../../shared/insurance/portal.ts';
import { useAskAgain, useCall, useEffectCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ProfileIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useErrorText } from '../../../ui/use-error-text.ts';
import { AgentContacts, AgentLine } from '../policies/agent-line.tsx';
import page from '../portal-page.module.css';
import styles from './agents-area.module.css';
import { MergeCard } from './merge-card.tsx';

type Choice = PortalAgent & { policies: number };

/** Choose or switch the agent, and decide whether policies of several are shown together. */
export function AgentsArea(): ReactNode {
  const { t } = useTranslation('agents');
  const { data, error, mutate } = useCall('queryAgentList', {});
  return (
    <div className={page.page}>
      <PageHeader title={t('agents.title')} text={t('agents.text')} />
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows rows={3} height={88} />}
      {data?.agents.length === 0 && (
        <EmptyState icon={ProfileIcon} title={t('agents.empty.title')} text={t('agents.empty.text')} />
      )}
      {data !== undefined && data.agents.length > 0 && (
        <AgentForm key={data.chosen ?? ''} agents={data.agents} chosen={data.chosen} onChosen={() => void mutate()} />
      )}
      <MergeCard />
    </div>
  );
}

type AgentFormProps = { agents: readonly Choice[]; chosen: string | null; onChosen: () => void };

function AgentForm({ agents, chosen, onChosen }: AgentFormProps): ReactNode {
  const { t } = useTranslation('agents');
  const [picked, setPicked] = useState(chosen);
  const choice = useEffectCall('chooseAgent');
  const textOf = useErrorText();
  const askAgain = useAskAgain();
  const save = async (): Promise<void> => {
    const done = await choice.run({ agentName: picked });
    if (done === null) return;
    showToast({ text: t('agents.switched', { name: done.chosenAgent.name }), tone: 'good' });
    onChosen();
    await askAgain('selectMyPolicies');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className={styles.agents}>
        <legend className={styles.legend}>{t('agents.title')}</legend>
        {agents.map((agent) => (
          <AgentChoice
            key={agent.agentName}
            agent={agent}
            isPicked={agent.agentName === picked}
            onPick={() => setPicked(agent.agentName)}
          />
        ))}
      </fieldset>
      {choice.error !== undefined && <Notice tone="bad">{textOf(choice.error)}</Notice>}
      {(picked !== chosen || chosen === null) && (
        <div>
          <Button variant="primary" type="submit" isBusy={choice.isRunning}>
            {t('agents.save')}
          </Button>
        </div>
      )}
    </form>
  );
}

type AgentChoiceProps = { agent: Choice; isPicked: boolean; onPick: () => void };

function AgentChoice({ agent, isPicked, onPick }: AgentChoiceProps): ReactNode {
  const { t } = useTranslation('agents');
  return (
    <div className={styles.agent} data-picked={isPicked || undefined}>
      <label className={styles.pick}>
        <input
          type="radio"
          name="agent"
          value={agent.agentName}
          checked={isPicked}
          aria-label={t('agents.chooseName', { name: agent.name })}
          onChange={onPick}
        />
        <AgentLine agent={agent} note={t('agents.policies', { count: agent.policies })} />
      </label>
      <AgentContacts agent={agent} />
    </div>
  );
}
