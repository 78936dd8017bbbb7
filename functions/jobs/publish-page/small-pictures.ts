/** Small forms of a picture: WebPs as data URIs for the first response of a page, JPEGs for what is taken away. */
import sharp from 'sharp';

export type SmallPicture = { src: string; width: number; height: number };

/** Longest side in pixels and quality, best first. */
const LADDER = [
  [480, 60],
  [400, 52],
  [320, 46],
  [240, 40],
  [160, 34],
  [96, 30],
] as const;

/** From the best, of about 5 KB, down; each is made when it is asked for. */
export async function* smallPictures(picture: Buffer): AsyncGenerator<SmallPicture> {
  for (const [side, quality] of LADDER) {
    const { data, info } = await sharp(picture)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    yield { src: `data:image/webp;base64,${data.toString('base64')}`, width: info.width, height: info.height };
  }
}

/** A JPEG as base64 without transparency, which address books and printers do not know. */
export async function jpegOf(picture: Buffer, side: number): Promise<string> {
  const jpeg = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
  return jpeg.toString('base64');
}
