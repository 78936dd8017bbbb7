import type { ReactNode } from 'react';
import type { ChannelId } from '../../../../../shared/model/page.ts';
import { ChannelIcon } from '../../../../pages/icons.tsx';
import styles from './contacts.module.css';

/** The channel's glyph, the same as on the page. */
export function ChannelGlyph({ channel }: { channel: ChannelId }): ReactNode {
  return (
    <span className={styles.glyph}>
      <ChannelIcon channel={channel} />
    </span>
  );
}
