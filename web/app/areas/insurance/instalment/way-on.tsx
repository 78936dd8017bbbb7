/** Where somebody goes who has nothing left to pay: to the policy in their portal, else to whom they bought it from. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InstalmentToPay } from '../../../../../shared/insurance/payment.ts';
import { channelPath, pagePath } from '../../../../lib/routes.ts';
import { useCall } from '../../../../lib/use-call.ts';
import buttons from '../../../../ui/button.module.css';
import { ButtonLink } from '../../../../ui/button.tsx';
import { PolicyLink } from '../change/policy-link.tsx';

export function WayOn({ toPay }: { toPay: InstalmentToPay }): ReactNode {
  const { t } = useTranslation('insurance');
  const { policyId, channelCode, agentName } = toPay;
  if (policyId !== null) return <PolicyLink policyId={policyId} />;
  if (agentName !== null) return <AgentPageLink agentName={agentName} />;
  return <ButtonLink to={channelPath(channelCode, null)}>{t('done.more')}</ButtonLink>;
}

/** The page is another document. */
function AgentPageLink({ agentName }: { agentName: string }): ReactNode {
  const { t } = useTranslation('insurance');
  const { data } = useCall('getAgentImService', { agentName }, { swr: { revalidateIfStale: false } });
  return (
    data !== undefined && (
      <a className={buttons.button} href={pagePath(agentName)}>
        {t('instalment.toPage', { name: data.agent.name })}
      </a>
    )
  );
}
