import { filmEndings, type Film } from '../../../../../shared/model/film.ts';
import type { Photo } from '../../../../../shared/model/photo.ts';

/**
 * The live page as a document for any web server: without scripts, which would ask our calls (its forms are hidden then,
 * and telephone, mail and WhatsApp links stay), with its pictures beside it as `photos/<id>.webp`
 * and its film as `film.<ending>`.
 */
export function staticSite(html: string, photos: readonly Photo[], film: Film | null, mediaOrigin: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script:not([type="application/ld+json"]),link[rel="modulepreload"]')) {
    element.remove();
  }
  const local = photos.reduce(
    (text, { path, mediaId }) => text.replaceAll(`${mediaOrigin}${path}`, `photos/${mediaId}.webp`),
    page.documentElement.outerHTML,
  );
  return `<!doctype html>\n${withFilm(local, film, mediaOrigin)}\n`;
}

/** What the film is called beside the page. */
export const filmFileName = ({ type }: Pick<Film, 'type'>): string => `film.${filmEndings[type]}`;

/** A page that is opened from a folder may not ask for captions with leave: without it they are of the same place. */
function withFilm(html: string, film: Film | null, mediaOrigin: string): string {
  if (!film) return html;
  const local = html.replaceAll(mediaOrigin + film.path, filmFileName(film)).replace(' crossorigin="anonymous"', '');
  return film.captions ? local.replaceAll(mediaOrigin + film.captions.path, 'captions.vtt') : local;
}
