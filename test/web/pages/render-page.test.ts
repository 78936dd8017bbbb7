// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { templateIds as templates, layoutIds } from '../../../shared/model/page.ts';
import type { RenderInput } from '../../../web/pages/render-input.ts';
import { renderPage, renderPreview } from '../../../web/pages/render-page.tsx';
import { film } from '../../kit/film.ts';
import {
  bareChanges,
  bareInput,
  contact,
  pageTexts,
  samplePosts,
  sampleInput,
  unlikeLanguages,
} from './sample-page.ts';

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

const content = ['description', 'features', 'offers', 'news'];

describe('renderPage', () => {
  const hostileTexts = [
    '<script>alert(1)</script>',
    '</script><img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '</style><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '<!--<script>',
    '{{name}}<b>x</b>\u2028y',
  ];

  test.each(templates.flatMap((template) => hostileTexts.map((text) => [template, text] as const)))(
    'shows hostile text as text in %s: %s',
    (template, text) => {
      const profile = { displayName: text, title: text, tagline: text, location: text, aboutMe: text };
      const changes = {
        profile: { ...profile, description: text, profilePhoto: null },
        contacts: [contact('business', 'example.com', { displayText: text, isHighlight: true })],
        offers: [{ id: 'o', title: text, text, price: text, photo: null, link: text }],
        features: [{ id: 'f', title: text, text }],
        design: { template },
      };
      const posts = samplePosts.map((post) => ({ ...post, title: text, text, photo: null, link: text }));
      const page = parse(renderPage(sampleInput(changes, { posts })));
      expect(page.querySelectorAll('script')).toHaveLength(2);
      expect(page.querySelector('[onerror],[onload],[onmouseover],main b,img:not(.code)')).toBeNull();
      expect(page.querySelector('h1')?.textContent).toBe(text);
    },
  );

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    ' javascript://a.b/%0aalert(1)',
  ])('renders no link for %s in any channel', (value) => {
    const contacts = (['business', 'facebook', 'calendly', 'email', 'phone', 'whatsapp', 'wechat'] as const).map(
      (channel) => contact(channel, value, { isHighlight: channel === 'business' }),
    );
    const offers = [{ id: 'o', title: 'Offer', text: '', price: '', photo: null, link: value }];
    const posts = samplePosts.map((post) => ({ ...post, link: value }));
    const page = parse(renderPage(sampleInput({ contacts, offers }, { posts })));
    const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => !/^(https:\/\/xpage\.example|#|\/)/.test(href))).toEqual([]);
  });

  test('describes the person in JSON-LD that no text can break out of', () => {
    const html = renderPage(sampleInput({ profile: { tagline: '</script><script>alert(1)</script>' } }));
    const block = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(block)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      dateModified: '2026-01-01T09:00:00.000Z',
      mainEntity: {
        '@type': 'Person',
        name: 'Mara Lindqvist',
        jobTitle: 'Interior designer',
        description: '</script><script>alert(1)</script>',
        image: 'https://media.xpage.example/m/mara/p1.webp',
        url: 'https://xpage.example/mara',
        sameAs: [
          'https://www.instagram.com/maralindqvist',
          'https://www.linkedin.com/in/mara-lindqvist',
          'https://www.pinterest.com/maralindqvist',
        ],
      },
    });
  });

  test('names its address and those of its other languages, the page language at the bare one', () => {
    const page = parse(renderPage(sampleInput({}, { language: 'de_de', texts: pageTexts('de_de') })));
    const alternates = [...page.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://xpage.example/mara/de_de');
    expect(alternates).toEqual([
      ['en-US', 'https://xpage.example/mara'],
      ['de-DE', 'https://xpage.example/mara/de_de'],
      ['ar-AE', 'https://xpage.example/mara/ar_ae'],
      ['x-default', 'https://xpage.example/mara'],
    ]);
  });

  test('carries Open Graph and Twitter tags with the picture on the media host', () => {
    const page = parse(renderPage(sampleInput()));
    const meta = (name: string) =>
      page.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content');
    expect(page.title).toBe('Mara Lindqvist – Interior designer');
    expect(meta('og:title')).toBe('Mara Lindqvist – Interior designer');
    expect(meta('og:url')).toBe('https://xpage.example/mara');
    expect(meta('og:type')).toBe('profile');
    expect(meta('og:image')).toBe('https://media.xpage.example/m/mara/p1.webp');
    expect(meta('twitter:card')).toBe('summary');
    expect(meta('description')?.length).toBeLessThanOrEqual(155);
  });

  test.each(templates)('reads from right to left in Arabic in %s', (template) => {
    const html = renderPage(sampleInput({ design: { template } }, { language: 'ar_ae', texts: pageTexts('ar_ae') }));
    const root = parse(html).documentElement;
    expect([root.lang, root.dir]).toEqual(['ar-AE', 'rtl']);
    expect(html).toContain(pageTexts('ar_ae').page.about);
  });

  const designs = templates.flatMap((template) => layoutIds.map((layout) => ({ template, layout })));

  test.each(designs)('$template $layout uses logical properties only, so that both directions are right', (design) => {
    const css = parse(renderPage(sampleInput({ design }))).querySelector('style')?.textContent ?? '';
    expect(css).not.toMatch(/(?:margin|padding|border)-(?:left|right)|text-align:(?:left|right)|[;{](?:left|right):/);
  });

  test('without script hides every form and every button, and keeps call, mail and WhatsApp', () => {
    const page = parse(renderPage(sampleInput()));
    const hidden = [...page.querySelectorAll('form,button')].filter((part) => part.closest('.js-only') === null);
    const hrefs = [...page.querySelectorAll('#links a')].map((link) => link.getAttribute('href'));
    expect(page.documentElement.classList.contains('js')).toBe(false);
    expect(page.querySelector('style')?.textContent).toContain(':root:not(.js) .js-only{display:none}');
    expect(hidden).toEqual([]);
    expect(hrefs).toEqual(
      expect.arrayContaining(['tel:+46701234567', 'mailto:mara@lindqvist.studio', 'https://wa.me/46701234567']),
    );
  });

  test.each(templates)(
    '%s has landmarks, one heading of the first level and a skip link that leads to the main part',
    (template) => {
      const page = parse(renderPage(sampleInput({ design: { template } })));
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelectorAll('header,main,footer,aside')).toHaveLength(4);
      expect(page.querySelector('.skip')?.getAttribute('href')).toBe('#main');
      expect(page.querySelector('main')?.id).toBe('main');
    },
  );

  test.each(templates)('%s keeps the place of an inlined photo and lays the sharper one over it', (template) => {
    const photo = {
      src: 'data:image/webp;base64,UklGRg==',
      srcLarge: 'https://media.xpage.example/l.webp',
      width: 224,
      height: 280,
      alt: 'Mara',
    };
    const page = parse(renderPage(sampleInput({ design: { template } }, { photos: { profile: photo, main: photo } })));
    const [first, sharp] = page.querySelectorAll('img');
    expect([first?.getAttribute('width'), first?.getAttribute('height'), first?.alt]).toEqual(['224', '280', 'Mara']);
    expect([sharp?.getAttribute('src'), sharp?.getAttribute('loading'), sharp?.alt]).toEqual([
      photo.srcLarge,
      'lazy',
      '',
    ]);
    expect(page.querySelector('link[rel=preload]')).toBeNull();
  });

  test('asks early for a photo that is not in the response', () => {
    const photo = { src: 'https://media.xpage.example/s.webp', width: 224, height: 280, alt: 'Mara' };
    const page = parse(renderPage(sampleInput({}, { photos: { profile: photo } })));
    const preloads = [...page.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
    expect(preloads).toEqual([photo.src]);
  });

  test.each(templates)('%s draws the initials where there is no photo', (template) => {
    const profile = { ...bareChanges.profile, displayName: 'Ólöf Ýr' };
    const html = renderPage(sampleInput({ ...bareChanges, profile, design: { template } }, bareInput));
    expect(parse(html).querySelector('img:not(.code)')).toBeNull();
    expect(html).toContain('ÓÝ');
  });

  test('holds all three greetings, a consent line and a field that people do not see', () => {
    const page = parse(renderPage(sampleInput()));
    expect([...page.querySelectorAll('.hello p')].map(({ className }) => className)).toEqual([
      'morning',
      'afternoon',
      'evening',
    ]);
    expect(page.querySelector('.consent')?.textContent).toContain('Mara Lindqvist may contact you');
    expect(page.querySelector('[name=website]')?.getAttribute('tabindex')).toBe('-1');
  });

  test('suggests only questions that the page can answer', () => {
    const bare = sampleInput({ ...bareChanges, profile: { title: 'Coach', aboutMe: '', location: '' } });
    const chips = [...parse(renderPage(bare)).querySelectorAll('.chips button')].map(({ textContent }) => textContent);
    expect(chips).toEqual(['What does Mara Lindqvist do?']);
  });

  test('renders one of 25 links, all of them, and none that is switched off', () => {
    const many = Array.from({ length: 25 }, (_, index) => contact('business', `site${index}.example.com`));
    const page = parse(
      renderPage(sampleInput({ contacts: [...many, contact('email', 'off@example.com', { isEnabled: false })] })),
    );
    expect(page.querySelectorAll('#links a:not([href$=".vcf"])')).toHaveLength(25);
    expect(page.body.textContent).not.toContain('off@example.com');
  });
});

