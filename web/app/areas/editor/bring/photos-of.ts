import type { PageDraft } from '../../../../../shared/model/page.ts';
import type { Photo } from '../../../../../shared/model/photo.ts';
import type { Post } from '../../../../../shared/model/post.ts';
import type { Product } from '../../../../../shared/model/product.ts';

type Pictured = { draft: PageDraft; news: readonly Post[]; products: readonly Product[] };

/** Every picture of a page, once. */
export function photosOf({ draft, news, products }: Pictured): Photo[] {
  const found: Photo[] = [];
  withPhotos({ draft, news, products }, (photo) => {
    found.push(photo);
    return photo;
  });
  return [...new Map(found.map((photo) => [photo.mediaId, photo])).values()];
}

/** The page with other pictures, or none, in the places of its own: in the draft, the news and the products, wherever one may be. */
export function withPhotos<Page extends Pictured>(page: Page, replace: (photo: Photo) => Photo | null): Page {
  return swap(page, replace) as Page;
}

/** Pictures are known by their form, so that one more place for a picture needs nothing here. */
function swap(value: unknown, replace: (photo: Photo) => Photo | null): unknown {
  // In a list a picture that is left out leaves no gap.
  if (Array.isArray(value)) {
    return value.map((item: unknown) => swap(item, replace)).filter((item) => item !== null);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (isPhoto(value)) return replace(value);
  return Object.fromEntries(Object.entries(value).map(([key, part]: [string, unknown]) => [key, swap(part, replace)]));
}

function isPhoto(value: object): value is Photo {
  return 'mediaId' in value && 'path' in value && 'width' in value && 'height' in value;
}
