/** A small WebP of a picture as a data URI: the largest that stays within the first response's share. */
import sharp from 'sharp';

/** Bytes of the picture itself: with headers the whole response stays within one TCP window (12.5 KB). */
const MAX_BYTES = 5_200;

/** Longest side in pixels and quality, best first. */
const LADDER = [
  [480, 60],
  [400, 52],
  [320, 46],
  [240, 40],
  [160, 34],
  [96, 30],
] as const;

export async function inlinePicture(picture: Buffer): Promise<{ src: string; width: number; height: number }> {
  for (const [side, quality] of LADDER) {
    const { data, info } = await sharp(picture)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    const isSmallest = side === LADDER[LADDER.length - 1]?.[0];
    if (data.length <= MAX_BYTES || isSmallest) {
      return { src: `data:image/webp;base64,${data.toString('base64')}`, width: info.width, height: info.height };
    }
  }
  throw new Error('The ladder of sizes is empty.');
}
