import type { ReactNode } from 'react';
import type { AgentCard } from '../../../../../shared/insurance/channel.ts';
import { firstLetter } from '../../../../pages/name-parts.ts';
import styles from './agent-strip.module.css';
import { useMediaOrigin } from '../../../../lib/use-media-origin.ts';

/** The agent's face, else their first letter. */
export function AgentPhoto({ agent, size }: { agent: AgentCard; size: number }): ReactNode {
  const media = useMediaOrigin();
  const sizes = { inlineSize: size, blockSize: size };
  if (agent.photo === null || media === null) {
    return (
      <span className={styles.photo} style={sizes} aria-hidden="true">
        {firstLetter(agent.name)}
      </span>
    );
  }
  return <img className={styles.photo} style={sizes} src={`${media}${agent.photo}`} alt="" />;
}
