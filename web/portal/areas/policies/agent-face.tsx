import type { ReactNode } from 'react';
import useSWR from 'swr';
import type { AgentCard } from '../../../../shared/insurance/channel.ts';
import { loadConfig } from '../../../lib/config.ts';
import { initialsOf } from '../../../pages/name-parts.ts';
import styles from './agent-line.module.css';

/** Their photo, or the first letters of their name. */
export function AgentFace({ agent: { name, photo } }: { agent: Pick<AgentCard, 'name' | 'photo'> }): ReactNode {
  const { data: config } = useSWR('app-config', loadConfig);
  if (photo !== null && config !== undefined) {
    return <img className={styles.face} src={`${config.mediaOrigin}${photo}`} alt="" width={48} height={48} />;
  }
  return (
    <span className={styles.face} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
