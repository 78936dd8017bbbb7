import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inlineScript } from '../../../web/pages/inline-script.ts';
import { renderPage } from '../../../web/pages/render-page.tsx';
import { pageTexts, sampleInput, translatedLanguages } from './sample-page.ts';

/** One TCP window: what fits into it costs the same (docs: the public page). */
const maxResponseBytes = 12.5 * 1024;

const photoBytes = 6_000;

const cases = (['professional', 'personal-brand'] as const).flatMap((template) =>
  translatedLanguages.map((language) => [template, language] as const),
);

function render(template: (typeof cases)[number][0], language: (typeof cases)[number][1], withPhoto: boolean): number {
  // Random bytes: a real WebP is as incompressible as they are.
  const src = `data:image/webp;base64,${randomBytes(photoBytes).toString('base64')}`;
  const photo = { src, srcLarge: 'https://media.xpage.example/l.webp', width: 224, height: 280, alt: 'Mara Lindqvist' };
  const photos = withPhoto ? { profile: photo } : {};
  const html = renderPage(
    sampleInput({ design: { template, pageTheme: 'auto' } }, { language, texts: pageTexts(language), photos }),
  );
  return brotliCompressSync(html).length;
}

test.each(cases)('%s in %s fits with its photo into one TCP window', (template, language) => {
  expect(render(template, language, true)).toBeLessThanOrEqual(maxResponseBytes);
});

test.each(cases)('%s in %s is at most 6.5 KB without its photo', (template, language) => {
  expect(render(template, language, false)).toBeLessThanOrEqual(6.5 * 1024);
});

test('there is at most 1 KB of script before anybody touches the page', () => {
  expect(Buffer.byteLength(inlineScript)).toBeLessThanOrEqual(1_024);
});
