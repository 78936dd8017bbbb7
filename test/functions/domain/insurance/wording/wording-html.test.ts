import { describe, expect, test } from 'vitest';
import { wordingHtml, type WordingSheet } from '../../../../../functions/domain/insurance/wording/wording-html.ts';

const sheet = (source: string, changes: Partial<WordingSheet> = {}): string =>
  wordingHtml({ source, language: 'en_us', version: 1, productName: 'Trip', insurer: 'Vale', ...changes }, '');

const main = (html: string): string => /<main>(.*)<\/main>/s.exec(html)?.[1] ?? '';

describe('the document of a wording', () => {
  test('sets the section of what is not insured apart, to its end', () => {
    const html = main(sheet('## 1 Out {.exclusions}\n\nWar.\n\n### 1.1 More\n\nRust.\n\n## 2 In\n\nRain.'));

    expect(html).toContain('<section class="exclusions"><h2><span class="number">1</span> <span>Out</span></h2>');
    expect(html.indexOf('Rust')).toBeLessThan(html.indexOf('</section>'));
    expect(html.indexOf('</section>')).toBeLessThan(html.indexOf('<span>In</span>'));
    expect(html).not.toContain('{.exclusions}');
  });

  test('takes HTML, pictures and links for words', () => {
    const html = main(
      sheet('<img src=x onerror=a()> ![pic](https://a.example/x.png) [here](javascript:a())\n\n<script>a()</script>'),
    );

    expect(html).not.toMatch(/<(?:img|script|a)\b/);
    expect(html).toContain('here');
  });

  test('lets no name out of its place in the style', () => {
    const html = sheet('# A', { productName: '</style><script>a()</script>"}', insurer: '"}@import url(x);' });

    expect(html).not.toContain('<script>');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(/<style>(.*)<\/style>/s.exec(html)?.[1]).not.toContain('@import');
  });

  test('runs from right to left where its language does', () => {
    const html = sheet('# A', { language: 'ar_ae' });

    expect(html).toContain('<html lang="ar-AE" dir="rtl">');
    expect(html).toMatch(/@top-right\{content:"Trip"\}/);
  });
});
