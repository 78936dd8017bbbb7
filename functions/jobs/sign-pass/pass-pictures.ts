/** Pictures of a pass for Apple Wallet: PNGs in three sizes, as screens have one, two or three pixels for a point. */
import sharp from 'sharp';
import type { PassPictures } from '../../domain/wallet/apple-pass.ts';

/** Sides in points (Wallet Developer Guide, pass design). */
const ICON_SIDE = 29;
const PHOTO_SIDE = 90;

const SCALES = [
  [1, ''],
  [2, '@2x'],
  [3, '@3x'],
] as const;

/** `icon` stands in mails and on the lock screen: a person in the owner's colours. */
export async function passPictures(
  { background, text }: { background: string; text: string },
  photo: Buffer | null,
): Promise<PassPictures> {
  const icon = Buffer.from(iconSvg(background, text));
  const sized = SCALES.map(async ([scale, suffix]) => [
    [
      `icon${suffix}.png`,
      await sharp(icon)
        .resize(ICON_SIDE * scale)
        .png()
        .toBuffer(),
    ] as const,
    ...(photo ? [[`thumbnail${suffix}.png`, await face(photo, PHOTO_SIDE * scale)] as const] : []),
  ]);
  return Object.fromEntries((await Promise.all(sized)).flat());
}

/** The upper part of a tall picture: faces are there. */
function face(photo: Buffer, side: number): Promise<Buffer> {
  return sharp(photo)
    .flatten({ background: '#ffffff' })
    .resize({ width: side, height: side, fit: 'cover', position: 'top' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function iconSvg(background: string, text: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ICON_SIDE * 3}" height="${ICON_SIDE * 3}" viewBox="0 0 24 24">` +
    `<path fill="${background}" d="M0 0h24v24H0z"/>` +
    `<path fill="${text}" d="M12 5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM4.5 20c.4-4 3.3-5.8 7.5-5.8s7.1 1.8 7.5 5.8z"/></svg>`
  );
}
