import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../../lib/api/api-error.ts';
import type { Photo } from '../../../../../shared/model/photo.ts';
import { loadConfig } from '../../../../lib/config.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { useMediaOrigin } from '../../../../lib/use-media-origin.ts';
import { useCodeText } from '../use-code-text.ts';
import styles from './library.module.css';
import { useLibrary } from './use-library.ts';

/** A picture, and what became of it. */
export type Cutout = { before: Photo; after: Photo };

export type BackgroundResultProps = { cutout: Cutout; onKeep: () => void; onUndone: () => void };

/** Before and after, side by side. The first picture stays in the library either way. */
export function BackgroundResult({ cutout, onKeep, onUndone }: BackgroundResultProps): ReactNode {
  const { t } = useTranslation('library');
  const textOf = useCodeText();
  const { refresh } = useLibrary();
  const isLocal = useIsLocal();
  const { run, isRunning, error } = useEffectCall('removeMedia');
  const undo = async (): Promise<void> => {
    if (!(await run({ mediaId: cutout.after.mediaId }))) return;
    onUndone();
    await refresh();
  };
  return (
    <div className={styles.result}>
      <div className={styles.pair}>
        <Half label={t('library.before')} photo={cutout.before} />
        <Half label={t('library.after')} photo={cutout.after} />
      </div>
      {isLocal && <p className={styles.soft}>{t('library.localWork')}</p>}
      {error && (
        <p className={styles.refusedWide} role="alert">
          {textOf(codeOf(error))}
        </p>
      )}
      <div className={styles.buttons}>
        <Button isBusy={isRunning} onClick={() => void undo()}>
          {t('library.undo')}
        </Button>
        <Button variant="primary" onClick={onKeep}>
          {t('library.keep')}
        </Button>
      </div>
    </div>
  );
}

function Half({ label, photo }: { label: string; photo: Photo }): ReactNode {
  const origin = useMediaOrigin();
  return (
    <figure className={styles.half}>
      <span className={styles.shown}>{origin !== null && <img src={`${origin}${photo.path}`} alt={label} />}</span>
      <figcaption className={styles.soft}>{label}</figcaption>
    </figure>
  );
}

/** Whether a stand-in on this machine did the work of the model. */
function useIsLocal(): boolean {
  const [isLocal, setLocal] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadConfig().then(
      ({ stage }) => isCurrent && setLocal(stage === 'local'),
      // Then nothing is said about it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return isLocal;
}
