/**
 * Decodes an upload and encodes it anew: what comes out is pixels and nothing else, without EXIF, GPS, scripts or what
 * was appended to the file (SECURITY.md T31, T33, T34).
 */
import type { PhotoUse } from '../../../shared/model/photo.ts';
import { AppError } from '../../kit/app-error.ts';

export type Crop = { x: number; y: number; width: number; height: number };

/** Decoded size of all frames, in pixels. */
const MAX_PIXELS = 25_000_000;
/** Longest side of what is kept, in pixels. */
const LONGEST_SIDE: Record<PhotoUse, number> = {
  profile: 800,
  cover: 1_920,
  main: 1_600,
  background: 1_600,
  library: 1_920,
};

export type PictureFormat = 'jpeg' | 'png' | 'gif';

const FORMATS: readonly PictureFormat[] = ['jpeg', 'png', 'gif'];

/** Throws `file_type_unsupported` for anything that is not a sound JPG, PNG or GIF of a sane size. */
export async function makePicture(
  upload: Buffer,
  use: PhotoUse,
  crop: Crop | undefined,
): Promise<{ body: Buffer; width: number; height: number }> {
  // Only this one call needs the image library: the group's other calls start without it.
  const { default: sharp } = await import('sharp');
  try {
    // Upright first: the crop is in pixels of the picture as people see it.
    const upright = await decodeUpright(upload, FORMATS);
    const area = crop && within(crop, upright.info);
    const part = area ? sharp(upright.data).extract(area) : sharp(upright.data);
    const side = LONGEST_SIDE[use];
    const { data, info } = await part
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { body: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('file_type_unsupported', {}, String(error));
  }
}

/** A picture as people see it, without its metadata. Throws `file_type_unsupported` for another format, and what the library throws. */
export async function decodeUpright(
  upload: Buffer,
  formats: readonly PictureFormat[],
): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  const { default: sharp } = await import('sharp');
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'warning' } as const;
  const { format } = await sharp(upload, limits).metadata();
  if (!formats.some((one) => one === format)) throw new AppError('file_type_unsupported');
  return sharp(upload, { ...limits, animated: false })
    .rotate()
    .toBuffer({ resolveWithObject: true });
}

/** The part of the crop that lies inside the picture. */
function within({ x, y, width, height }: Crop, picture: { width: number; height: number }) {
  const left = Math.min(x, picture.width - 1);
  const top = Math.min(y, picture.height - 1);
  return { left, top, width: Math.min(width, picture.width - left), height: Math.min(height, picture.height - top) };
}
