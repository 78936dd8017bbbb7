import type { Photo } from '../../../../../shared/model/photo.ts';

/**
 * The live page as a document for any web server: without scripts, which would ask our calls (its forms are hidden then,
 * and telephone, mail and WhatsApp links stay), with its pictures beside it as `photos/<id>.webp`.
 */
export function staticSite(html: string, photos: readonly Photo[], mediaOrigin: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script:not([type="application/ld+json"]),link[rel="modulepreload"]')) {
    element.remove();
  }
  const local = photos.reduce(
    (text, { path, mediaId }) => text.replaceAll(`${mediaOrigin}${path}`, `photos/${mediaId}.webp`),
    page.documentElement.outerHTML,
  );
  return `<!doctype html>\n${local}\n`;
}
