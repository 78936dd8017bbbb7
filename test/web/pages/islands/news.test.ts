// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '../../../../shared/model/post.ts';
import type { Posts } from '../../../../web/pages/islands/api.ts';
import { showMoreNews } from '../../../../web/pages/islands/news.ts';
import { samplePosts } from '../sample-page.ts';
import { find, openPage, texts, until } from './page-kit.ts';

const api = vi.hoisted(() => ({
  loadPosts: vi.fn<(agentName: string, paging: { page: number; pageSize: number }) => Promise<Posts>>(),
  failureCode: (error: Error) => error.message,
}));
vi.mock('../../../../web/pages/islands/api.ts', () => api);
vi.mock('../../../../web/pages/islands/load-texts.ts', async () => {
  const kit = await import('./page-kit.ts');
  return { loadTexts: async () => kit.texts };
});

function post(postId: string, changes: Partial<Post> = {}): Post {
  return {
    postId,
    title: `Entry ${postId}`,
    text: 'What happened.',
    photo: null,
    link: '',
    publishedAt: '2025-03-01T09:00:00.000Z',
    ...changes,
  };
}

const button = (): HTMLElement => find('[data-act=news]');
const titles = (): string[] => [...document.querySelectorAll('.post h3')].map(({ textContent }) => textContent);

beforeEach(() => {
  openPage();
  api.loadPosts.mockReset();
});

test('adds older entries under those that are there, and none twice', async () => {
  api.loadPosts.mockResolvedValue({ posts: [...samplePosts, post('4'), post('5')], hasMore: true });
  await showMoreNews(button());
  expect(api.loadPosts).toHaveBeenCalledWith(expect.objectContaining({ agentName: 'mara', language: 'en_us' }), {
    page: 1,
    pageSize: 9,
  });
  expect(titles()).toEqual([...samplePosts.map(({ title }) => title), 'Entry 4', 'Entry 5']);
  expect(document.activeElement?.id).toBe('post-4');
});

test('draws an entry as the page draws its own', async () => {
  const [first] = samplePosts;
  if (first === undefined) throw new Error('The sample page has no news.');
  const drawn = find(`#post-${first.postId}`).outerHTML;
  find(`#post-${first.postId}`).remove();
  api.loadPosts.mockResolvedValue({ posts: [first], hasMore: false });
  await showMoreNews(button());
  expect(find(`#post-${first.postId}`).isEqualNode(parsed(drawn))).toBe(true);
});

function parsed(html: string): Element | null {
  const holder = document.createElement('ol');
  holder.innerHTML = html;
  return holder.firstElementChild;
}

test('hides the rest of a long entry as the page does', async () => {
  const paragraph = 'Something worth telling happened that day. '.repeat(7).trim();
  api.loadPosts.mockResolvedValue({ posts: [post('4', { text: `${paragraph}\n${paragraph}` })], hasMore: true });
  await showMoreNews(button());
  expect(find('#post-4 details p').textContent).toBe(paragraph);
  expect(find('#post-4 summary').textContent).toContain('View more');
});

test('leaves out what an entry does not have, and a link that is not safe', async () => {
  api.loadPosts.mockResolvedValue({ posts: [post('4', { link: 'javascript:alert(1)' })], hasMore: true });
  await showMoreNews(button());
  expect(document.querySelector('#post-4 :is(img,a,details)')).toBeNull();
});

test('shows what people wrote as text', async () => {
  api.loadPosts.mockResolvedValue({ posts: [post('4', { title: '<b>x</b>', text: '<img src=x>' })], hasMore: true });
  await showMoreNews(button());
  expect(find('#post-4 h3').textContent).toBe('<b>x</b>');
  expect(document.querySelector('#post-4 :is(b,img)')).toBeNull();
});

test('goes on with the next page, also past one whose entries are all there', async () => {
  api.loadPosts.mockResolvedValueOnce({ posts: samplePosts, hasMore: true });
  api.loadPosts.mockResolvedValueOnce({ posts: [post('4')], hasMore: true });
  api.loadPosts.mockResolvedValueOnce({ posts: [post('5')], hasMore: true });
  await showMoreNews(button());
  await showMoreNews(button());
  expect(api.loadPosts.mock.calls.map(([, { page }]) => page)).toEqual([1, 2, 3]);
  expect(titles().slice(-2)).toEqual(['Entry 4', 'Entry 5']);
});

test('the button leaves with the last entry, and the focus stays in the news', async () => {
  api.loadPosts.mockResolvedValue({ posts: samplePosts, hasMore: false });
  await showMoreNews(button());
  expect(document.querySelector('[data-act=news]')).toBeNull();
  expect(document.activeElement).toBe(find('.news'));
});

test.each([
  ['network', texts.notice.failed],
  ['internal', texts.notice.newsFailed],
])('says that it failed with %s, and tries the same page again', async (code, said) => {
  api.loadPosts.mockRejectedValueOnce(new Error(code)).mockResolvedValueOnce({ posts: [post('4')], hasMore: true });
  await showMoreNews(button());
  expect(find('.toast').textContent).toBe(said);
  await showMoreNews(button());
  expect(api.loadPosts.mock.calls.map(([, { page }]) => page)).toEqual([1, 1]);
  expect(titles().at(-1)).toBe('Entry 4');
});

test('asks once while an answer is on its way', async () => {
  let answer: (posts: Posts) => void = () => undefined;
  api.loadPosts.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const first = showMoreNews(button());
  await until(() => expect(button().getAttribute('aria-disabled')).toBe('true'));
  await showMoreNews(button());
  answer({ posts: [post('4')], hasMore: true });
  await first;
  expect(api.loadPosts).toHaveBeenCalledOnce();
  expect(button().hasAttribute('aria-disabled')).toBe(false);
});

test('says in a preview that the live page has them, and asks for nothing', async () => {
  openPage({ isPreview: true });
  await showMoreNews(button());
  expect(find('.toast').textContent).toBe(texts.notice.newsPreview);
  expect(api.loadPosts).not.toHaveBeenCalled();
});
