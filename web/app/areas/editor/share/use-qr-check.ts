import { useEffect, useState } from 'react';
import type { QrDesign } from '../../../../../shared/model/place.ts';
import { loadChunk } from '../../../../lib/load-chunk.ts';
import type { QrFault } from '../../../../pages/qr/check-qr.ts';
import { drawQr, type QrLogo } from '../../../../pages/qr/draw-qr.ts';
import { drawSvg } from '../../../../pages/print/draw-svg.ts';

export type QrCheck =
  | { at: 'trying' }
  | { at: 'good'; millimetres: number }
  | { at: 'bad'; fault: QrFault; nearest: QrDesign | null }
  /** The browser can't draw it. */
  | { at: 'failed' };

/** Waits until a hand on a slider rests, in ms. */
const REST_MS = 150;

/** Reads the code as it would be printed, again whenever the design changes. */
export function useQrCheck(link: string, design: QrDesign, logo: QrLogo | null): QrCheck {
  const [check, setCheck] = useState<QrCheck>({ at: 'trying' });
  useEffect(() => {
    if (!logo) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      setCheck({ at: 'trying' });
      checkQr(link, design, logo).then(
        (found) => isCurrent && setCheck(found),
        () => isCurrent && setCheck({ at: 'failed' }),
      );
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [link, design, logo]);
  return check;
}

/** The reader is fetched when the first code is to be read. Rejects where the browser can't draw. */
export async function checkQr(link: string, design: QrDesign, logo: QrLogo): Promise<QrCheck> {
  const { reads, faultOf, plainerDesigns, trialPixels } = await loadChunk(
    () => import('../../../../pages/qr/check-qr.ts'),
  );
  const isRead = async (tried: QrDesign): Promise<boolean> => {
    const side = trialPixels(tried);
    const brush = await drawSvg(drawQr(link, tried, logo).svg, side, side);
    return reads(brush.getImageData(0, 0, side, side), link);
  };
  const fault = faultOf(design);
  if (fault !== 'contrast' && (await isRead(design))) return { at: 'good', millimetres: design.millimetres };
  for (const nearest of plainerDesigns(design)) if (await isRead(nearest)) return { at: 'bad', fault, nearest };
  return { at: 'bad', fault, nearest: null };
}
