/** On which agents' pages the product appears. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareSettings } from '../../../../../shared/model/document-product.ts';
import { learningLevels } from '../../../../../shared/model/learning-level.ts';
import type { OutputOfCall } from '../../../../lib/api/call-types.ts';
import { pathTo } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { CheckboxField } from '../../../../ui/checkbox-field.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import styles from './share.module.css';

type Agent = OutputOfCall<'getPtxShareInfo'>['agents'][number];

type AgentsCardProps = {
  share: ShareSettings;
  agents: readonly Agent[];
  onEdit: (change: Partial<ShareSettings>) => void;
};

export function AgentsCard({ share: { allowedAgents, requiredLevel }, agents, onEdit }: AgentsCardProps): ReactNode {
  const { t } = useTranslation('product-design');
  const chooseWho = (who: 'all' | 'some'): void =>
    onEdit({ allowedAgents: who === 'all' ? null : agents.map(({ agentId }) => agentId) });
  const allow = (agentId: string, isAllowed: boolean): void =>
    onEdit({
      allowedAgents: isAllowed
        ? [...(allowedAgents ?? []), agentId]
        : (allowedAgents ?? []).filter((id) => id !== agentId),
    });
  if (agents.length === 0) {
    return (
      <Card title={t('share.agents')} text={t('share.noAgents')}>
        <div>
          <ButtonLink to={pathTo('account')}>{t('share.connect')}</ButtonLink>
        </div>
      </Card>
    );
  }
  return (
    <Card title={t('share.agents')} text={t('share.agentsText')}>
      <div>
        <Segmented
          label={t('share.agents')}
          value={allowedAgents === null ? 'all' : 'some'}
          options={[
            { value: 'all', label: t('share.allAgents') },
            { value: 'some', label: t('share.someAgents') },
          ]}
          onChange={chooseWho}
        />
      </div>
      <LevelSelect level={requiredLevel} onLevel={(level) => onEdit({ requiredLevel: level })} />
      <ul className={styles.agents}>
        {agents.map((agent) => (
          <AgentRow
            key={agent.agentId}
            agent={agent}
            isAllowed={allowedAgents?.includes(agent.agentId) ?? null}
            onAllow={(isAllowed) => allow(agent.agentId, isAllowed)}
          />
        ))}
      </ul>
    </Card>
  );
}

type Level = ShareSettings['requiredLevel'];

function LevelSelect({ level, onLevel }: { level: Level; onLevel: (level: Level) => void }) {
  const { t } = useTranslation(['product-design', 'learning-levels']);
  const options = learningLevels.map((one) => ({ value: String(one), label: t(`learning-levels:${one}`) }));
  return (
    <SelectField
      label={t('share.level')}
      help={t('share.levelHelp')}
      value={String(level ?? '')}
      options={[{ value: '', label: t('share.levelNone') }, ...options]}
      onChange={(chosen) => onLevel(learningLevels.find((one) => String(one) === chosen) ?? null)}
    />
  );
}

type AgentRowProps = {
  agent: Agent;
  /** Null where all are. */
  isAllowed: boolean | null;
  onAllow: (isAllowed: boolean) => void;
};

function AgentRow({ agent: { fullName, link }, isAllowed, onAllow }: AgentRowProps) {
  const { t } = useTranslation('product-design');
  const isShown = isAllowed !== false && link !== null;
  return (
    <li className={styles.agent}>
      {isAllowed === null ? (
        <bdi>{fullName}</bdi>
      ) : (
        <CheckboxField label={<bdi>{fullName}</bdi>} isChecked={isAllowed} onChange={onAllow} />
      )}
      {isShown && <CopyButton text={link} label={t('share.copy')} />}
      {link === null && <span className={styles.quiet}>{t('share.notLive')}</span>}
    </li>
  );
}
