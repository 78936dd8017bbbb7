/** Draws a page as visitors get it: one document, its picture inlined while that fits into the first response. */
import type { Design, Profile, PublicPage } from '../../../shared/model/page.ts';
import type { Photo } from '../../../shared/model/photo.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { readPicture } from '../../domain/media/read-picture.ts';
import { packPage } from '../../domain/pages/pack-page.ts';
import { pageTexts } from '../../domain/pages/page-texts.ts';
import type { PageNews } from '../../domain/posts/find-posts.ts';
import { environment } from '../../kit/environment.ts';
import { renderPage } from '../../../web/pages/render-page.tsx';
import type { PageTexts } from '../../../web/pages/page-texts.ts';
import type { IslandManifest, PageFonts, PagePhoto, RenderInput } from '../../../web/pages/render-input.ts';
import { smallPictures } from './small-pictures.ts';

/** Put there by the bundler: the addresses of the islands that were built with this function. */
declare const PAGES_MANIFEST: IslandManifest;

/** Most bytes of the compressed document, so that with its headers it stays within one TCP window (12.5 KB). */
const WINDOW_BYTES = 11_650;

/** What a page shows beside what its owner wrote into it. */
export type PageAround = PageNews &
  Pick<RenderInput, 'businessCard' | 'isMachineTranslated' | 'linkPicture' | 'products'> & {
    /** The page's own one unless given. */
    language?: LanguageValue;
    /** The page's own one alone unless given. */
    languages?: LanguageValue[];
  };

export async function renderLivePage(page: PublicPage, around: PageAround, fonts?: PageFonts): Promise<string> {
  const input = pageInput(page, around, fonts);
  const first = firstPicture(page.profile, page.design);
  const photo = input.photos[first];
  if (!photo) return renderPage(input);
  return renderInWindow(await readPicture(new URL(photo.src).pathname), photo, (small) =>
    renderPage({ ...input, photos: { ...input.photos, [first]: small } }),
  );
}

/** What a page, or the page of one of its products, is drawn from. */
export function pageInput(page: PublicPage, around: PageAround, fonts?: PageFonts): RenderInput {
  const own = page.profile.pageLanguage;
  const { language = own, languages = [own] } = around;
  const others = languages.filter((one) => one !== language);
  return {
    page,
    languages,
    texts: pageTexts<PageTexts>(language),
    offers: Object.fromEntries(others.map((one) => [one, pageTexts<PageTexts>(one).offer])),
    appOrigin: environment.appOrigin(),
    mediaOrigin: environment.mediaOrigin(),
    photos: linkedPhotos(page.profile),
    ...around,
    language,
    islands: PAGES_MANIFEST,
    ...(fonts && { fonts }),
  };
}

/** A document with the picture that it shows first in it: in the best form that fits, or in the smallest. */
export async function renderInWindow(
  picture: Buffer,
  { src, alt }: PagePhoto,
  render: (small: PagePhoto) => string,
): Promise<string> {
  let html = '';
  for await (const small of smallPictures(picture)) {
    html = render({ ...small, srcLarge: src, alt });
    if (packPage(html).length <= WINDOW_BYTES) break;
  }
  return html;
}

function linkedPhotos(profile: Profile): RenderInput['photos'] {
  const { mainPhoto, profilePhoto, coverPhoto } = profile;
  const alt = profile.displayName || profile.agentName;
  return {
    ...(mainPhoto ? { main: linked(mainPhoto, alt) } : {}),
    ...(profilePhoto ? { profile: linked(profilePhoto, alt) } : {}),
    ...(coverPhoto ? { cover: linked(coverPhoto, alt) } : {}),
  };
}

function linked({ path, width, height }: Photo, alt: string): PagePhoto {
  return { src: `${environment.mediaOrigin()}${path}`, width, height, alt };
}

/** Two templates open with a large picture; the others with the owner's face. */
function firstPicture(
  { mainPhoto, coverPhoto }: Profile,
  { template, imageTemplate }: Design,
): keyof RenderInput['photos'] {
  const hasLargePicture = template === 'personal-brand' || template === 'creative';
  if (!hasLargePicture || imageTemplate !== null) return 'profile';
  if (mainPhoto) return 'main';
  return coverPhoto ? 'cover' : 'profile';
}
