/** Gathers everything of an owner's page into one file. */
import type { PageDraft } from '../../../../../shared/model/page.ts';
import type { Post } from '../../../../../shared/model/post.ts';
import { callApi } from '../../../../lib/api/call.ts';
import { loadChunk } from '../../../../lib/load-chunk.ts';
import { takeLanguages } from './take-languages.ts';
import { photosOf } from './photos-of.ts';
import { staticSite } from './static-site.ts';
import { takeBeside } from './beside-page.ts';
import type { TakenFilm } from './page-archive.ts';

export type TakenFrom = { draft: PageDraft; liveLink: string | null; mediaOrigin: string };

/** Entries of the news that one call gives. */
const PAGE_SIZE = 100;

/** Throws what the calls throw, or when a picture can't be had: half a page is none. */
export async function takePage({ draft, liveLink, mediaOrigin }: TakenFrom): Promise<Blob> {
  const [{ settings }, news, { products }, languages, leads, beside] = await Promise.all([
    callApi('getAiAssistant', {}),
    allNews(),
    callApi('getProducts', {}),
    takeLanguages(),
    callApi('exportLeads', { format: 'csv' }),
    takeBeside(),
  ]);
  const pictures = photosOf({ draft, news, products });
  const photos = new Map<string, Blob>();
  for (const photo of pictures) photos.set(photo.mediaId, await loadFile(photo.path, mediaOrigin));
  const film = await takeFilm(draft, mediaOrigin);
  const site =
    liveLink === null ? null : staticSite(await loadText(liveLink), pictures, draft.design.film, mediaOrigin);
  const { writeArchive } = await loadChunk(() => import('./page-archive.ts'));
  const own = { ...beside, draft, assistant: settings, news, products, languages };
  return writeArchive({ ...own, photos, film, site, leads: leads.content });
}

export async function allNews(): Promise<Post[]> {
  const news: Post[] = [];
  for (let nowPage = 1; ; nowPage += 1) {
    const paging = { nowPage, pageSize: PAGE_SIZE, orderBy: 'oldest' } as const;
    const { posts, hasMore } = await callApi('getPostList', {}, { paging });
    news.push(...posts);
    if (!hasMore) return news;
  }
}

async function takeFilm({ design: { film } }: PageDraft, mediaOrigin: string): Promise<TakenFilm | null> {
  if (!film) return null;
  const captions = film.captions && (await loadFile(film.captions.path, mediaOrigin));
  return { file: await loadFile(film.path, mediaOrigin), captions: captions && (await captions.text()) };
}

async function loadFile(path: string, mediaOrigin: string): Promise<Blob> {
  // The copy that the browser keeps was asked for by an <img>, and so came without the leave for scripts to read it.
  const response = await fetch(`${mediaOrigin}${path}`, { cache: 'reload' });
  if (!response.ok) throw new Error(`The file ${path} could not be had: ${response.status}.`);
  return response.blob();
}

async function loadText(address: string): Promise<string> {
  const response = await fetch(new URL(address).pathname);
  if (!response.ok) throw new Error(`The live page could not be had: ${response.status}.`);
  return response.text();
}
