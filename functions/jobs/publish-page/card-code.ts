/** The code on the back of a business card: as its owner designed it, where it reads at the size that a card has room for. */
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import type { PublicPage } from '../../../shared/model/page.ts';
import { defaultQrDesign, type QrDesign } from '../../../shared/model/place.ts';
import { CODE_MILLIMETRES, plainCode, type CardCode } from '../../../web/pages/card/card-code.ts';
import { familyOf } from '../../../web/pages/fonts.ts';
import { initialsOf } from '../../../web/pages/name-parts.ts';
import { pageAddress } from '../../../web/pages/page-address.ts';
import type { QrPixels } from '../../../web/pages/qr/check-qr.ts';
import { drawQr } from '../../../web/pages/qr/draw-qr.ts';
import { loadQrDesign } from '../../domain/pages/find-places.ts';
import { environment } from '../../kit/environment.ts';

/** What print shops ask for. */
const DOTS_PER_INCH = 300;

/** `photo`: data URI of a small picture. A design that does not read gives way to the nearest that does. */
export async function cardCode(accountId: string, page: PublicPage, photo: string | null): Promise<CardCode> {
  const design = await loadQrDesign(accountId);
  if (isDeepStrictEqual(design, defaultQrDesign)) return plainCode;
  // The reader is as large as all else: loaded for owners who have designed a code.
  const { plainerDesigns, reads } = await import('../../../web/pages/qr/check-qr.ts');
  const { profile } = page;
  const address = pageAddress({ appOrigin: environment.appOrigin(), page }, profile.pageLanguage);
  const initials = initialsOf(profile.displayName || profile.agentName);
  const logo = { initials, photo, fontFamily: familyOf(page.design.nameFont) };
  for (const wanted of [design, ...plainerDesigns(design)]) {
    const fitted: QrDesign = { ...wanted, millimetres: CODE_MILLIMETRES };
    if (reads(await pixelsOf(drawQr(address, fitted, logo).svg), address)) return { design: fitted, logo };
  }
  return plainCode;
}

async function pixelsOf(svg: string): Promise<QrPixels> {
  const picture = sharp(Buffer.from(svg), { density: DOTS_PER_INCH }).flatten({ background: '#ffffff' }).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
