import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place, QrDesign } from '../../../../../shared/model/place.ts';
import { useEffectCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useErrorText } from '../../../../ui/use-error-text.ts';
import { addressText } from '../page-address.ts';
import { QrDownloads } from './qr-downloads.tsx';
import { QrPicture } from './qr-picture.tsx';
import styles from './share.module.css';
import { useQrCheck } from './use-qr-check.ts';
import { useQrLogo } from './use-qr-logo.ts';

export type PlaceRowProps = {
  place: Place;
  link: string;
  design: QrDesign;
  /** null when it is removed. */
  onChange: (place: Place | null) => void;
};

type Shown = 'nothing' | 'code' | 'name' | 'removal';

/** A place: its name, its link, and on demand its code, another name or its removal. */
export function PlaceRow({ place, link, design, onChange }: PlaceRowProps): ReactNode {
  const { t } = useTranslation(['share', 'editor']);
  const [shown, setShown] = useState<Shown>('nothing');
  const close = (): void => setShown('nothing');
  const isCodeShown = shown === 'code';
  return (
    <li className={styles.place}>
      {shown === 'name' ? (
        <RenamePlace place={place} onRenamed={onChange} onClose={close} />
      ) : (
        <div className={styles.placeHead}>
          <div className={styles.placeWords}>
            <strong dir="auto">{place.name}</strong>
            <bdi className={styles.address} dir="ltr">
              {addressText(link)}
            </bdi>
          </div>
          <div className={styles.placeActions}>
            <Button
              variant="plain"
              aria-expanded={isCodeShown}
              onClick={() => setShown(isCodeShown ? 'nothing' : 'code')}
            >
              {t(isCodeShown ? 'places.hide' : 'places.show')}
            </Button>
            <CopyButton text={link} label={t('editor:copyLink')} />
            <Button variant="plain" onClick={() => setShown('name')}>
              {t('places.rename')}
            </Button>
            <Button variant="plain" onClick={() => setShown('removal')}>
              {t('places.remove')}
            </Button>
          </div>
        </div>
      )}
      {isCodeShown && <PlaceCode link={link} design={design} />}
      <RemovePlace place={place} isAsking={shown === 'removal'} onRemoved={() => onChange(null)} onClose={close} />
    </li>
  );
}

function PlaceCode({ link, design }: { link: string; design: QrDesign }): ReactNode {
  const { t } = useTranslation('share');
  const logo = useQrLogo(design.logo);
  const check = useQrCheck(link, design, logo);
  return (
    <>
      <div className={styles.code}>
        <QrPicture link={link} design={design} logo={logo} />
        <QrDownloads link={link} design={design} logo={logo} isReadable={check.at === 'good'} />
      </div>
      {check.at === 'bad' && <Notice tone="warning">{t('check.unreadable')}</Notice>}
    </>
  );
}

type RenameProps = { place: Place; onRenamed: (place: Place) => void; onClose: () => void };

function RenamePlace({ place, onRenamed, onClose }: RenameProps): ReactNode {
  const { t } = useTranslation('share');
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('savePlace');
  const [name, setName] = useState(place.name);
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await run({ code: place.code, name });
    if (!answer?.place) return;
    onRenamed(answer.place);
    onClose();
  };
  return (
    <form className={styles.add} onSubmit={(event) => void rename(event)}>
      <TextField
        label={t('places.label')}
        value={name}
        maxLength={60}
        autoFocus
        onChange={setName}
        error={error && textOf(error)}
      />
      <Button type="submit" variant="primary" isBusy={isRunning} disabled={name.trim() === ''}>
        {t('places.save')}
      </Button>
      <Button variant="plain" onClick={onClose}>
        {t('places.cancel')}
      </Button>
    </form>
  );
}

type RemoveProps = { place: Place; isAsking: boolean; onRemoved: () => void; onClose: () => void };

function RemovePlace({ place, isAsking, onRemoved, onClose }: RemoveProps): ReactNode {
  const { t } = useTranslation('share');
  const textOf = useErrorText();
  const { run, isRunning, error } = useEffectCall('savePlace');
  const remove = async (): Promise<void> => {
    const answer = await run({ code: place.code, name: null });
    onClose();
    if (answer) onRemoved();
  };
  return (
    <>
      {error && (
        <p className={styles.error} role="alert">
          {textOf(error)}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('places.removeTitle', { name: place.name })}
        text={t('places.removeText', { name: place.name })}
        confirmLabel={t('places.remove')}
        isDanger
        isBusy={isRunning}
        onConfirm={() => void remove()}
        onCancel={onClose}
      />
    </>
  );
}
