import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LEGAL_PATH, legalDocumentIds, legalPath } from '../../shared/legal/legal-documents.ts';
import { defaultLanguage, languageValues, type LanguageValue } from '../../shared/places/languages.ts';
import { renderChatDocuments } from '../pages/product-chat/chat-document.tsx';
import type { DocumentTexts } from '../pages/product-chat/document-texts.ts';
import type { PageTexts } from '../pages/page-texts.ts';
import { tokenStyles } from '../ui/token-styles.ts';
import '../ui/base.css';
import './site.css';
import { AppPage } from './app-page.tsx';
import { AssistantPage } from './assistant-page.tsx';
import { DocumentsPage } from './documents-page.tsx';
import { FeaturesPage } from './features-page.tsx';
import { helpPages } from './help/help-pages.tsx';
import { HomePage } from './home-page.tsx';
import { LandingPage } from './landing-page.tsx';
import { LegalDocumentPage } from './legal/legal-document-page.tsx';
import { LegalIndexPage } from './legal/legal-index-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PricingPage } from './pricing-page.tsx';
import { errorFiles } from './error-documents.ts';
import { sampleFiles } from './sample/sample-files.ts';
import { ShowcasePage, ShowcaseRoutePage } from './showcase-page.tsx';
import { fileIn } from './site-language.ts';
import { sitePaths } from './site-paths.ts';
import type { Site, SiteTexts } from './site-texts.ts';
import { StatusPage } from './status-page.tsx';
import { WaitlistPage } from './waitlist-page.tsx';

export { offlinePages } from './error-documents.ts';

/** Modules of pages by their names: the address of each, and of what it cannot run without. */
export type SiteScripts = Record<
  | 'site'
  | 'demo'
  | 'pricing'
  | 'app-code'
  | 'waitlist'
  | 'help'
  | 'showcase'
  | 'showcase-page'
  | 'status'
  | 'error'
  | 'product-chat',
  { src: string; needs: string[] }
>;

/** What the bundler gathered: of the components, and of the style sheets that few pages need. */
export type SiteStyles = Record<
  'render-site' | 'demo' | 'pitch' | 'pricing' | 'waitlist' | 'showcase' | 'help' | 'legal' | 'status',
  string
>;

type Page = { path: string; styles?: readonly (keyof SiteStyles)[]; draw: (site: Site) => ReactNode };

/** The site's pages by file name, each of them in every language. @param islands what published pages load, by name */
export function renderSite(
  css: SiteStyles,
  scripts: SiteScripts,
  texts: Record<LanguageValue, SiteTexts & DocumentTexts & { page: PageTexts }>,
  islands: Readonly<Record<string, string>>,
): Record<string, string> {
  const base = `${tokenStyles()}${css['render-site']}`;
  const drawn = pages(scripts).flatMap(({ path, styles = [], draw }) =>
    languageValues.map((language) => {
      const site = { language, texts: texts[language], styles: [base, ...styles.map((name) => css[name])].join('') };
      return [fileIn(language, path), document(draw(site))] as const;
    }),
  );
  const english = { language: defaultLanguage, texts: texts[defaultLanguage], styles: base };
  return {
    ...Object.fromEntries(drawn),
    '404.html': document(<NotFoundPage site={english} />),
    ...errorFiles(scripts.error.src, texts),
    ...sampleFiles(texts, islands),
    ...renderChatDocuments(scripts['product-chat'], texts),
  };
}

function pages(scripts: SiteScripts): Page[] {
  const all = (...names: (keyof SiteScripts)[]): string[] =>
    ['site' as const, ...names].map((name) => scripts[name].src);
  return [
    {
      path: sitePaths.home,
      styles: ['pitch', 'demo'],
      draw: (site) => <HomePage site={site} scripts={all('demo')} />,
    },
    { path: sitePaths.landing, styles: ['pitch'], draw: (site) => <LandingPage site={site} scripts={all()} /> },
    { path: sitePaths.assistant, styles: ['pitch'], draw: (site) => <AssistantPage site={site} scripts={all()} /> },
    { path: sitePaths.documentChat, styles: ['pitch'], draw: (site) => <DocumentsPage site={site} scripts={all()} /> },
    { path: sitePaths.features, styles: ['pitch'], draw: (site) => <FeaturesPage site={site} scripts={all()} /> },
    {
      path: sitePaths.pricing,
      styles: ['pitch', 'pricing'],
      draw: (site) => <PricingPage site={site} scripts={all('pricing')} />,
    },
    { path: sitePaths.app, styles: ['pitch'], draw: (site) => <AppPage site={site} scripts={all('app-code')} /> },
    {
      path: sitePaths.waitlist,
      styles: ['waitlist'],
      draw: (site) => <WaitlistPage site={site} scripts={all('waitlist')} />,
    },
    ...helpPages({ list: all('help'), guide: all() }),
    {
      path: sitePaths.showcase,
      styles: ['showcase'],
      draw: (site) => <ShowcasePage site={site} scripts={all('showcase')} />,
    },
    { path: sitePaths.status, styles: ['status'], draw: (site) => <StatusPage site={site} scripts={all('status')} /> },
    {
      path: '/showcase-page',
      styles: ['showcase'],
      draw: (site) => <ShowcaseRoutePage site={site} scripts={all('showcase-page')} />,
    },
    { path: LEGAL_PATH, styles: ['legal'], draw: (site) => <LegalIndexPage site={site} scripts={all()} /> },
    ...legalDocumentIds.map((id) => ({
      path: legalPath(id, defaultLanguage),
      styles: ['legal' as const],
      draw: (site: Site) => <LegalDocumentPage id={id} site={site} scripts={all()} />,
    })),
  ];
}

function document(page: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
