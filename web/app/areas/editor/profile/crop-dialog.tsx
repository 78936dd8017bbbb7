import { useState, type ReactNode } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import styles from './profile.module.css';
import type { Crop } from './upload-photo.ts';

/** Width by height of what is kept. */
const cuts = {
  round: { aspect: 1, cropShape: 'round' },
  tall: { aspect: 4 / 5, cropShape: 'rect' },
  wide: { aspect: 3 / 2, cropShape: 'rect' },
} as const;

/** How a picture is cut and shown. */
export type PhotoShape = keyof typeof cuts;

const MAX_ZOOM = 4;

export type CropDialogProps = {
  shape: PhotoShape;
  /** Of the picture. */
  address: string;
  onDone: (crop: Crop) => void;
  onCancel: () => void;
};

/** Which part of a picture to keep: drag, pinch, the slider, or the arrow keys. */
export function CropDialog({ shape, address, onDone, onCancel }: CropDialogProps): ReactNode {
  const { t } = useTranslation('photos');
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  return (
    <Dialog isOpen onClose={onCancel} label={t('crop.title')}>
      <h2 className={styles.cropTitle}>{t('crop.title')}</h2>
      <div className={styles.crop}>
        <Cropper
          image={address}
          {...cuts[shape]}
          crop={position}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          showGrid={false}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => setArea(pixels)}
          cropperProps={{ 'aria-label': t('crop.area') }}
        />
      </div>
      <label className={styles.zoom}>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <div className={styles.cropActions}>
        <Button onClick={onCancel}>{t('crop.cancel')}</Button>
        <Button variant="primary" disabled={area === null} onClick={() => area && onDone(wholePixels(area))}>
          {t('crop.use')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Whole pixels inside the picture: a rounded-up edge would lie beyond it. */
function wholePixels({ x, y, width, height }: Area): Crop {
  return {
    x: Math.max(0, Math.floor(x)),
    y: Math.max(0, Math.floor(y)),
    width: Math.max(1, Math.floor(width)),
    height: Math.max(1, Math.floor(height)),
  };
}
