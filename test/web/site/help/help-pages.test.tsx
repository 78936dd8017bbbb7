import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { guideIds } from '../../../../web/help/guides.ts';
import { helpPages } from '../../../../web/site/help/help-pages.tsx';
import { siteIn } from '../site-kit.ts';

const pages = helpPages({ list: ['/list.js'], guide: ['/site.js'] });

function drawn(path: string, language: LanguageValue): string {
  const page = pages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return renderToStaticMarkup(page.draw(siteIn(language)));
}

describe('the guides for everybody', () => {
  it('have a list, and an address each', () => {
    expect(pages.map(({ path }) => path)).toEqual(['/help', ...guideIds.map((id) => `/help/${id}`)]);
  });

  it('lead from the list to each guide in the language of the list', () => {
    const html = drawn('/help', 'de_de');
    for (const id of guideIds) expect(html).toContain(`href="/help/${id}/de_de"`);
  });

  it.each(guideIds)('draw %s in English within a page of another language, with its names of buttons', (id) => {
    const html = drawn(`/help/${id}`, 'ar_ae');
    expect(html).toContain('<html lang="ar-AE" dir="rtl"');
    expect(html).toContain('<div lang="en" dir="ltr">');
    expect(html).toContain('<strong lang="ar-AE" dir="rtl">');
    expect(html).not.toMatch(/\{\{|undefined/);
  });

  it('say by plan how soon somebody answers, and where to write', () => {
    const html = drawn('/help', 'en_us');
    expect(html).toContain('<td>4 hours</td>');
    expect(html).toMatch(/href="mailto:[^"]+subject=/);
  });
});
