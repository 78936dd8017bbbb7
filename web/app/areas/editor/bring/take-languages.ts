/** The owner's texts in the languages of the page: into an archive, and back from one. */
import { MAX_BROUGHT_TEXTS } from '../../../../../shared/model/page-languages.ts';
import type { Post } from '../../../../../shared/model/post.ts';
import { callApi } from '../../../../lib/api/call.ts';
import type { ArchivedLanguage, PageArchive } from './page-archive.ts';

/** What the owner wrote; what the model did it does again. */
export async function takeLanguages(): Promise<ArchivedLanguage[]> {
  const { languages } = await callApi('getPageLanguages', {});
  const taken: ArchivedLanguage[] = [];
  for (const { language } of languages) {
    const { texts } = await callApi('getPageLanguages', { language });
    const own = texts.filter(({ state }) => state === 'owner' || state === 'changed');
    taken.push({ language, texts: own.map(({ path, text }) => ({ path, text })) });
  }
  return taken;
}

/** To be called when draft and news are saved: texts need their originals. Safe to repeat. Throws what the calls throw. */
export async function bringLanguages(
  { languages, news }: Pick<PageArchive, 'languages' | 'news'>,
  newsNow: readonly Post[],
): Promise<void> {
  const pathOf = pathsNow(news, newsNow);
  for (const { language, texts } of languages) {
    const placed = texts.map(({ path, text }) => ({ path: pathOf(path), text }));
    for (let start = 0; start === 0 || start < placed.length; start += MAX_BROUGHT_TEXTS) {
      const some = placed.slice(start, start + MAX_BROUGHT_TEXTS);
      await callApi('savePageLanguage', { language, isOn: true, texts: some });
    }
  }
}

const keyOf = ({ title, publishedAt }: Post): string => `${publishedAt} ${title}`;

/** News have other ids since they were brought; everything else kept its own. */
function pathsNow(archived: readonly Post[], now: readonly Post[]): (path: string) => string {
  const idNow = new Map(now.map((post) => [keyOf(post), post.postId]));
  const ids = new Map(archived.map((post) => [post.postId, idNow.get(keyOf(post)) ?? post.postId]));
  return (path) => path.replace(/^news\/([^/]+)/, (_, id: string) => `news/${ids.get(id) ?? id}`);
}
