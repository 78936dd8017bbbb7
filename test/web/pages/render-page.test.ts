// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { renderPage, renderPreview } from '../../../web/pages/render-page.tsx';
import { contact, pageTexts, sampleInput } from './sample-page.ts';

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

const templates = ['professional', 'personal-brand'] as const;

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
      const contacts = [contact('business', 'example.com', { displayText: text, isHighlight: true })];
      const html = renderPage(sampleInput({ profile, contacts, design: { template } }));
      const page = parse(html);
      expect(page.querySelectorAll('script')).toHaveLength(2);
      expect(page.querySelector('[onerror],[onload],[onmouseover],main b,img')).toBeNull();
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
    const page = parse(renderPage(sampleInput({ contacts })));
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

  test.each(templates)('%s uses logical properties only, so that both directions are right', (template) => {
    const css = parse(renderPage(sampleInput({ design: { template } }))).querySelector('style')?.textContent ?? '';
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
    const html = renderPage(sampleInput({ profile: { displayName: 'Ólöf Ýr' }, design: { template } }));
    expect(parse(html).querySelector('img')).toBeNull();
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
    const bare = sampleInput({ profile: { title: 'Coach', aboutMe: '', location: '' }, contacts: [] });
    const chips = [...parse(renderPage(bare)).querySelectorAll('.chips button')].map(({ textContent }) => textContent);
    expect(chips).toEqual(['What does Mara Lindqvist do?']);
  });

  test('renders one of 25 links, all of them, and none that is switched off', () => {
    const many = Array.from({ length: 25 }, (_, index) => contact('business', `site${index}.example.com`));
    const page = parse(
      renderPage(sampleInput({ contacts: [...many, contact('email', 'off@example.com', { isEnabled: false })] })),
    );
    expect(page.querySelectorAll('#links a')).toHaveLength(25);
    expect(page.body.textContent).not.toContain('off@example.com');
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
