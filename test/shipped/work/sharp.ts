/** A picture is made, turned into another format, made smaller, and read back. */
import type sharpPackage from 'sharp';
import type { Work } from '../kit/orders.ts';

export const work: Work = async (importPackage) => {
  const { default: sharp } = (await importPackage('sharp')) as { default: typeof sharpPackage };
  const background = { r: 200, g: 40, b: 40 };
  const photo = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const small = await sharp(photo).resize(400).webp().toBuffer();
  const { format, width, height } = await sharp(small).metadata();
  const { channels } = await sharp(small).stats();
  return { format, width, height, isRed: Math.abs((channels[0]?.mean ?? 0) - background.r) < 5 };
};
