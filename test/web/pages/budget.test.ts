import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Film } from '../../../shared/model/film.ts';
import { templateIds, type TemplateId } from '../../../shared/model/page.ts';
import { packPage } from '../../../functions/domain/pages/pack-page.ts';
import type { Photo } from '../../../shared/model/photo.ts';
import { inlineScript } from '../../../web/pages/inline-script.ts';
import { renderPage } from '../../../web/pages/render-page.tsx';
import { film } from '../../kit/film.ts';
import { pageTexts, sampleInput, unlikeLanguages } from './sample-page.ts';

/** One TCP window: what fits into it costs the same. Headers travel in it too. */
const windowBytes = 12.5 * 1024;

/** What the publish job keeps free for the headers, with a policy that names several hashes. */
const headerBytes = 1_200;

/** The job makes the first picture as good as there is room; with less than this it would be a blur. */
const pictureBytes = 2_400;

/** What a picture holds moves the compressed page by up to a hundred bytes: the worst of so many counts. */
const PICTURES = 4;

const cases = templateIds.flatMap((template) => unlikeLanguages.map((language) => [template, language] as const));

function responseBytes(template: TemplateId, language: (typeof unlikeLanguages)[number]): number {
  return Math.max(...Array.from({ length: PICTURES }, (_, number) => bytesWith(number, template, language)));
}

function bytesWith(picture: number, template: TemplateId, language: (typeof unlikeLanguages)[number]): number {
  const src = `data:image/webp;base64,${noise(picture).toString('base64')}`;
  const photo = { src, srcLarge: 'https://media.xpage.example/l.webp', width: 224, height: 280, alt: 'Mara Lindqvist' };
  const html = renderPage(
    sampleInput(
      { design: { template, pageTheme: 'auto' } },
      { language, texts: pageTexts(language), photos: { profile: photo } },
    ),
  );
  return packPage(html).length + headerBytes;
}

/** As incompressible as a real WebP, and the same in every run. */
function noise(seed: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(pictureBytes / 32) }, (_, block) =>
    createHash('sha256').update(`${seed} ${block}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, pictureBytes);
}

test.each(cases)('%s in %s fits with its picture and its headers into one TCP window', (template, language) => {
  expect(responseBytes(template, language)).toBeLessThanOrEqual(windowBytes);
});

test.each(templateIds)(
  'a background image costs %s at most 300 bytes of the first response, and nothing without one',
  (template) => {
    const sizeWith = (backgroundImage: Photo | null) =>
      packPage(renderPage(sampleInput({ design: { template, backgroundImage } }))).length;
    const photo = { mediaId: '01J1', path: '/m/6b1f/01J1.webp', width: 1_600, height: 1_200 };

    expect(sizeWith(photo) - sizeWith(null)).toBeLessThanOrEqual(300);
    expect(renderPage(sampleInput({ design: { template } }))).not.toContain('.back');
  },
);

test.each(templateIds)('a film costs %s at most 140 bytes of the first response', (template) => {
  const path = '/m/mara/01KKBZJR00ABCDEFGHJKMNPQRS.mp4';
  const sizeWith = (shown: Film | null) =>
    packPage(renderPage(sampleInput({ design: { template, film: shown } }))).length;

  expect(sizeWith(film('01F', { path })) - sizeWith(null)).toBeLessThanOrEqual(140);
});

test('there is at most 1 KB of script before anybody touches the page', () => {
  expect(Buffer.byteLength(inlineScript)).toBeLessThanOrEqual(1_024);
});
