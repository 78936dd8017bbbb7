// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { legalDocumentIds } from '../../../../shared/legal/legal-documents.ts';
import { countries } from '../../../../shared/places/countries.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { LegalDocumentPage } from '../../../../web/site/legal/legal-document-page.tsx';
import { LegalIndexPage } from '../../../../web/site/legal/legal-index-page.tsx';
import { siteIn } from '../site-kit.ts';

function open(page: React.ReactElement): Document {
  return new DOMParser().parseFromString(renderToStaticMarkup(page), 'text/html');
}

const openDocument = (id: (typeof legalDocumentIds)[number], language: LanguageValue): Document =>
  open(<LegalDocumentPage id={id} site={siteIn(language)} scripts={[]} />);

const hrefs = (page: Document, selector: string): string[] =>
  Array.from(page.querySelectorAll(selector), (link) => link.getAttribute('href') ?? '');

describe.each(legalDocumentIds)('the page of %s', (id) => {
  const page = openDocument(id, 'ar_ae');

  it('has the binding words in English from left to right, on a page in Arabic', () => {
    const section = page.querySelector('.words section:not(#short, #where, #versions)');

    expect(page.documentElement.lang).toBe('ar-AE');
    expect(section?.closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(section?.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  });

  it('lists what is on it, and each line leads there', () => {
    const targets = hrefs(page, '.contents a');
    const sections = Array.from(page.querySelectorAll('.words section'), ({ id: anchor }) => `#${anchor}`);

    expect(targets.toSorted()).toEqual(sections.toSorted());
  });

  it('leads to other documents in the language of the page', () => {
    const links = hrefs(page, 'main a').filter((href) => href.startsWith('/'));

    expect(links.filter((href) => !/^\/legal(\/[a-z-]+)?\/ar_ae$/.test(href))).toEqual([]);
    expect(hrefs(page, '.others a')).toHaveLength(legalDocumentIds.length - 1);
  });

  it('tells its version, since when it holds, and what it changed', () => {
    expect(page.querySelector('.facts')?.textContent).toContain('2025-01-01');
    expect(page.querySelector('#versions dd')?.textContent).toBe('This is the first version.');
  });

  it('has a fold for every variant of the law, and no place that was not filled', () => {
    expect(page.querySelectorAll('#where details').length).toBeGreaterThan(20);
    expect(page.body.textContent).not.toMatch(/\{\{|undefined|<\/?\w+>/);
  });
});

test('the privacy policy names the authority of each country that shares its law with others', () => {
  const page = openDocument('privacy', 'en_us');
  const shared = countries.filter(
    ({ belongs, abbr }) => belongs === 'Europe' && page.getElementById(`where-${abbr.toLowerCase()}`),
  );

  expect(shared.length).toBeGreaterThan(20);
  expect(page.getElementById('where-de')?.textContent).toContain('Germany');
  expect(page.getElementById('where-ie')?.textContent).toContain('Data Protection Commission');
});

test('says that English binds in every language but English', () => {
  expect(openDocument('terms', 'de_de').querySelector('.facts strong')).not.toBeNull();
  expect(openDocument('terms', 'en_gb').querySelector('.facts strong')).toBeNull();
});

test('the withdrawal of each law is said with its own days', () => {
  const page = openDocument('refunds', 'en_us');

  expect(page.getElementById('where-eea')?.textContent).toContain('within 14 days');
  expect(page.getElementById('where-brazil')?.textContent).toContain('within 7 days');
});

test('the index leads to all documents in its language', () => {
  const page = open(<LegalIndexPage site={siteIn('de_de')} scripts={[]} />);

  expect(hrefs(page, 'main a')).toEqual(legalDocumentIds.map((id) => `/legal/${id}/de_de`));
});
