/** Brings what was taken back: pictures first, so that the draft has them when it changes. */
import type { AssistantSettings } from '../../../../../shared/model/assistant.ts';
import type { PageDraft } from '../../../../../shared/model/page.ts';
import type { Photo, PhotoUse } from '../../../../../shared/model/photo.ts';
import type { Post } from '../../../../../shared/model/post.ts';
import { callApi } from '../../../../lib/api/call.ts';
import { MAX_PHOTO_BYTES } from '../../../../../shared/calls/page-assets.ts';
import type { Product } from '../../../../../shared/model/product.ts';
import { contentOf } from '../products/open-product.ts';
import { uploadPhoto } from '../profile/upload-photo.ts';
import type { PageArchive, TakenFilm } from './page-archive.ts';
import { photosOf, withPhotos } from './photos-of.ts';
import { allNews } from './take-page.ts';
import { bringBeside } from './beside-page.ts';
import type { Film } from '../../../../../shared/model/film.ts';
import { uploadCaptions, uploadFilm } from '../film/upload-film.ts';

export type Bringing = {
  /** How many of the pictures are up. */
  onProgress: (done: number, all: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads the pictures, saves the assistant, what belongs to the page beside it, and the news and products that are not
 * there yet, and gives the draft to go on with. Safe
 * to repeat: what is there already is left alone. Throws what the calls throw.
 */
export async function bringPage(archive: PageArchive, { onProgress, signal }: Bringing): Promise<PageDraft> {
  const wanted = photosOf(archive);
  const uploaded = new Map<string, Photo>();
  onProgress(0, wanted.length);
  for (const photo of wanted) {
    const file = archive.photos.get(photo.mediaId);
    if (file) uploaded.set(photo.mediaId, await bringPhoto(file, useOf(archive.draft, photo), signal));
    onProgress(uploaded.size, wanted.length);
  }
  // A picture that is not in the file is left out; the rest of the page is not.
  const { draft, news, products } = withPhotos(archive, ({ mediaId }) => uploaded.get(mediaId) ?? null);
  const film = await bringFilm(draft, archive.film, signal);
  if (archive.assistant) await saveAssistant(archive.assistant);
  await bringNews(news);
  await bringProducts(products);
  await bringBeside(archive);
  return { ...draft, design: { ...draft.design, film } };
}

/** As with pictures: a film that is not in the file is left out. */
async function bringFilm({ design }: PageDraft, taken: TakenFilm | null, signal: AbortSignal): Promise<Film | null> {
  if (!design.film || !taken) return null;
  const { captions: before, name, poster } = design.film;
  const file = await uploadFilm({ file: taken.file, onProgress: () => undefined, signal });
  const captions =
    before && taken.captions !== null ? await uploadCaptions(new Blob([taken.captions]), before.language) : null;
  return { ...file, name, poster, captions };
}

function useOf({ profile }: PageDraft, { mediaId }: Photo): PhotoUse {
  if (profile.profilePhoto?.mediaId === mediaId) return 'profile';
  return profile.coverPhoto?.mediaId === mediaId ? 'cover' : 'main';
}

/** In a form that uploads take (specification 1, section 5), whole. */
export async function bringPhoto(file: Blob, use: PhotoUse, signal: AbortSignal): Promise<Photo> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const exact = await canvas.convertToBlob({ type: 'image/png' });
  const upload =
    exact.size <= MAX_PHOTO_BYTES ? exact : await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  const crop = { x: 0, y: 0, width, height };
  return uploadPhoto({ file: upload, use, crop, onProgress: () => undefined, signal });
}

async function saveAssistant({ setup, ...settings }: AssistantSettings): Promise<void> {
  await callApi('insertAiAssistant', { settings });
  // Answers that were never given have nothing to be judged.
  if (Object.values(setup).some((answer) => answer !== '')) await callApi('insertAiAssistant', { setup });
}

async function bringNews(news: readonly Post[]): Promise<void> {
  if (news.length === 0) return;
  const there = new Set((await allNews()).map(keyOf));
  for (const { postId: _, publishedAt, ...content } of news.filter((post) => !there.has(keyOf(post)))) {
    await callApi('savePost', { postId: null, content, publishedAt });
  }
}

/** Known by their titles; one whose address is another product's by now gets one of its own. */
async function bringProducts(products: readonly Product[]): Promise<void> {
  if (products.length === 0) return;
  const { products: there } = await callApi('getProducts', {});
  const titles = new Set(there.map(({ title }) => title));
  const slugs = new Set(there.map(({ slug }) => slug));
  for (const product of products.filter(({ title }) => !titles.has(title))) {
    const content = contentOf(product);
    const slug = slugs.has(product.slug) ? '' : product.slug;
    await callApi('saveProduct', { productId: null, content: { ...content, slug } });
  }
}

const keyOf = ({ title, publishedAt }: Post): string => `${publishedAt} ${title}`;
