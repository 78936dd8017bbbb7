import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderChatDocuments } from '../pages/product-chat/chat-document.tsx';
import { tokenStyles } from '../ui/token-styles.ts';
import '../ui/base.css';
import './site.css';
import { HomePage } from './home-page.tsx';
import { LegalPage } from './legal-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { privacy } from './privacy.ts';
import { ShowcasePage, ShowcaseRoutePage } from './showcase-page.tsx';
import { fileIn, siteLanguages, type SiteLanguage } from './site-language.ts';
import { terms } from './terms.ts';
import { WaitlistPage, waitlistPath } from './waitlist-page.tsx';

/** Modules of pages by their names: the address of each, and of what it cannot run without. */
export type SiteScripts = Record<
  'waitlist' | 'showcase' | 'showcase-page' | 'product-chat',
  { src: string; needs: string[] }
>;

/** What the bundler gathered: of the components, and of the style sheets that few pages need. */
export type SiteStyles = Record<'render-site' | 'waitlist' | 'showcase', string>;

/** The site's pages by file name. */
export function renderSite(css: SiteStyles, scripts: SiteScripts): Record<string, string> {
  const styles = `${tokenStyles()}${css['render-site']}`;
  const withShowcase = `${styles}${css.showcase}`;
  return {
    'index.html': document(<HomePage styles={styles} />),
    'legal/terms.html': document(<LegalPage text={terms} styles={styles} />),
    'legal/privacy.html': document(<LegalPage text={privacy} styles={styles} />),
    '404.html': document(<NotFoundPage styles={styles} />),
    ...inEachLanguage(waitlistPath, (language) => (
      <WaitlistPage language={language} styles={`${styles}${css.waitlist}`} script={scripts.waitlist.src} />
    )),
    ...inEachLanguage('/showcase', (language) => (
      <ShowcasePage language={language} styles={withShowcase} script={scripts.showcase.src} />
    )),
    ...inEachLanguage('/showcase-page', (language) => (
      <ShowcaseRoutePage language={language} styles={withShowcase} script={scripts['showcase-page'].src} />
    )),
    ...renderChatDocuments(scripts['product-chat']),
  };
}

function inEachLanguage(path: string, page: (language: SiteLanguage) => ReactNode): Record<string, string> {
  return Object.fromEntries(siteLanguages.map((language) => [fileIn(language, path), document(page(language))]));
}

function document(page: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
