import { describe, expect, it } from 'vitest';
import {
  beginPost,
  isGoodPost,
  isTouched,
  newsWith,
  reopenPost,
} from '../../../../../../web/app/areas/editor/news/open-post.ts';
import { keepPost, readKeptPost } from '../../../../../../web/app/areas/editor/news/kept-post.ts';
import { newsOf } from '../editor-kit.tsx';

const now = new Date('2026-03-01T09:00:00.000Z');
const begun = beginPost(now);
const written = { ...begun, content: { ...begun.content, title: 'Fresh', text: 'Just now.' } };

const titlesOf = (news: ReturnType<typeof newsWith>): string[] => news.posts.map(({ title }) => title);

describe('the preview of news', () => {
  it('shows the newest three, and that there are more', () => {
    const news = newsWith({ posts: newsOf(4), hasMore: false }, null);
    expect([titlesOf(news), news.hasMore]).toEqual([['News 4', 'News 3', 'News 2'], true]);
  });

  it('shows what is being written first, with the oldest pushed out', () => {
    const news = newsWith({ posts: newsOf(3), hasMore: false }, written);
    expect([titlesOf(news), news.hasMore]).toEqual([['Fresh', 'News 3', 'News 2'], true]);
  });

  it('shows an entry that is being changed in its place', () => {
    const posts = newsOf(3);
    const [open] = posts.slice(1).map(reopenPost);
    const changed = open && { ...open, content: { ...open.content, title: 'Better' } };
    expect(titlesOf(newsWith({ posts, hasMore: false }, changed ?? null))).toEqual(['News 3', 'Better', 'News 1']);
  });

  it('does not show a new entry in which nothing is written yet', () => {
    expect(titlesOf(newsWith({ posts: newsOf(1), hasMore: false }, begun))).toEqual(['News 1']);
  });
});

describe('an open entry', () => {
  it('would lose something by closing only once something was typed', () => {
    expect([isTouched(begun), isTouched(written)]).toEqual([false, true]);
  });

  it('can be saved with a headline and a text', () => {
    expect([
      isGoodPost(begun.content),
      isGoodPost({ ...written.content, text: '' }),
      isGoodPost(written.content),
    ]).toEqual([false, false, true]);
  });

  it('comes back after a reload, for its own account only, until it is closed', () => {
    keepPost('a', written);
    expect([readKeptPost('a'), readKeptPost('b')]).toEqual([written, null]);
    keepPost('a', null);
    expect(readKeptPost('a')).toBeNull();
  });
});
