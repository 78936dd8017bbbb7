/** An agent's face and name, and one tap to reach them. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortalAgent } from '../../../../shared/insurance/portal.ts';
import { channels } from '../../../pages/channels.ts';
import { ExternalIcon, SendIcon } from '../../../ui/area-icons.tsx';
import { MailIcon, PhoneIcon, type Icon } from '../../../ui/icons.tsx';
import { AgentFace } from './agent-face.tsx';
import styles from './agent-line.module.css';

/** @param note stands below the title, in place of the ways to reach them */
export function AgentLine({ agent, note }: { agent: PortalAgent; note?: string }): ReactNode {
  return (
    <div className={styles.line}>
      <AgentFace agent={agent} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{agent.name}</bdi>
        </p>
        <p className={styles.title}>
          <bdi>{agent.title}</bdi>
        </p>
        {note !== undefined && <p className={styles.title}>{note}</p>}
      </div>
      {note === undefined && <AgentContacts agent={agent} />}
    </div>
  );
}

/** More would be a directory. */
const MOST_WAYS = 3;

const icons: Partial<Record<PortalAgent['contacts'][number]['channel'], Icon>> = { phone: PhoneIcon, email: MailIcon };

export function AgentContacts({ agent }: { agent: PortalAgent }): ReactNode {
  const { t } = useTranslation(['policies', 'channels']);
  const ways = agent.contacts.flatMap(({ channel, value }) => {
    const target = channels[channel].target(value.trim());
    return target !== undefined && 'href' in target ? [{ channel, href: target.href }] : [];
  });
  if (ways.length === 0) return null;
  return (
    <ul className={styles.ways} aria-label={t('contact.label', { name: agent.name })}>
      {ways.slice(0, MOST_WAYS).map(({ channel, href }) => {
        const WayIcon = icons[channel] ?? (href.startsWith('https:') ? SendIcon : ExternalIcon);
        const label =
          channel === 'phone'
            ? t('contact.call', { name: agent.name })
            : t('contact.write', { name: agent.name, channel: t(`channels:${channel}`) });
        const elsewhere = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
        return (
          <li key={channel}>
            <a className={styles.way} href={href} aria-label={label} title={label} {...elsewhere}>
              <WayIcon size={20} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
