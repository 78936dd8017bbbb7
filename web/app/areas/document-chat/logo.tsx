/** A logo, or the first letter of the name in its place. */
import type { ReactNode } from 'react';
import type { Photo } from '../../../../shared/model/photo.ts';
import { useMediaOrigin } from '../../../lib/use-media-origin.ts';
import styles from './logo.module.css';

export function Logo({ name, logo, size = 44 }: { name: string; logo: Photo | null; size?: number }): ReactNode {
  const origin = useMediaOrigin();
  return (
    <span className={styles.logo} style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      {logo && origin !== null ? (
        <img src={`${origin}${logo.path}`} alt="" />
      ) : (
        (name.trim().match(/\p{L}|\p{N}/u)?.[0] ?? '').toLocaleUpperCase()
      )}
    </span>
  );
}
