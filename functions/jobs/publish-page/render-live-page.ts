/** Draws a page as visitors get it: one document, its picture inlined while that fits into the first response. */
import type { Photo, PublicPage } from '../../../shared/model/page.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { readPicture } from '../../domain/media/read-picture.ts';
import { environment } from '../../kit/environment.ts';
import arabic from '../../../web/locales/ar_ae/page.json' with { type: 'json' };
import german from '../../../web/locales/de_de/page.json' with { type: 'json' };
import english from '../../../web/locales/en_us/page.json' with { type: 'json' };
import chinese from '../../../web/locales/zh_hk/page.json' with { type: 'json' };
import type { PageTexts } from '../../../web/pages/page-texts.ts';
import { renderPage } from '../../../web/pages/render-page.tsx';
import type { IslandManifest, PagePhoto, RenderInput } from '../../../web/pages/render-input.ts';
import { inlinePicture } from './inline-picture.ts';

/** Put there by the bundler: the addresses of the islands that were built with this function. */
declare const PAGES_MANIFEST: IslandManifest;

const texts: Partial<Record<LanguageValue, PageTexts>> = {
  ar_ae: arabic,
  ar_sa: arabic,
  de_at: german,
  de_ch: german,
  de_de: german,
  zh_hk: chinese,
};

export async function renderLivePage(page: PublicPage): Promise<string> {
  const language = page.profile.pageLanguage;
  const input: RenderInput = {
    page,
    language,
    languages: [language],
    texts: texts[language] ?? english,
    appOrigin: environment.appOrigin(),
    mediaOrigin: environment.mediaOrigin(),
    photos: await photosOf(page),
    islands: PAGES_MANIFEST,
  };
  return renderPage(input);
}

/** The picture that the template shows first is inlined; the others come from the media host. */
async function photosOf({ profile, design }: PublicPage): Promise<RenderInput['photos']> {
  const first = design.template === 'personal-brand' && profile.mainPhoto ? 'main' : 'profile';
  const alt = profile.displayName || profile.agentName;
  const draw = (photo: Photo | null, isFirst: boolean): Promise<PagePhoto> | undefined =>
    photo ? (isFirst ? inlined(photo, alt) : Promise.resolve(linked(photo, alt))) : undefined;
  const [main, face, cover] = await Promise.all([
    draw(profile.mainPhoto, first === 'main'),
    draw(profile.profilePhoto, first === 'profile'),
    draw(profile.coverPhoto, false),
  ]);
  return { ...(main ? { main } : {}), ...(face ? { profile: face } : {}), ...(cover ? { cover } : {}) };
}

const mediaLink = (photo: Photo): string => `${environment.mediaOrigin()}${photo.path}`;

function linked(photo: Photo, alt: string): PagePhoto {
  return { src: mediaLink(photo), width: photo.width, height: photo.height, alt };
}

async function inlined(photo: Photo, alt: string): Promise<PagePhoto> {
  const { src, width, height } = await inlinePicture(await readPicture(photo.path));
  return { src, srcLarge: mediaLink(photo), width, height, alt };
}
