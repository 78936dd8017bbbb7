/** The agent on whose page the visitor is: in view all the way, one tap from an answer. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../lib/use-call.ts';
import { pageLinks } from '../../../../pages/channels.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AssistantIcon } from '../../../../ui/area-icons.tsx';
import { MailIcon, PhoneIcon } from '../../../../ui/icons.tsx';
import { AgentPhoto } from './agent-photo.tsx';
import styles from './agent-strip.module.css';

/** How many ways to write are offered beside the name. */
const MOST_WAYS = 3;

export function AgentStrip({ agentName }: { agentName: string }): ReactNode {
  const { t } = useTranslation('insurance');
  const { data } = useCall('getAgentImService', { agentName }, { swr: { revalidateIfStale: false } });
  if (data === undefined) {
    return (
      <aside className={styles.strip} aria-label={t('agent.yours')}>
        <Skeleton height={44} width="44px" isRound />
        <Skeleton height={20} width="160px" />
      </aside>
    );
  }
  const { agent, contacts } = data;
  const links = pageLinks(
    contacts.map(({ channel, text, value }, index) => ({
      ...{ id: String(index), channel, displayText: text, value, isEnabled: true, isHighlight: false },
    })),
  ).filter(({ href }) => href !== undefined);
  return (
    <aside className={styles.strip} aria-label={t('agent.yours')}>
      <AgentPhoto agent={agent} size={44} />
      <p className={styles.words}>
        <bdi className={styles.name}>{agent.name}</bdi>
        <bdi className={styles.title}>{agent.title}</bdi>
      </p>
      <ul className={styles.ways}>
        {links.slice(0, MOST_WAYS).map(({ id, channel, href, isExternal }) => {
          const Way = channel === 'phone' ? PhoneIcon : channel === 'email' ? MailIcon : AssistantIcon;
          const label = t('agent.write', { name: agent.name, channel: t(`agent.channel.${channel}`, channel) });
          return (
            <li key={id}>
              <a
                className={styles.way}
                href={href}
                title={label}
                aria-label={label}
                {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                <Way size={20} />
              </a>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
