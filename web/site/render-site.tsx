import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tokenStyles } from '../ui/token-styles.ts';
import '../ui/base.css';
import './site.css';
import { HomePage } from './home-page.tsx';
import { LegalPage } from './legal-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** The site's pages by file name. `css`: what the bundler gathered from the style sheets of these components. */
export function renderSite(css: string): Record<string, string> {
  const styles = `${tokenStyles()}${css}`;
  return {
    'index.html': document(<HomePage styles={styles} />),
    'legal/terms.html': document(<LegalPage text={terms} styles={styles} />),
    'legal/privacy.html': document(<LegalPage text={privacy} styles={styles} />),
    '404.html': document(<NotFoundPage styles={styles} />),
  };
}

function document(page: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(page)}\n`;
}