describe('what an owner has to say', () => {
  const variants = templates.flatMap((template) =>
    (['light', 'dark', 'auto'] as const).flatMap((pageTheme) =>
      (['en_us', 'ar_ae'] as const).map((language) => ({ template, pageTheme, language })),
    ),
  );

  test.each(variants)('is all there in $template, $pageTheme, $language', ({ template, pageTheme, language }) => {
    const texts = pageTexts(language);
    const page = parse(renderPage(sampleInput({ design: { template, pageTheme } }, { language, texts })));
    const titles = [...page.querySelectorAll('main h3')].map(({ textContent }) => textContent);
    for (const place of content) expect(page.querySelectorAll(`main [data-source=${place}]`)).toHaveLength(1);
    expect(titles).toEqual(
      expect.arrayContaining(['One room, drawn', 'Fixed prices', 'Open studio on the first Saturday of December']),
    );
    expect(page.querySelector('.price')?.textContent).toBe('from 390 €');
    expect(page.querySelector('.post time')?.getAttribute('datetime')).toBe('2025-11-20T09:00:00.000Z');
  });

  test.each(variants)('may be nothing in $template, $pageTheme, $language', ({ template, pageTheme, language }) => {
    const changes = { ...bareChanges, design: { template, pageTheme } };
    const page = parse(renderPage(sampleInput(changes, { ...bareInput, language, texts: pageTexts(language) })));
    const shown = [...page.querySelectorAll('main [data-source]')].map((part) => part.getAttribute('data-source'));
    expect(shown.filter((place) => content.includes(place ?? ''))).toEqual([]);
    expect(page.querySelector('main h3,main ol,[data-act=news]')).toBeNull();
    expect(page.body.textContent).toContain('Interior designer');
  });

  test.each(templates)('has its headings in order and its ids once in %s', (template) => {
    const page = parse(renderPage(sampleInput({ design: { template } })));
    const levels = [...page.querySelectorAll('h1,h2,h3')].map(({ tagName }) => Number(tagName.slice(1)));
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.slice(1).entries()) expect(level - (levels[index] ?? 1)).toBeLessThanOrEqual(1);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  test.each(templates)('asks late for its pictures in %s, and keeps their places', (template) => {
    const page = parse(renderPage(sampleInput({ design: { template } })));
    const pictures = [...page.querySelectorAll('main img')];
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    for (const picture of pictures) {
      expect(picture.getAttribute('loading')).toBe('lazy');
      expect(picture.hasAttribute('width') && picture.hasAttribute('height')).toBe(true);
    }
  });

  test('gives the day of an entry in the language of the page', () => {
    const day = (language: 'en_us' | 'de_de') =>
      parse(renderPage(sampleInput({}, { language, texts: pageTexts(language) }))).querySelector('time')?.textContent;
    expect([day('en_us'), day('de_de')]).toEqual(['November 20, 2025', '20. November 2025']);
  });

  test('offers older news only where there are some', () => {
    const page = parse(renderPage(sampleInput({}, { hasMorePosts: false })));
    expect(page.querySelectorAll('.post')).toHaveLength(3);
    expect(page.querySelector('[data-act=news],template')).toBeNull();
  });
});

describe('templates', () => {
  test('differ in what comes first', () => {
    const order = (template: (typeof templates)[number]) =>
      [...parse(renderPage(sampleInput({ design: { template } }))).querySelectorAll('main > section')]
        .map(({ className }) => className.split(' ')[0])
        .slice(0, 3);
    expect(order('sales')).toEqual(['promise', 'features', 'offers']);
    expect(order('creative')).toEqual(['offers', 'about', 'news']);
    expect(order('networking')).toEqual(['links', 'about', 'ask']);
  });

  test('sales leads each offer without a link of its own to the form', () => {
    const page = parse(renderPage(sampleInput({ design: { template: 'sales' } })));
    const ways = [...page.querySelectorAll('.offer .on')].map((way) => way.getAttribute('href'));
    expect(ways).toEqual(['https://lindqvist.studio/one-room', '#quote', '#quote']);
  });

  test.each(templates)('%s names the company after the title, with its website when there is one', (template) => {
    const html = (organisationLink: string) =>
      renderPage(sampleInput({ design: { template }, profile: { organisation: 'Studio Nord', organisationLink } }));

    expect(html('https://nord.example/')).toContain(
      'Interior designer\u00a0· <a href="https://nord.example/" rel="noopener"><bdi>Studio Nord</bdi></a></p>',
    );
    expect(html('')).toContain('Interior designer\u00a0· <bdi>Studio Nord</bdi></p>');
    expect(html('javascript:alert(1)')).not.toContain('javascript:');
    expect(html('')).toContain('"worksFor":{"@type":"Organization","name":"Studio Nord"}');
  });

  test('sales promises the tagline, and the title where there is none, but never twice', () => {
    const page = (tagline: string) =>
      parse(renderPage(sampleInput({ profile: { tagline }, design: { template: 'sales' } }))).body;
    expect(page('Calm rooms.').querySelector('.says')?.textContent).toBe('Calm rooms.');
    expect(page('Calm rooms.').querySelector('.brand .title')?.textContent).toBe('Interior designer');
    expect(page('').querySelector('.says')?.textContent).toBe('Interior designer');
    expect(page('').querySelector('.brand .title')).toBeNull();
  });

  test('sales has the form as its one button where no contact is highlighted', () => {
    const page = parse(renderPage(sampleInput({ ...bareChanges, design: { template: 'sales' } })));
    expect([...page.querySelectorAll('.act .fill')].map((way) => way.getAttribute('href'))).toEqual(['#quote']);
  });

  test('networking shows its own address as a code, a file that says what it is', () => {
    const page = parse(renderPage(sampleInput({ design: { template: 'networking' } })));
    const code = page.querySelector('.code');
    expect(code?.getAttribute('alt')).toBe('QR code of the address https://xpage.example/mara');
    expect(code?.getAttribute('src')).toBe('/mara/qr.svg');
    expect(page.querySelectorAll('[data-act=share]')).toHaveLength(1);
  });

  test('creative shows the face beside the story when another picture hangs on the wall', () => {
    const photo = { src: 'data:image/webp;base64,UklGRg==', width: 4, height: 4, alt: 'Mara' };
    const faces = (photos: object) =>
      parse(renderPage(sampleInput({ design: { template: 'creative' } }, { photos }))).querySelectorAll('.about img');
    expect(faces({ main: photo, profile: photo })).toHaveLength(1);
    expect(faces({ profile: photo })).toHaveLength(0);
  });
});

describe('the texts of the islands', () => {
  const islands = Object.fromEntries(
    ['first', 'texts-en_us', 'texts-ar_ae', 'texts-zh_hk'].map((name) => [name, `/assets/p/${name}.js`]),
  );

  test.each([
    ['ar_ae', 'ar_ae'],
    ['ar_sa', 'ar_ae'],
    ['en_gb', 'en_us'],
    ['zh_cn', 'en_us'],
    ['th_th', 'en_us'],
  ] as const)('of a page in %s are those in %s', (language, texts) => {
    const html = renderPage(sampleInput({}, { language, islands: { inlineScriptHashes: [], islands } }));
    expect(parse(html).documentElement.dataset.texts).toBe(`/assets/p/texts-${texts}.js`);
  });
});

describe('renderPreview', () => {
  test('marks the document, keeps it out of search engines and leaves the rest as it is', () => {
    const preview = parse(renderPreview(sampleInput()));
    const page = parse(renderPage(sampleInput()));
    expect(preview.documentElement.hasAttribute('data-preview')).toBe(true);
    expect(preview.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(preview.querySelector('link[rel=canonical],[property^="og:"]')).toBeNull();
    expect(preview.body.innerHTML).toBe(page.body.innerHTML);
  });
});

describe('a background image', () => {
  const backgroundImage = { mediaId: '01J1', path: '/m/6b1f/01J1.webp', width: 1_600, height: 1_200 };

  test.each(templates)('is the last thing that %s loads, and says nothing to screen readers', (template) => {
    const page = parse(renderPage(sampleInput({ design: { template, backgroundImage } })));
    const picture = page.querySelector('img.back');

    expect(picture?.getAttribute('src')).toBe('https://media.xpage.example/m/6b1f/01J1.webp');
    expect(['loading', 'fetchpriority', 'alt'].map((name) => picture?.getAttribute(name))).toEqual(['lazy', 'low', '']);
    expect(page.querySelector('style')?.textContent).not.toContain('01J1');
  });
});

describe('an introduction film', () => {
  const shown = film('01F', {
    poster: { mediaId: '01P', path: '/m/a/01P.webp', width: 1_600, height: 900 },
    captions: { path: '/m/a/01C.vtt', language: 'de_at' },
  });

  test.each(templates)('%s shows it before its story, and loads nothing of it but the poster', (template) => {
    const page = parse(renderPage(sampleInput({ design: { template, film: shown } })));
    const video = page.querySelector('main video');
    const attributes = ['src', 'preload', 'poster', 'crossorigin', 'aria-label'];
    expect(attributes.map((name) => video?.getAttribute(name))).toEqual([
      `https://media.xpage.example${shown.path}`,
      'none',
      'https://media.xpage.example/m/a/01P.webp',
      'anonymous',
      'Mara Lindqvist',
    ]);
    expect([video?.hasAttribute('controls'), video?.hasAttribute('playsinline')]).toEqual([true, true]);
    expect(video?.querySelector('track')?.getAttribute('srclang')).toBe('de-AT');
    expect(page.documentElement.innerHTML.indexOf('<video')).toBeLessThan(
      page.documentElement.innerHTML.indexOf('id="about"'),
    );
  });

  test.each(unlikeLanguages)('a browser without video support reads why in %s, and gets the file', (language) => {
    const texts = pageTexts(language);
    const page = parse(renderPage(sampleInput({ design: { film: film() } }, { language, texts })));
    const video = page.querySelector('video');
    expect(video?.textContent).toBe(texts.film.unsupported);
    expect(video?.querySelector('a')?.getAttribute('href')).toBe(`https://media.xpage.example${film().path}`);
  });

  test('a page without one has nothing of it', () => {
    expect(renderPage(sampleInput())).not.toContain('video');
  });
});

describe('what visitors take away', () => {
  const taken = (input: Partial<RenderInput>, template: (typeof templates)[number] = 'professional') => {
    const page = parse(renderPage(sampleInput({ ...bareChanges, design: { template } }, input)));
    return [...page.querySelectorAll('#links li:not(.js-only)')].map((row) => [
      row.querySelector('a')?.getAttribute('href'),
      row.getAttribute('data-until'),
    ]);
  };

  test.each(templates)(
    '%s offers the contact at its top and first of all ways to the owner, also without any other',
    (template) => {
      const page = parse(renderPage(sampleInput({ design: { template } })));
      expect(page.querySelector('.top a[href="/mara/contact.vcf"]')?.getAttribute('aria-label')).toBe(
        'Add to contacts',
      );
      expect(page.querySelector('#links a')?.getAttribute('href')).toBe('/mara/contact.vcf');
      expect(taken({}, template)).toEqual([['/mara/contact.vcf', null]]);
    },
  );

  test.each(templates)('%s offers a pass for the wallet to browsers with script, which it needs', (template) => {
    const page = parse(renderPage(sampleInput({ design: { template } })));
    const row = page.querySelector('#links li.js-only');
    expect(row?.querySelector('button')?.dataset.act).toBe('wallet');
    expect(row?.textContent).toBe('Add to wallet');
  });

  test.each([
    ['for good', null],
    ['until its trial ends', '2026-12-05T00:00:00.000Z'],
  ])('there is a business card for an owner who has one %s', (_, until) => {
    expect(taken({ businessCard: { until } })).toEqual([
      ['/mara/contact.vcf', null],
      ['/mara/card', until],
    ]);
  });
});
