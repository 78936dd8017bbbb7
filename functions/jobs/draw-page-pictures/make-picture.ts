/** The picture of a page's link as a JPEG: its document with pictures and fonts in it, drawn, and made small enough. */
import sharp from 'sharp';
import type { PublicPage } from '../../../shared/model/page.ts';
import type { Photo } from '../../../shared/model/photo.ts';
import { readPicture } from '../../domain/media/read-picture.ts';
import { draw } from '../../kit/draw.ts';
import { environment } from '../../kit/environment.ts';
import { LINK_PICTURE } from '../../../web/pages/link-picture/link-picture-size.ts';
import { renderLinkPicture } from '../../../web/pages/link-picture/link-picture.tsx';
import { linkPhotos } from '../../../web/pages/link-picture/link-sketch.ts';
import { linkTexts } from '../../../web/pages/link-picture/link-texts.ts';
import { pictureFonts, writable } from './picture-fonts.ts';

/** Messengers leave out pictures that are much larger. */
const MAX_BYTES = 150_000;

/** Best first. */
const QUALITIES = [86, 78, 70, 60, 45];

export async function makePicture(page: PublicPage): Promise<Buffer> {
  const { pageLanguage: language } = page.profile;
  const { face, scene } = linkPhotos(page);
  const texts = writable(page.design.nameFont, linkTexts(page, environment.appOrigin()));
  const html = renderLinkPicture({
    page,
    language,
    texts,
    pictures: { face: face && (await inlined(face)), scene: scene && (await inlined(scene)) },
    fonts: await pictureFonts(page.design.nameFont, Object.values(texts).join(' ')),
  });
  return asJpeg(await draw(html, { ...LINK_PICTURE, format: 'png' }));
}

/** As large as the picture shows it at most. */
async function inlined({ path }: Photo): Promise<string> {
  const side = LINK_PICTURE.width;
  const jpeg = await sharp(await readPicture(path))
    .flatten({ background: '#ffffff' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

async function asJpeg(png: Buffer): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg;
}
