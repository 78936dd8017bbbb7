import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../../lib/api/api-error.ts';
import type { LibraryPicture } from '../../../../../shared/calls/page-assets.ts';
import type { Photo } from '../../../../../shared/model/photo.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useLanguageTag } from '../../../../ui/use-language-tag.ts';
import { useCodeText } from '../use-code-text.ts';
import type { Cutout } from './background-result.tsx';
import { formatBytes } from './format-bytes.ts';
import styles from './library.module.css';
import { useLibrary } from './use-library.ts';

export type PictureActionsProps = {
  picture: LibraryPicture;
  onChoose: ((photo: Photo) => void) | null;
  onRemoved: () => void;
  onCutout: (cutout: Cutout) => void;
};

/** What can be done with the picture that is selected. */
export function PictureActions({ picture, onChoose, onRemoved, onCutout }: PictureActionsProps): ReactNode {
  const { t } = useTranslation('library');
  const { refresh } = useLibrary();
  const enable = useEffectCall('enableMedia');
  const cutOut = useEffectCall('removeImagesBackground');
  const { photo, isEnabled } = picture;
  const { mediaId } = photo;
  const toggle = async (): Promise<void> => {
    if (await enable.run({ mediaId, isEnabled: !isEnabled })) await refresh();
  };
  const removeBackground = async (): Promise<void> => {
    const made = await cutOut.run({ mediaId });
    if (!made) return;
    await refresh();
    onCutout({ before: photo, after: made.photo });
  };
  return (
    <div className={styles.actions}>
      <Facts picture={picture} />
      <Failure error={enable.error ?? cutOut.error} />
      {cutOut.isRunning && (
        <p className={styles.soft} role="status">
          {t('library.removingBackground')}
        </p>
      )}
      <div className={styles.buttons}>
        <RemoveButton picture={picture} onRemoved={onRemoved} />
        {onChoose === null && (
          <Button isBusy={enable.isRunning} onClick={() => void toggle()}>
            {t(isEnabled ? 'library.hide' : 'library.show')}
          </Button>
        )}
        <Button isBusy={cutOut.isRunning} onClick={() => void removeBackground()}>
          {t('library.removeBackground')}
        </Button>
        {onChoose && (
          <Button variant="primary" onClick={() => onChoose(photo)}>
            {t('library.use')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Facts({ picture }: { picture: LibraryPicture }): ReactNode {
  const { t } = useTranslation('library');
  const language = useLanguageTag();
  const { name, photo, bytes, createdAt } = picture;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(createdAt));
  const size = `${photo.width} × ${photo.height}`;
  return (
    <p className={styles.facts}>
      <strong dir="auto">{name || t('library.nameless')}</strong>
      <span className={styles.soft}>
        <bdi dir="ltr">{size}</bdi>
        {bytes > 0 && <> · {formatBytes(bytes, language)}</>} · {day}
      </span>
    </p>
  );
}

type RemoveButtonProps = Pick<PictureActionsProps, 'picture' | 'onRemoved'>;

/** Asks in the specified words (specification 1, section 5); a picture on the page is not even asked about. */
function RemoveButton({ picture, onRemoved }: RemoveButtonProps): ReactNode {
  const { t } = useTranslation('library');
  const { refresh } = useLibrary();
  const textOf = useCodeText();
  const { run, isRunning, error } = useEffectCall('removeMedia');
  const [step, setStep] = useState<'idle' | 'asking' | 'told'>('idle');
  const remove = async (): Promise<void> => {
    const removed = await run({ mediaId: picture.photo.mediaId });
    setStep('idle');
    if (!removed) return;
    onRemoved();
    await refresh();
  };
  return (
    <>
      {step === 'told' && (
        <p className={styles.refusedWide} role="alert">
          {textOf('media_in_use')}
        </p>
      )}
      <Failure error={error} />
      <Button variant="plain" onClick={() => setStep(picture.isUsed ? 'told' : 'asking')}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={step === 'asking'}
        title={t('library.deleteTitle')}
        text={t('library.deleteText')}
        confirmLabel={t('delete')}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void remove()}
        onCancel={() => setStep('idle')}
      />
    </>
  );
}

function Failure({ error }: { error: Error | undefined }): ReactNode {
  const textOf = useCodeText();
  if (!error) return null;
  return (
    <p className={styles.refusedWide} role="alert">
      {textOf(codeOf(error))}
    </p>
  );
}
