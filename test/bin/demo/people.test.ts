import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, test, vi } from 'vitest';
import { drawPortrait, drawScene } from '../../../bin/demo/art.ts';
import { people } from '../../../bin/demo/people.ts';
import type { DemoPerson } from '../../../bin/demo/person.ts';
import { makePicture } from '../../../functions/domain/media/make-picture.ts';
import { packPage } from '../../../functions/domain/pages/pack-page.ts';
import { toPublicPage } from '../../../functions/domain/pages/public-page.ts';
import { renderLivePage } from '../../../functions/jobs/publish-page/render-live-page.ts';
import { demoProducts } from '../../../bin/demo/products.ts';
import { translatableTexts } from '../../../shared/model/translatable-texts.ts';
import { PageDraft } from '../../../shared/model/page.ts';
import type { Photo } from '../../../shared/model/photo.ts';
import { POSTS_ON_PAGE, PostContent, type Post } from '../../../shared/model/post.ts';
import { NOW } from '../../kit/call-context.ts';

vi.stubGlobal('PAGES_MANIFEST', { inlineScriptHashes: [], islands: {} });

const s3 = mockClient(S3Client);

/** What the response takes besides its body. */
const HEADER_BYTES = 1_150;

const photo = (use: string): Photo => ({ mediaId: use, path: `/m/a/${use}.webp`, width: 640, height: 640 });
const draftOf = ({ profile, contacts, offers, features, design, scene }: DemoPerson): PageDraft => ({
  profile: {
    organisation: '',
    organisationLink: '',
    ...profile,
    profilePhoto: photo('profile'),
    coverPhoto: null,
    mainPhoto: scene ? photo('main') : null,
  },
  contacts,
  offers,
  features,
  design,
});
const postsOf = ({ news }: DemoPerson): Post[] =>
  news.map(({ daysAgo, ...content }) => ({
    ...content,
    photo: null,
    postId: '01JGFJJZ00000000000000000B',
    publishedAt: new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString(),
  }));

describe.each(people.map((person) => [person.profile.agentName, person] as const))('%s', (_, person) => {
  test('is a page that its owner could have saved', () => {
    expect(PageDraft.safeParse(draftOf(person)).error?.issues).toBeUndefined();
    for (const { daysAgo: _daysAgo, ...content } of person.news) {
      expect(PostContent.safeParse({ ...content, photo: null }).error?.issues).toBeUndefined();
    }
  });

  test('has every text in its other language, with the figures of the original', () => {
    const { translation, assistant } = person;
    const posts = postsOf(person).map((post, index) => ({ ...post, postId: String(index) }));
    const products = (demoProducts[person.profile.agentName] ?? []).map((product, index) => ({
      ...product,
      productId: String(index),
    }));
    const page = toPublicPage(draftOf(person), assistant, NOW);
    const texts = translatableTexts({ page, posts, products, standardReply: assistant.standardReply });
    const lacking = texts.filter(({ path, kind }) => kind === 'text' && translation?.texts[path] === undefined);
    const known = new Set(texts.map(({ path }) => path));
    const digits = (text: string): string[] => text.match(/\d/g) ?? [];

    expect(translation ? lacking : []).toEqual([]);
    expect(Object.keys(translation?.texts ?? {}).filter((path) => !known.has(path))).toEqual([]);
    for (const { path, text } of translation ? texts : []) {
      expect(digits(translation?.texts[path] ?? text)).toEqual(digits(text));
    }
  });

  test('shows something of every part', () => {
    const { profile, offers, features, news } = person;

    expect(profile.description).not.toBe('');
    expect([offers.length, features.length >= 3, news.length >= 2]).toEqual([3, true, true]);
    expect(news.map(({ daysAgo }) => daysAgo)).toEqual(news.map(({ daysAgo }) => daysAgo).toSorted((a, b) => a - b));
  });

  test('is sent whole, with its picture, within one TCP window', async () => {
    const [face, scene] = await Promise.all([
      makePicture(await drawPortrait(person.portrait), 'profile', undefined),
      person.scene ? makePicture(await drawScene(person.scene, person.portrait), 'main', undefined) : null,
    ]);
    s3.on(GetObjectCommand).callsFake(({ Key: key }: { Key: string }) => ({
      Body: { transformToByteArray: async () => (key.includes('main') ? scene : face)?.body },
    }));
    const page = toPublicPage(draftOf(person), person.assistant, NOW);
    const posts = postsOf(person);
    const news = { posts: posts.slice(0, POSTS_ON_PAGE), hasMorePosts: posts.length > POSTS_ON_PAGE };
    const html = await renderLivePage(page, news);
    const { length } = packPage(html);
    const [, picture = ''] = /data:image\/webp;base64,([^"]+)/.exec(html) ?? [];

    expect(html).toContain(news.posts.at(-1)?.title);
    expect(length + HEADER_BYTES).toBeLessThanOrEqual(12.5 * 1_024);
    expect(picture.length).toBeGreaterThan(2_000);
  });
});
