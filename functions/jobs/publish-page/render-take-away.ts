/** Draws what visitors take away from a page: the owner as a contact, and the business card. */
import type { PublicPage } from '../../../shared/model/page.ts';
import { readPicture } from '../../domain/media/read-picture.ts';
import type { TakeAwayFiles } from '../../domain/pages/page-files.ts';
import { environment } from '../../kit/environment.ts';
import { contactCard, contactDisposition } from '../../../web/pages/contact/contact-card.ts';
import { pageCode } from '../../../web/pages/qr/page-code.ts';
import { renderCard } from '../../../web/pages/card/render-card.tsx';
import type { PageTexts } from '../../../web/pages/page-texts.ts';
import type { IslandManifest } from '../../../web/pages/render-input.ts';
import { pageTexts } from '../../domain/pages/page-texts.ts';
import { jpegOf } from './small-pictures.ts';
import { cardCode } from './card-code.ts';
import { passContent } from './pass-content.ts';

/** Put there by the bundler: the addresses of the islands that were built with this function. */
declare const PAGES_MANIFEST: IslandManifest;

/** Sides in pixels: a face in an address book, a picture over the height of a printed card, and one inside its code. */
const CONTACT_SIDE = 320;
const CARD_SIDE = 900;
const LOGO_SIDE = 256;

export async function renderTakeAway(accountId: string, page: PublicPage): Promise<TakeAwayFiles> {
  const { profilePhoto, mainPhoto } = page.profile;
  const photo = profilePhoto ?? mainPhoto;
  const picture = photo && (await readPicture(photo.path));
  const appOrigin = environment.appOrigin();
  const texts = pageTexts<PageTexts>(page.profile.pageLanguage);
  const face = picture && (await jpegOf(picture, CONTACT_SIDE));
  const contact = { page, texts, appOrigin, photo: face };
  const [large, small] = await Promise.all([CARD_SIDE, LOGO_SIDE].map((side) => picture && dataOf(picture, side)));
  return {
    contacts: { 'contact.vcf': contactCard(contact, '3.0'), 'contact-4.vcf': contactCard(contact, '4.0') },
    disposition: contactDisposition(page),
    code: pageCode({ appOrigin, page }),
    pass: JSON.stringify(passContent(accountId, page)),
    card: renderCard({
      page,
      texts,
      appOrigin,
      photo: large ?? null,
      code: await cardCode(accountId, page, small ?? null),
      island: PAGES_MANIFEST.islands['card'],
    }),
  };
}

async function dataOf(picture: Buffer, side: number): Promise<string> {
  return `data:image/jpeg;base64,${await jpegOf(picture, side)}`;
}
