/** "More news": older entries, some at a time, under those that the page came with. */
import type { Post } from '../../../shared/model/post.ts';
import { failureCode, loadPosts, type Posts } from './api.ts';
import { entryId, makeEntry } from './entry-view.ts';
import { loadTexts } from './load-texts.ts';
import { readPageData } from './page-data.ts';
import { showToast } from './toast.ts';

/** Entries of one call: a few screens to read. */
const PAGE_SIZE = 9;

const nextPages = new WeakMap<HTMLElement, number>();

/** Adds older entries and goes to the first of them; the button leaves with the last. */
export async function showMoreNews(button: HTMLElement): Promise<void> {
  const { notice } = await loadTexts();
  if (readPageData().isPreview) return showToast(notice.newsPreview);
  if (button.hasAttribute('aria-disabled')) return;
  button.setAttribute('aria-disabled', 'true');
  try {
    const { posts, hasMore } = await loadUnshown(button);
    showPosts(button, posts);
    if (!hasMore) button.remove();
  } catch (error) {
    showToast(failureCode(error) === 'network' ? notice.failed : notice.newsFailed);
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

/** The next entries that the page doesn't show; what it came with, and what moved on since, is left out. */
async function loadUnshown(button: HTMLElement): Promise<Posts> {
  const page = nextPages.get(button) ?? 1;
  const { posts, hasMore } = await loadPosts(readPageData(), { page, pageSize: PAGE_SIZE });
  nextPages.set(button, page + 1);
  const unshown = posts.filter((post) => document.getElementById(entryId(post)) === null);
  return unshown.length > 0 || !hasMore ? { posts: unshown, hasMore } : loadUnshown(button);
}

/** The focus goes to the first new entry, or to the section when there turned out to be none. */
function showPosts(button: HTMLElement, posts: Post[]): void {
  const news = button.closest<HTMLElement>('.news');
  const form = news?.querySelector('template');
  if (!news || !form) return;
  const entries = posts.flatMap((post) => makeEntry(form, post) ?? []);
  news.querySelector('ol')?.append(...entries);
  (entries[0] ?? news).focus();
}
