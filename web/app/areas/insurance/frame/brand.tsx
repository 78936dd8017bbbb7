import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ChannelView } from '../../../../../shared/insurance/channel.ts';
import { channelPath } from '../../../../lib/routes.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import styles from './insurance-frame.module.css';
import { useMediaOrigin } from '../../../../lib/use-media-origin.ts';

type BrandProps = { channel: ChannelView | null | undefined; agentName: string | null };

/** The insurer: its logo, or its letters, and its name. */
export function Brand({ channel, agentName }: BrandProps): ReactNode {
  const media = useMediaOrigin();
  if (channel === null) return <span />;
  if (channel === undefined) return <Skeleton height={24} width="140px" />;
  const { logo, name, channelCode } = channel;
  return (
    <Link className={styles.brand} to={channelPath(channelCode, agentName)}>
      {logo === null || media === null ? (
        <span className={styles.letters} aria-hidden="true">
          {lettersOf(name)}
        </span>
      ) : (
        <img className={styles.logo} src={`${media}${logo}`} alt="" />
      )}
      <span className={styles.name}>{name}</span>
    </Link>
  );
}

const lettersOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
