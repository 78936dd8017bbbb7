/**
 * Decodes an upload and encodes it anew: what comes out is pixels and nothing else, without EXIF, GPS, scripts or what
 * was appended to the file (SECURITY.md T31, T33, T34).
 */
import type { Sharp } from 'sharp';
import type { PhotoUse } from '../../../shared/model/photo.ts';
import { AppError } from '../../kit/app-error.ts';

export type Crop = { x: number; y: number; width: number; height: number };

/** Decoded size of all frames, in pixels. */
const MAX_PIXELS = 25_000_000;
/** Longest side of what is opened, in pixels: lines without end take long, however few pixels they have. */
const MAX_SIDE = 20_000;
/** Of a picture that comes in several passes and is held as a whole, in bytes: all that may be opened, in three colours of 8 bits. */
const MAX_HELD_BYTES = 75_000_000;
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

/** What files of each format begin with. */
const SIGNATURES: Record<PictureFormat, readonly Buffer[]> = {
  jpeg: [Buffer.from([0xff, 0xd8, 0xff])],
  png: [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  gif: [Buffer.from('GIF87a'), Buffer.from('GIF89a')],
};

/** Throws `file_type_unsupported` for anything that is not a sound JPG, PNG or GIF of a sane size. */
export async function makePicture(
  upload: Buffer,
  use: PhotoUse,
  crop: Crop | undefined,
): Promise<{ body: Buffer; width: number; height: number }> {
  try {
    // Upright first: the crop is in pixels of the picture as people see it.
    const { picture, ...size } = await openUpright(upload, FORMATS);
    const part = crop ? picture.extract(within(crop, size)) : picture;
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

/**
 * A picture that turns upright when it is encoded, and its size then. It is decoded once, on the way into what it becomes:
 * in between there is never a whole picture that somebody made large. Throws `file_type_unsupported` for another format, and
 * what the library throws.
 */
export async function openUpright(
  upload: Buffer,
  formats: readonly PictureFormat[],
): Promise<{ picture: Sharp; width: number; height: number }> {
  // The library opens many more kinds of files, SVG among them, and reads them to tell which one it is.
  if (!formats.some((format) => SIGNATURES[format].some((signature) => startsWith(upload, signature))))
    throw new AppError('file_type_unsupported');
  // Only this needs the image library: other calls of the group start without it.
  const { default: sharp } = await import('sharp');
  const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'warning', animated: false }).autoOrient();
  const { format, autoOrient, channels, depth, isProgressive } = await picture.metadata();
  if (!formats.some((one) => one === format)) throw new AppError('file_type_unsupported');
  const { width, height } = autoOrient;
  const heldBytes = isProgressive ? width * height * channels * (depth === 'ushort' ? 2 : 1) : 0;
  if (Math.max(width, height) > MAX_SIDE || heldBytes > MAX_HELD_BYTES)
    throw new AppError('file_type_unsupported', {}, `${width} × ${height}`);
  return { picture, width, height };
}

const startsWith = (bytes: Buffer, signature: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature);

/** The part of the crop that lies inside the picture. */
function within({ x, y, width, height }: Crop, picture: { width: number; height: number }) {
  const left = Math.min(x, picture.width - 1);
  const top = Math.min(y, picture.height - 1);
  return { left, top, width: Math.min(width, picture.width - left), height: Math.min(height, picture.height - top) };
}
