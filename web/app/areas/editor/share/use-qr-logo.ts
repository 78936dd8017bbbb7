import { useEffect, useMemo, useState } from 'react';
import type { QrDesign } from '../../../../../shared/model/place.ts';
import { familyOf } from '../../../../pages/fonts.ts';
import { initialsOf } from '../../../../pages/name-parts.ts';
import type { QrLogo } from '../../../../pages/qr/draw-qr.ts';
import { useEditor } from '../editor-context.tsx';
import { useMediaOrigin } from '../../../../lib/use-media-origin.ts';

/** Side of the picture in a code, in px. */
const SIDE = 256;

/** What may stand in the middle of a code; null while the photo that is wanted is on its way. */
export function useQrLogo(kind: QrDesign['logo']): QrLogo | null {
  const { state } = useEditor();
  const { profile, design } = state.draft;
  const path = kind === 'photo' ? (profile.profilePhoto?.path ?? null) : null;
  const photo = usePhotoData(path);
  const initials = initialsOf(profile.displayName || profile.agentName);
  const fontFamily = familyOf(design.nameFont);
  return useMemo(() => (photo === undefined ? null : { initials, photo, fontFamily }), [initials, photo, fontFamily]);
}

/** The picture as data, which alone can be part of a file; null when there is none or it can't be had. */
function usePhotoData(path: string | null): string | null | undefined {
  const origin = useMediaOrigin();
  const [loaded, setLoaded] = useState<{ path: string; data: string | null } | null>(null);
  useEffect(() => {
    if (path === null || origin === null) return;
    let isCurrent = true;
    readSquare(`${origin}${path}`).then(
      (data) => isCurrent && setLoaded({ path, data }),
      () => isCurrent && setLoaded({ path, data: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [origin, path]);
  if (path === null) return null;
  return loaded?.path === path ? loaded.data : undefined;
}

/** The middle of the picture. The query keeps it apart from the copy that was loaded to be looked at only. */
async function readSquare(address: string): Promise<string> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = `${address}?drawn`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const side = Math.min(image.naturalWidth, image.naturalHeight);
  const [left, top] = [(image.naturalWidth - side) / 2, (image.naturalHeight - side) / 2];
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/jpeg', 0.85);
}
