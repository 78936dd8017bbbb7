// @vitest-environment happy-dom
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { templateIds } from '../../../../shared/model/page.ts';
import { plainCode, type CardCode } from '../../../../web/pages/card/card-code.ts';
import { cardSize, MARGIN } from '../../../../web/pages/card/card-size.ts';
import { fitText } from '../../../../web/pages/card/fit-text.ts';
import { renderCard } from '../../../../web/pages/card/render-card.tsx';
import { lineWidth } from '../../../../web/pages/name-parts.ts';
import { contact, pageTexts, samplePage, unlikeLanguages, type PageChanges } from '../sample-page.ts';

type Language = (typeof unlikeLanguages)[number];

function parse(changes: PageChanges = {}, language: Language = 'en_us', code = plainCode): Document {
  const page = samplePage({ ...changes, profile: { ...changes.profile, pageLanguage: language } });
  const input = { page, texts: pageTexts(language), appOrigin: 'https://xpage.example', photo: null, code };
  return new DOMParser().parseFromString(renderCard({ ...input, island: '/assets/p/card.AAAA.js' }), 'text/html');
}

const wordsOf = (document: Document, side: 'front' | 'back'): string =>
  [...document.querySelectorAll(`#${side} tspan`)].map((line) => line.textContent).join(' ');

const cases = templateIds.flatMap((template) => unlikeLanguages.map((language) => [template, language] as const));

describe('a business card', () => {
  test.each(cases)(
    'of %s in %s has name, number, mail address and page, and on the back the code',
    (template, language) => {
      const document = parse({ design: { template } }, language);

      expect(wordsOf(document, 'front')).toContain('+46 70 123 45 67');
      expect(wordsOf(document, 'front')).toContain('mara@lindqvist.studio');
      expect(wordsOf(document, 'front')).toMatch(/Mara\s+Lindqvist/);
      expect(document.querySelector('#back svg path')).not.toBeNull();
      expect(wordsOf(document, 'back')).toContain('xpage.example/mara');
    },
  );

  test.each(cases)('of %s in %s keeps its words inside the margin, however long they are', (template, language) => {
    const profile = {
      displayName: 'Maximiliane Freifrau von Hohenstein-Wittgenstein',
      title: 'Sachverständige für Immobilienbewertung '.repeat(2).trim(),
      tagline: '陪你把複雜的財務問題變成看得懂的選擇'.repeat(4),
      location: 'Garmisch-Partenkirchen',
    };
    const contacts = [contact('email', 'maximiliane@hohenstein-wittgenstein-beratung.example')];
    const document = parse({ profile, contacts, design: { template } }, language);
    const { width, height } = cardSize(language);
    const bases = [...document.querySelectorAll('#front tspan')].map((line) => Number(line.getAttribute('y')));

    expect(Math.min(...bases)).toBeGreaterThan(MARGIN);
    expect(Math.max(...bases)).toBeLessThanOrEqual(height - MARGIN);
    for (const line of document.querySelectorAll('#front tspan')) {
      const size = Number(line.parentElement?.getAttribute('font-size'));
      expect(lineWidth(line.textContent) * size * 0.5).toBeLessThanOrEqual(width - 2 * MARGIN);
    }
    expect(wordsOf(document, 'front')).toContain('maximiliane@hohenstein-wittgenstein-beratung.example');
  });

  test.each([
    ['en_us', '0 0 88.9 50.8', '88.9mm 50.8mm'],
    ['de_de', '0 0 85 55', '85mm 55mm'],
  ] as const)('of a page in %s has the size that is usual there, on screen and on paper', (language, box, paper) => {
    const document = parse({}, language);

    expect(document.querySelector('#front')?.getAttribute('viewBox')).toBe(box);
    expect(document.querySelector('style')?.textContent).toContain(`@page{size:${paper};margin:0}`);
  });

  test("has the code in its owner's design on its back, on the ground that belongs to it", () => {
    const code: CardCode = {
      design: { ...plainCode.design, colour: '#1f3a5f', background: '#fff4e0', logo: 'monogram', moduleShape: 'dots' },
      logo: { initials: 'ML', photo: null, fontFamily: 'serif' },
    };
    const back = parse({}, 'en_us', code).querySelector('#back');

    expect(back?.querySelector('svg path[fill="#1f3a5f"]')).not.toBeNull();
    expect(back?.querySelector('svg text')?.textContent).toBe('ML');
    expect(back?.querySelector('rect[rx="2.4"]')?.getAttribute('fill')).toBe('#fff4e0');
    expect(back?.querySelector('svg')?.hasAttribute('shape-rendering')).toBe(false);
  });

  test('begins on the right in Arabic, where a number stays a number', () => {
    const document = parse({ profile: { displayName: 'خالد المنصوري' } }, 'ar_ae');
    const [name] = document.querySelectorAll('#front text');
    const number = [...document.querySelectorAll('#front text')].find(({ textContent }) =>
      textContent.startsWith('+46'),
    );

    expect([name?.getAttribute('direction'), name?.getAttribute('text-anchor')]).toEqual(['rtl', 'start']);
    expect([number?.getAttribute('direction'), number?.getAttribute('text-anchor')]).toEqual(['ltr', 'end']);
    expect(number?.querySelector('tspan')?.getAttribute('x')).toBe(String(85 - MARGIN));
  });

  test('takes nothing that an owner wrote for markup', () => {
    const html = parse({ profile: { displayName: '<script>alert(1)</script>' } });

    expect([...html.querySelectorAll('script')].map((script) => script.getAttribute('src'))).toEqual([
      '/assets/p/card.AAAA.js',
    ]);
  });

  test('has no fault that a machine finds, and is not indexed', async () => {
    const page = parse();
    document.documentElement.lang = page.documentElement.lang;
    document.title = page.title;
    document.body.innerHTML = page.body.innerHTML;
    const rules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };
    const { violations } = await axe.run(document.documentElement, { rules });

    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

describe('words in a box', () => {
  const box = { width: 40, lines: 2, size: 6, least: 3 };

  test('are as large as wished when they fit, else smaller', () => {
    expect(fitText('Mara', box)).toEqual({ size: 6, lines: ['Mara'] });
    expect(fitText('Maximiliane Hohenstein', { ...box, lines: 1 }).size).toBeLessThan(6);
  });

  test('of scripts without spaces end a line between words', () => {
    const { lines } = fitText('註冊財務策劃師及退休規劃顧問', { ...box, least: 2 });
    expect([lines.length, lines.join('')]).toEqual([2, '註冊財務策劃師及退休規劃顧問']);
  });

  test('that never fit end in an ellipsis', () => {
    expect(fitText('word '.repeat(60), box).lines.at(-1)).toMatch(/…$/);
  });
});
