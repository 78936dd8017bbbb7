/** What decides how the picture of a link looks, without anything heavy: two pages with the same sketch have the same picture. */
import type { PublicPage } from '../../../shared/model/page.ts';
import type { Photo } from '../../../shared/model/photo.ts';
import { renderLinkPicture } from './link-picture.tsx';
import { linkTexts } from './link-texts.ts';

export type LinkPhotos = { face: Photo | null; scene: Photo | null };

/** The owner's face, and what the page opens with; a cover of ours takes the place of the second. */
export function linkPhotos({ profile, design }: PublicPage): LinkPhotos {
  const { profilePhoto, mainPhoto, coverPhoto } = profile;
  const scene = design.imageTemplate === null ? (mainPhoto ?? coverPhoto) : null;
  return { face: profilePhoto ?? mainPhoto, scene };
}

/** The document with the addresses of its pictures in place of them, and without fonts. */
export function linkSketch(page: PublicPage, appOrigin: string): string {
  const { face, scene } = linkPhotos(page);
  return renderLinkPicture({
    page,
    language: page.profile.pageLanguage,
    texts: linkTexts(page, appOrigin),
    pictures: { face: face?.path ?? null, scene: scene?.path ?? null },
  });
}
