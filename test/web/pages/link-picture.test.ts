// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { templateIds } from '../../../shared/model/page.ts';
import { renderLinkPicture } from '../../../web/pages/link-picture/link-picture.tsx';
import { linkPhotos } from '../../../web/pages/link-picture/link-sketch.ts';
import { linkTexts } from '../../../web/pages/link-picture/link-texts.ts';
import { renderPage } from '../../../web/pages/render-page.tsx';
import { sampleInput, samplePage } from './sample-page.ts';

const ORIGIN = 'https://xpage.example';
const none = { face: null, scene: null };

function draw(page = samplePage(), texts = linkTexts(page, ORIGIN)): Document {
  const html = renderLinkPicture({ page, language: page.profile.pageLanguage, texts, pictures: none });
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('the picture of a link', () => {
  test.each(templateIds)('says in %s who and where, and fetches nothing', (template) => {
    const page = samplePage({ design: { template } });
    const picture = draw(page);

    expect(picture.body.textContent).toContain('Mara Lindqvist');
    expect(picture.body.textContent).toContain('xpage.example/mara');
    expect(picture.querySelector('[src],[href],script')).toBeNull();
    expect(picture.documentElement.outerHTML).not.toMatch(/url\(|@import/);
  });

  test.each(templateIds)('leaves out in %s what there are no letters for, also the name', (template) => {
    const page = samplePage({ design: { template } });
    const picture = draw(page, { name: '', title: '', tagline: '', address: 'xpage.example/mara' });

    expect(picture.body.textContent).toBe('xpage.example/mara');
  });

  test('shows texts as texts', () => {
    const picture = draw(samplePage({ profile: { displayName: '<img src=x onerror=alert(1)>' } }));

    expect(picture.querySelector('img')).toBeNull();
  });

  test('goes from right to left where the page does', () => {
    expect(draw(samplePage({ profile: { pageLanguage: 'ar_ae' } })).documentElement.dir).toBe('rtl');
  });

  test('sets a long name smaller than a short one', () => {
    const sizeOf = (displayName: string): number =>
      Number.parseFloat(draw(samplePage({ profile: { displayName } })).querySelector('h1')?.style.fontSize ?? '');

    expect(sizeOf('Wilhelmina Featherstonehaugh-Cholmondeley')).toBeLessThan(sizeOf('Mara'));
  });

  test('takes a cover of ours in place of the owner’s', () => {
    const photo = { mediaId: 'm', path: '/m/a/m.webp', width: 9, height: 9 };
    const scene = (imageTemplate: 'dawn' | null) =>
      linkPhotos(samplePage({ profile: { mainPhoto: photo }, design: { imageTemplate } })).scene;

    expect([scene(null), scene('dawn')]).toEqual([photo, null]);
  });
});

describe('a page', () => {
  const metaOf = (linkPicture?: string) => {
    const html = renderPage(sampleInput({}, linkPicture === undefined ? {} : { linkPicture }));
    const page = new DOMParser().parseFromString(html, 'text/html');
    return (name: string) =>
      page.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content');
  };

  test('names its picture with its size and what it shows, once it is drawn', () => {
    const meta = metaOf('/mara/og-0a1b.jpg');

    expect(meta('og:image')).toBe('https://xpage.example/mara/og-0a1b.jpg');
    expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:alt')]).toEqual([
      '1200',
      '630',
      'Mara Lindqvist',
    ]);
    expect(meta('twitter:card')).toBe('summary_large_image');
  });

  test('names the photo of its owner until then', () => {
    const meta = metaOf();

    expect(meta('og:image')).toBe('https://media.xpage.example/m/mara/p1.webp');
    expect(meta('og:image:width')).toBeUndefined();
  });
});
