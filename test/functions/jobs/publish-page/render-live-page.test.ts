import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { packPage } from '../../../../functions/domain/pages/pack-page.ts';
import { renderLivePage } from '../../../../functions/jobs/publish-page/render-live-page.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import type { Offer, Profile } from '../../../../shared/model/page.ts';
import '../../../kit/function-environment.ts';
import { publicPage } from '../../../kit/rows.ts';

vi.stubGlobal('PAGES_MANIFEST', { inlineScriptHashes: [], islands: {} });

const s3 = mockClient(S3Client);
const SIDE = 640;
/** The same in each run, so that every step of the ladder has the same number of bytes. */
const pixels = createHash('shake256', { outputLength: SIDE * SIDE * 3 }).digest();
/** Soft noise, of more bytes at the largest size than even a page of few words has room for. */
const noise = await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
  .blur(9)
  .normalise()
  .webp({ quality: 90 })
  .toBuffer();
const profilePhoto: Profile['profilePhoto'] = { mediaId: '01J', path: '/m/a/01J.webp', width: SIDE, height: SIDE };

beforeEach(() => {
  s3.reset();
  s3.on(GetObjectCommand).callsFake(() => ({ Body: { transformToByteArray: async () => noise } }));
});

const none = { posts: [], hasMorePosts: false };
const offersOf = (count: number): Offer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `o${index}`,
    title: `Offer ${index}`,
    text: randomBytes(90).toString('base64'),
    price: '',
    photo: null,
    link: '',
  }));

/** As the edge sends it, with room for its headers. */
const responseBytes = (html: string): number => packPage(html).length + 1_150;
const pictureBytes = (html: string): number =>
  Buffer.from(/data:image\/webp;base64,([^"]+)/.exec(html)?.[1] ?? '', 'base64').length;

describe('a live page', () => {
  test('shows the newest entries, and the way to more', async () => {
    const html = await renderLivePage(publicPage(), { posts: [examples.post], hasMorePosts: true });

    expect(html).toContain(examples.post.title);
    expect(html).toContain('data-act="news"');
    expect(await renderLivePage(publicPage(), none)).not.toContain('data-source="news"');
  });

  test('carries the words that offer it in each of its other languages, and no more', async () => {
    const languages = ['en_us', 'ja_jp', 'de_at'] as const;
    const html = await renderLivePage(publicPage(), { ...none, language: 'de_at', languages: [...languages] });
    const offered = [...html.matchAll(/lang="([\w-]+)" data-offer="([^"]+)" data-dismiss="([^"]+)"/g)];

    expect(offered.map(([, lang, text, dismiss]) => [lang, text, dismiss])).toEqual([
      ['en-US', 'This page is also in English.', 'Close'],
      ['ja-JP', 'このページは日本語でもご覧いただけます。', '閉じる'],
    ]);
    expect(await renderLivePage(publicPage(), none)).not.toContain('data-offer');
  });

  test.each([0, 10, 20])('with a picture and %d offers is sent within one TCP window', async (count) => {
    const html = await renderLivePage(publicPage({ profilePhoto }, { offers: offersOf(count) }), none);

    expect(pictureBytes(html)).toBeGreaterThan(0);
    expect(responseBytes(html)).toBeLessThanOrEqual(12.5 * 1_024);
  });

  test('gives its picture the room that the words leave', async () => {
    const few = await renderLivePage(publicPage({ profilePhoto }, { offers: [] }), none);
    const many = await renderLivePage(publicPage({ profilePhoto }, { offers: offersOf(20) }), none);

    expect(pictureBytes(many)).toBeLessThan(pictureBytes(few));
  });

  test('has its picture also where the words alone are too long', async () => {
    const html = await renderLivePage(
      publicPage(
        { profilePhoto },
        { offers: offersOf(24).map((one) => ({ ...one, text: randomBytes(700).toString('base64') })) },
      ),
      none,
    );

    expect(pictureBytes(html)).toBeGreaterThan(0);
  });
});
