import type { ReactNode } from 'react';
import type { Photo } from '../../../../../shared/model/photo.ts';
import { ImageIcon } from '../../../../ui/area-icons.tsx';
import { useMediaOrigin } from '../../../../lib/use-media-origin.ts';
import styles from './content.module.css';

/** A picture as small as a stamp, beside words that say what it is. */
export function Thumb({ photo }: { photo: Photo | null }): ReactNode {
  const origin = useMediaOrigin();
  return (
    <span className={styles.thumb}>
      {photo && origin !== null ? <img src={`${origin}${photo.path}`} alt="" /> : <ImageIcon size={20} />}
    </span>
  );
}
